import { FieldProblem } from '../world/refusal.ts';

/** No operation takes more than a few levels; far more would exhaust whatever walks through them. */
const deepest = 32;
/** Lists, objects and what is in them: operations take some hundreds, and a megabyte holds hundreds of thousands. */
const mostParts = 10_000;

const [quote, backslash, comma] = ['"', '\\', ','].map((character) => character.charCodeAt(0));
const opening = new Set(['[', '{'].map((character) => character.charCodeAt(0)));
const closing = new Set([']', '}'].map((character) => character.charCodeAt(0)));

/**
 * Refuses JSON that nests too deeply or holds too much, before anything is made of it: reading a megabyte of braces keeps everybody else
 * waiting for a third of a second.
 * @throws FieldProblem
 */
export function ensureModest(text: string): void {
  let level = 0;
  let parts = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isText) {
      if (code === backslash) at += 1;
      else isText = code !== quote;
    } else if (code === quote) isText = true;
    else if (code === comma) parts += 1;
    else if (opening.has(code)) {
      level += 1;
      parts += 1;
    } else if (closing.has(code)) level -= 1;
    if (level > deepest) throw new FieldProblem({ body: 'validation.tooDeep' });
    if (parts > mostParts) throw new FieldProblem({ body: 'validation.tooManyParts' });
  }
}
