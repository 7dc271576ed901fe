import { createElement, Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

const Whole = styled.span`
  white-space: nowrap;
`;

/** A sentence whose "e-mail" stays on one line: browsers break it at its hyphen, and no rule of CSS forbids that for a word alone. */
export function unbroken(sentence: string): ReactNode {
  const parts = sentence.split(/(\be-mails?\b)/i);
  return parts.length === 1
    ? sentence
    : createElement(
        Fragment,
        null,
        ...parts.map((part, at) => (at % 2 ? createElement(Whole, null, part) : part)),
      );
}
