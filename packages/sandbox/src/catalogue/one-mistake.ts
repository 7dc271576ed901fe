/** Whether a text is the beginning of a word, or the whole of it, with one letter too many, missing, wrong, or swapped with the next. */
export function isOneMistakeAway(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  // What is wrong at the very end could be followed by anything: then the word ends there too.
  if (at === typed.length - 1 && word.length > typed.length) return false;
  const begins = (fromTyped: number, fromWord: number) => word.startsWith(typed.slice(fromTyped), fromWord);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    begins(at + 1, at) ||
    begins(at, at + 1) ||
    begins(at + 1, at + 1) ||
    (isSwapped && begins(at + 2, at + 2))
  );
}
