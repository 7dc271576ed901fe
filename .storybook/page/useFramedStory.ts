import { type RefObject, useEffect, useRef } from 'react';
import { initialGlobals } from '../toolbar.ts';
import { type Story, useGlobals } from './story-context.ts';

type Values = Readonly<Record<string, unknown>>;

/** The part of a frame's Storybook that is used here. Its channel would tell this page too, which would answer. */
interface FramePreview {
  readonly currentRender?: { readonly phase?: string };
  onUpdateArgs(of: { readonly storyId: string; readonly updatedArgs: Values }): void;
  onUpdateGlobals(of: { readonly globals: Values }): void;
}

function previewIn(around: HTMLElement | null): FramePreview | undefined {
  const frame = around?.querySelector('iframe')?.contentWindow;
  return (frame as { __STORYBOOK_PREVIEW__?: FramePreview } | null | undefined)?.__STORYBOOK_PREVIEW__;
}

function isSame(one: Values, other: Values): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => one[name] === other[name],
  );
}

/** Told anything before it has drawn its story, Storybook complains. */
const isDrawn = (preview: FramePreview) =>
  /^(completed|afterEach|finished|errored)$/.test(preview.currentRender?.phase ?? '');

/** How often it is asked whether the story has been drawn, in milliseconds. */
const pause = 200;

/** Of the toolbar what a story may follow; panels keep their own settings there. */
function chosen(globals: Values): Values {
  return Object.fromEntries(
    Object.entries(initialGlobals).map(([name, initial]) => [name, globals[name] ?? initial]),
  );
}

/**
 * What covers the page stands in a frame, which Storybook tells neither of the controls beside it nor of the toolbar.
 * @returns for the element around the frame
 */
export function useFramedStory(story: Story, args: Values): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const globals = chosen(useGlobals(story));
  const told = useRef({ args: story.initialArgs as Values, globals: initialGlobals as Values });
  useEffect(() => {
    if (isSame(told.current.args, args) && isSame(told.current.globals, globals)) return;
    const timer = setInterval(() => {
      const preview = previewIn(around.current);
      if (!preview || !isDrawn(preview)) return;
      clearInterval(timer);
      const updatedArgs = Object.fromEntries(
        Object.keys({ ...told.current.args, ...args }).map((name) => [name, args[name]]),
      );
      told.current = { args, globals };
      preview.onUpdateArgs({ storyId: story.id, updatedArgs });
      preview.onUpdateGlobals({ globals });
    }, pause);
    return () => clearInterval(timer);
  });
  return around;
}
