import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
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

interface Framed {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly style: CSSProperties;
}

/** As CSS has it, of the viewport that a story sets for itself. */
function windowWidth({ storyGlobals, parameters }: Story): string | undefined {
  return parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles?.width;
}

/**
 * What covers the page stands in a frame, which Storybook tells neither of the controls beside it nor of the toolbar.
 * @returns of the element around the frame; a story that says how wide its window is has a frame of that width
 */
export function useFramedStory(story: Story, args: Values): Framed {
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
  return { ref: around, style: { '--window': windowWidth(story) } as CSSProperties };
}
