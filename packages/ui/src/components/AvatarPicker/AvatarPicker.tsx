import { useId } from 'react';
import { EmptyArt } from '../DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import { AvatarChoice } from './AvatarChoice.tsx';
import { Bones, Grid, Group, GroupName, Groups, Legend, Root } from './AvatarPicker.style.ts';
import { AvatarSavingNote } from './AvatarSavingNote.tsx';
import type { AvatarPickerProps, AvatarPickerView } from './avatar-picker-props.ts';

export const avatarPickerStates = [
  'NoneChosen',
  'Chosen',
  'Drawn',
  'Saving',
  'Saved',
  'SaveFailed',
  'Disabled',
  'Empty',
  'Loading',
  'LoadFailed',
  'LongText',
] as const;

/** One of several pictures, in groups. Arrow keys go through all of them; each choice is the screen's to save. */
export function AvatarPicker({ view, words, ...rest }: AvatarPickerProps) {
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={words.loading}>
          <Bones>
            {Array.from({ length: 12 }, (_, index) => index).map((index) => (
              <Skeleton key={index} shape="tile" />
            ))}
          </Bones>
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message={view.message} retry={{ label: words.retry, onRetry: rest.onRetry }} />;
    case 'ready':
      return view.groups.every(({ options }) => options.length === 0) ? (
        <EmptyState as="p" title={words.emptyTitle} image={<EmptyArt kind="noRecords" />}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <Choices {...rest} words={words} view={view} />
      );
  }
}

interface ChoicesProps extends AvatarPickerProps {
  readonly view: Extract<AvatarPickerView, { readonly kind: 'ready' }>;
}

function Choices({ view, words, disabledReason, onChange, onRetry }: ChoicesProps) {
  const name = useId();
  const noteId = `${name}-note`;
  const { groups, value, saving } = view;
  const shown = groups.filter(({ options }) => options.length > 0);
  return (
    <Root
      aria-describedby={noteId}
      aria-busy={saving.kind === 'saving' || undefined}
      data-part="avatar-picker"
    >
      <Legend>{words.legend}</Legend>
      <AvatarSavingNote
        id={noteId}
        saving={saving}
        words={words}
        disabledReason={disabledReason}
        onRetry={onRetry}
      />
      <Groups>
        {shown.map(({ id, label, options }) => (
          <Group key={id} role="group" aria-labelledby={`${name}-${id}`}>
            <GroupName id={`${name}-${id}`}>{label}</GroupName>
            <Grid>
              {options.map((option) => (
                <AvatarChoice
                  key={option.value}
                  option={option}
                  name={name}
                  isChosen={option.value === value}
                  isSaving={saving.kind === 'saving'}
                  isDisabled={disabledReason !== undefined}
                  onChange={onChange}
                />
              ))}
            </Grid>
          </Group>
        ))}
      </Groups>
    </Root>
  );
}
