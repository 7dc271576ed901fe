import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

export type Story = PreparedStory;

export interface Page {
  /** Of the stories, as Storybook says it. */
  readonly file: unknown;
  /** Those that stand on the page. */
  readonly stories: readonly Story[];
  /** The one to try the part with: `Playground`, or the first one. */
  readonly playground: Story | undefined;
  /** They cover the page, so each stands in a page of its own. */
  readonly isFramed: boolean;
}

/** What the page of a part or screen is about. */
export function usePage(): Page {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const docs = useContext(DocsContext);
  const stories = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  return {
    file: preparedMeta.parameters.fileName,
    stories,
    playground: stories.find(({ name }) => name === 'Playground') ?? stories[0],
    isFramed: preparedMeta.parameters.docs?.story?.inline === false,
  };
}

/** Draws the page anew when Storybook says that this has happened. */
function useChange(event: string): void {
  const { channel } = useContext(DocsContext);
  const [, setCount] = useState(0);
  useEffect(() => {
    const draw = () => setCount((count) => count + 1);
    channel.on(event, draw);
    return () => channel.off(event, draw);
  }, [channel, event]);
}

/** What a story is called with, and what was changed with the controls. */
export function useArgs(story: Story) {
  useChange('storyArgsUpdated');
  const { args, initialArgs } = useContext(DocsContext).getStoryContext(story);
  return { args, initialArgs };
}

/** What the toolbar says. */
export function useGlobals(story: Story): Readonly<Record<string, unknown>> {
  useChange('globalsUpdated');
  return useContext(DocsContext).getStoryContext(story).globals;
}
