import { type RefObject, useEffect, useRef } from 'react';
import { type Story, useArgs, useGlobals } from './story-context.ts';

/** The part of a frame's Storybook that is used here. */
interface FrameWindow extends Window {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, payload: unknown): void;
    once(event: string, listener: () => void): void;
  };
}

function windowOf(around: HTMLElement | null): FrameWindow | null {
  return around?.querySelector('iframe')?.contentWindow ?? null;
}

/** Told anything before it has drawn its story, Storybook complains. */
function whenDrawn(frame: FrameWindow | null, then: () => void): void {
  const phase = frame?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
  if (/^(completed|afterEach|finished|errored)$/.test(phase)) then();
  else frame?.__STORYBOOK_ADDONS_CHANNEL__?.once('storyRendered', then);
}

/**
 * What covers the page stands in a frame, which Storybook tells neither of the controls beside it nor of the toolbar.
 * @returns for the element around the frame
 */
export function useFramedStory(story: Story): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const { args, initialArgs } = useArgs(story);
  const globals = useGlobals(story);
  useEffect(() => {
    const tell = () => {
      const frame = windowOf(around.current);
      whenDrawn(frame, () => {
        const channel = frame?.__STORYBOOK_ADDONS_CHANNEL__;
        channel?.emit('resetStoryArgs', { storyId: story.id });
        const changed = Object.entries(args).filter(([name, value]) => value !== initialArgs[name]);
        channel?.emit('updateStoryArgs', { storyId: story.id, updatedArgs: Object.fromEntries(changed) });
        channel?.emit('updateGlobals', { globals });
      });
    };
    tell();
    const frame = around.current?.querySelector('iframe');
    frame?.addEventListener('load', tell);
    return () => frame?.removeEventListener('load', tell);
  }, [story.id, args, initialArgs, globals]);
  return around;
}
