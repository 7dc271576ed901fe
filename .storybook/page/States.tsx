import { Anchor, Canvas, Description, Subheading } from '@storybook/addon-docs/blocks';
import type { StorySource } from '../part-pages.ts';
import { storyText } from './jsx-text.ts';
import type { Story } from './story-context.ts';
import { useFramedStory } from './useFramedStory.ts';

export interface StatesProps {
  readonly stories: readonly Story[];
  readonly sources: Readonly<Record<string, StorySource>>;
}

interface StateProps {
  readonly story: Story;
  readonly source: StorySource | undefined;
}

function State({ story, source }: StateProps) {
  const framed = useFramedStory(story, story.initialArgs);
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <div {...framed}>
        <Canvas
          of={story.moduleExport}
          story={{ __forceInitialArgs: true }}
          sourceState={source ? 'hidden' : 'none'}
          source={source ? { code: storyText(source), language: 'tsx' } : {}}
        />
      </div>
    </Anchor>
  );
}

/** Each story as it is declared, whatever the playground's controls say; with its JSX where there is something to write. */
export function States({ stories, sources }: StatesProps) {
  return (
    <>
      {stories.map((story) => (
        <State key={story.id} story={story} source={sources[story.id]} />
      ))}
    </>
  );
}
