import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

export const List = styled.ul`
  display: grid;
  /* One below the other where a word would break. */
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${vars.space.s3};
  counter-reset: way;
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > li {
    display: grid;
    min-width: 0;
    counter-increment: way;
  }
  > [data-place='invite'],
  > [data-place='faq'] {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    &[data-look='bento'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      > li {
        grid-column: span 2;
      }
      > [data-place='invite'] {
        grid-area: 1 / 1 / span 2 / span 3;
      }
      > [data-place='records'] {
        grid-area: 1 / 4 / auto / span 3;
      }
      > [data-place='rewards'] {
        grid-area: 2 / 4 / auto / span 3;
      }
    }
    &[data-look='stickers'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${vars.space.s5};
      > [data-place='invite'],
      > [data-place='faq'] {
        grid-column: span 2;
      }
    }
  }
  &[data-look='ledger'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    > li {
      grid-column: auto;
      border-bottom: 1px solid ${vars.color.line};
    }
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${vars.space.s10};
    }
  }
`;

export const Way = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: ${vars.space.s1};
  min-height: 9rem;
  padding: ${vars.space.s4};
  overflow: hidden;
  color: ${vars.color.text};
  text-decoration: none;
  ${surface}
  ${focusRing}
  transition: translate ${vars.motion.fast} ${vars.motion.ease};
  ${media.hover} {
    &:hover {
      translate: ${vars.press.lift};
    }
  }
  &:active {
    translate: ${vars.press.shift};
  }
  > svg {
    margin-bottom: auto;
    color: ${vars.color.accentText};
  }
  [data-place='invite'] > & {
    grid-template-rows: 1fr;
    background: ${vars.color.surface2};
    > svg {
      display: none;
    }
  }
  [data-look='stickers'] [data-place='invite'] > & {
    border-width: 3px;
  }
  [data-look='stickers'] [data-place='records'] > &,
  [data-look='stickers'] [data-place='faq'] > & {
    background: ${vars.color.secondSoft};
  }
  [data-look='ledger'] & {
    grid-template: auto / 2.5rem minmax(0, 1fr);
    align-content: center;
    min-height: 4.75rem;
    padding: ${vars.space.s3} 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    &::before {
      content: counter(way, upper-roman);
      grid-row: 1 / span 2;
      align-self: center;
      color: ${vars.color.second};
      font-family: ${vars.font.display};
      font-size: ${vars.text.lg};
    }
    > svg {
      display: none;
    }
  }
`;

/** The scene stands above the words, never under them. */
export const Art = styled.span`
  display: block;
  height: 7.5rem;
  margin: calc(-1 * ${vars.space.s4}) calc(-1 * ${vars.space.s4}) ${vars.space.s3};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: right center;
  }
  ${media.desktop} {
    height: 100%;
    min-height: 10rem;
  }
`;

export const Label = styled.strong`
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  font-weight: ${vars.weight.display};
  line-height: 1.2;
  overflow-wrap: anywhere;
  /* Wide letters, of which a whole word stands in half a phone. */
  [data-look='stickers'] & {
    font-size: ${vars.text.sm};
    ${media.wide} {
      font-size: ${vars.text.md};
    }
  }
`;

export const Detail = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;
