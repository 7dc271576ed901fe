import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Note } from './AvatarPicker.style.ts';
import type { AvatarPickerWords, AvatarSaving } from './avatar-picker-props.ts';

export interface AvatarSavingNoteProps {
  /** What the picker names in `aria-describedby`. */
  readonly id: string;
  /** How far the choice has come; a failure is an alert, the rest a status. */
  readonly saving: AvatarSaving;
  /** Those of the picker. */
  readonly words: AvatarPickerWords;
  /** Why nothing can be chosen now; undefined: it can. */
  readonly disabledReason: string | undefined;
  /** Sends the choice that failed again. */
  readonly onRetry: () => void;
}

/** What became of the choice, above the pictures, where it is seen even when there are many. */
export function AvatarSavingNote({ id, saving, words, disabledReason, onRetry }: AvatarSavingNoteProps) {
  return (
    <div id={id}>
      {disabledReason !== undefined && <Note>{disabledReason}</Note>}
      {saving.kind === 'failed' && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={onRetry}>
              {words.retry}
            </Button>
          }
        >
          {saving.message}
        </Notice>
      )}
      <Note role="status" data-kind={saving.kind}>
        {saving.kind === 'saving' && words.saving}
        {saving.kind === 'saved' && words.saved}
      </Note>
    </div>
  );
}
