import { Canvas, Controls, Heading, Source } from '@storybook/addon-docs/blocks';
import type { StorySource } from '../part-pages.ts';
import { storyText } from './jsx-text.ts';
import { type Story, useArgs } from './story-context.ts';
import { useFramedStory } from './useFramedStory.ts';

function Code({ story, source }: { readonly story: Story; readonly source: StorySource }) {
  const { args, initialArgs } = useArgs(story);
  return <Source code={storyText(source, initialArgs, args)} language="tsx" />;
}

function FramedCanvas({ story }: { readonly story: Story }) {
  const { args } = useArgs(story);
  return (
    <div {...useFramedStory(story, args)}>
      <Canvas of={story.moduleExport} sourceState="none" />
    </div>
  );
}

export interface PlaygroundProps {
  readonly story: Story;
  readonly source: StorySource | undefined;
  readonly hasControls: boolean;
  /** It covers the page, so here it stands in a frame. */
  readonly isFramed: boolean;
}

/** The part as it is when one begins with it, with what one may change about it and how that is written. */
export function Playground({ story, source, hasControls, isFramed }: PlaygroundProps) {
  return (
    <>
      <Heading>Playground</Heading>
      {isFramed ? <FramedCanvas story={story} /> : <Canvas of={story.moduleExport} sourceState="none" />}
      {hasControls && <Controls of={story.moduleExport} />}
      {source?.kind === 'args' && <Code story={story} source={source} />}
    </>
  );
}
