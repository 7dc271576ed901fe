import { Anchor, Canvas, Description, Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { StorySource } from '../part-pages.ts';
import { storyText } from './jsx-text.ts';
import type { Story } from './story-context.ts';

export interface StatesProps {
  readonly stories: readonly Story[];
  readonly sources: Readonly<Record<string, StorySource>>;
}

/** Each story as it is declared, whatever the playground's controls say; with its JSX where there is something to write. */
export function States({ stories, sources }: StatesProps) {
  return (
    <>
      <Heading>States</Heading>
      {stories.map(({ id, name, moduleExport }) => {
        const source = sources[id];
        return (
          <Anchor key={id} storyId={id}>
            <Subheading>{name}</Subheading>
            <Description of={moduleExport} />
            <Canvas
              of={moduleExport}
              story={{ __forceInitialArgs: true }}
              sourceState={source ? 'hidden' : 'none'}
              source={source ? { code: storyText(source), language: 'tsx' } : {}}
            />
          </Anchor>
        );
      })}
    </>
  );
}
