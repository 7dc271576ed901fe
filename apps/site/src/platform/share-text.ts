/** Passes a text on by the system's own sheet, or puts it on the clipboard where there is none; rejects where neither is allowed. */
export async function shareText(text: string): Promise<'shared' | 'copied'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // The player has closed the sheet, which is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}
