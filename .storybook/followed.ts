/** What the toolbar has that not every story has a use for. */
export const tools = ['locale', 'money', 'session'] as const;
export type Tool = (typeof tools)[number];

const followed = new Set<Tool>();
const listeners = new Set<() => void>();

/** The story that is being drawn has asked what this tool says. */
export function follow(tool: Tool): void {
  if (followed.has(tool)) return;
  followed.add(tool);
  // It is asked in the middle of drawing, when nothing else may be drawn.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

export function isFollowed(tool: Tool): boolean {
  return followed.has(tool);
}

export function onFollowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Before another story is drawn. */
export function forgetFollowed(): void {
  followed.clear();
}
