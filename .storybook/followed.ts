import { addons } from 'storybook/preview-api';
import { forgetSaid } from './said.ts';
import { type Tool, tellFollowed } from './toolbar-tools.ts';

const followed = new Set<Tool>();
let shown = '';
let told = '';

interface StoryOnPage {
  readonly id: string;
  readonly title: string;
  readonly viewMode: string;
}

/** What the toolbar stands above: a story, or a page of several. */
export function shownAs({ id, title, viewMode }: StoryOnPage): string {
  return viewMode === 'story' ? id : title;
}

/** What is shown has a use for this tool. */
export function follow(tool: Tool): void {
  followed.add(tool);
}

/** The same, of a story or page that may be on its way out. */
export function followIn(storyOrPage: string, tool: Tool): void {
  if (storyOrPage === shown) follow(tool);
}

export function isFollowed(tool: Tool): boolean {
  return followed.has(tool);
}

/** Before something is drawn: what was known of another story or page is forgotten. */
export function beginFollowing(storyOrPage: string): void {
  if (storyOrPage === shown) return;
  shown = storyOrPage;
  followed.clear();
  forgetSaid();
}

/** Whether this is a frame of a page of stories: of a brand beside others, or of what covers the page in the documentation. */
export const isFrame = window.parent !== window && window.parent.location.pathname === location.pathname;

/** Tells the toolbar, which greys what has no use here; in a frame, the page around it. */
export function publishFollowed(): void {
  const now = `${shown}: ${[...followed].join()}`;
  if (now === told) return;
  told = now;
  document.documentElement.dataset.followed = [...followed].join(' ');
  if (isFrame) window.parent.dispatchEvent(new CustomEvent(tellFollowed, { detail: [...followed] }));
  else addons.getChannel().emit(tellFollowed, [...followed]);
}

window.addEventListener(tellFollowed, (event) => {
  for (const tool of (event as CustomEvent<readonly Tool[]>).detail) follow(tool);
  publishFollowed();
});
