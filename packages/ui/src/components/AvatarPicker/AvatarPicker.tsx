import { useId } from 'react';
import { EmptyArt } from '../DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import { AvatarChoice } from './AvatarChoice.tsx';
import { Bones, Grid, Group, GroupName, Groups, Legend, Root } from './AvatarPicker.style.ts';
import { AvatarSavingNote } from './AvatarSavingNote.tsx';
import { type AvatarPickerProps, type AvatarPickerView, avatarGroups } from './avatar-picker-props.ts';

export const avatarPickerStates = [
  'NoneChosen',
  'Chosen',
  'Saving',
  'Saved',
  'SaveFailed',
  'Disabled',
  'Empty',
  'Loading',
  'LoadFailed',
  'LongText',
] as const;

/** One of the platform's pictures, in its lists. Arrow keys go through all of them; each choice is the screen's to save. */
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
      return avatarGroups.every((group) => view.pictures[group].length === 0) ? (
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

function Choices({ view, words, disabledReason, onChoose, onRetry }: ChoicesProps) {
  const name = useId();
  const noteId = `${name}-note`;
  const { pictures, chosenUrl, saving } = view;
  const shown = avatarGroups.filter((group) => pictures[group].length > 0);
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
        {shown.map((group) => (
          <Group key={group} role="group" aria-labelledby={`${name}-${group}`}>
            <GroupName id={`${name}-${group}`}>{words.groups[group]}</GroupName>
            <Grid>
              {pictures[group].map((picture, index) => (
                <AvatarChoice
                  key={picture.id}
                  picture={picture}
                  label={words.picture(group, index + 1)}
                  name={name}
                  isChosen={picture.url === chosenUrl}
                  isSaving={saving.kind === 'saving'}
                  isDisabled={disabledReason !== undefined}
                  onChoose={onChoose}
                />
              ))}
            </Grid>
          </Group>
        ))}
      </Groups>
    </Root>
  );
}
