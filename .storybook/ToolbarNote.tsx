import { useSyncExternalStore } from 'react';
import { isFollowed, onFollowed, type Tool, tools } from './followed.ts';
import { isAsWritten, type Shown, stepsFit } from './steps.ts';

const names: Readonly<Record<Tool, string>> = { locale: 'Language', money: 'Money', session: 'Session' };

export interface ToolbarNoteProps {
  readonly shown: Shown;
  readonly hasSteps: boolean;
}

/** Above a story, where the toolbar says something that it has no use for, or that its steps are not written for. */
export function ToolbarNote({ shown, hasSteps }: ToolbarNoteProps) {
  const idle = useSyncExternalStore(onFollowed, () =>
    tools
      .filter((tool) => !isAsWritten(shown, tool) && !isFollowed(tool))
      .map((tool) => names[tool])
      .join(', '),
  );
  const notes = [
    idle !== '' && `${idle}: nothing here follows it. What it shows comes in as props; see Controls.`,
    hasSteps &&
      !stepsFit(shown) &&
      'The steps are not run: they are written for the story as it is by itself.',
  ].filter((note) => note !== false);
  return notes.length > 0 ? <p className="toolbar-note">{notes.join(' ')}</p> : null;
}
