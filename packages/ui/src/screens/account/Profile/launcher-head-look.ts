import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { clampedText, figure, figures, focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

const top = css`
  [data-part='top'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space.s3};
    /* The level's room to be pressed reaches over the card's own. */
    margin-block: calc(-1 * ${vars.space.s2});
    > :last-child {
      flex: none;
    }
    /* Narrow faces have narrow spaces: between capitals and a figure they are none. */
    [data-part='badge'] {
      word-spacing: 0.12em;
    }
  }
`;

const balance = css`
  [data-part='balance'] {
    display: grid;
    gap: 2px;
    > span {
      font-size: ${vars.text.sm};
    }
    > strong {
      font-family: ${vars.font.display};
      font-size: clamp(1.5rem, 10cqi, 2.5rem);
      font-weight: ${vars.weight.display};
      letter-spacing: ${vars.lettering.display};
      line-height: 1.15;
      ${figures}
    }
    &[data-long] > strong {
      font-size: clamp(1rem, 6.2cqi, 1.75rem);
    }
    > p {
      display: flex;
      align-items: center;
      gap: ${vars.space.s1};
      font-size: ${vars.text.sm};
    }
  }
`;

const person = css`
  [data-part='person'] {
    display: flex;
    align-items: center;
    gap: ${vars.space.s3};
    min-width: 0;
    > button {
      position: relative;
      flex: none;
      padding: 0;
      border: 0;
      background: none;
      border-radius: ${vars.radius.round};
      cursor: pointer;
      ${focusRing}
    }
    [data-part='change'] {
      position: absolute;
      inset-block-end: -4px;
      inset-inline-end: -4px;
      display: grid;
      place-items: center;
      width: 20px;
      height: 20px;
      border-radius: ${vars.radius.round};
      background: ${vars.color.onSecond};
      color: ${vars.color.second};
    }
    > div {
      min-width: 0;
    }
    [data-part='name'] {
      font-weight: ${vars.weight.strong};
      line-height: 1.3;
      ${clampedText}
    }
    [data-part='number'] {
      font-size: ${vars.text.xs};
      line-height: 1.3;
      > b {
        font-weight: ${vars.weight.strong};
        ${figure}
      }
    }
  }
`;

/** Discs, in brands that have discs, the first of them lit; their words below. */
const actions = css`
  > [data-part='actions'] {
    display: grid;
    justify-items: start;
    gap: ${vars.space.s3};
    > ul {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      width: 100%;
    }
    a {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      gap: ${vars.space.s2};
      padding-block: ${vars.space.s1};
      border-radius: ${vars.radius.md};
      color: ${vars.color.text};
      font-size: ${vars.text.sm};
      font-weight: ${vars.weight.strong};
      line-height: 1.25;
      text-align: center;
      text-decoration: none;
      ${focusRing}
    }
    /* Of phones that are narrower than most, in letters: the longest of the words stays whole. */
    @media (max-width: 22.4375rem) {
      a {
        font-size: ${vars.text.xs};
      }
    }
    [data-part='label'] {
      max-width: 100%;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    [data-part='disc'] {
      display: grid;
      place-items: center;
      width: 60px;
      height: 60px;
      background: ${vars.color.surface3};
      clip-path: ${vars.shape.disc};
      transition:
        background-color ${vars.motion.fast} ${vars.motion.ease},
        scale ${vars.motion.base} ${vars.motion.spring};
      @media (forced-colors: active) {
        border: 2px solid ButtonText;
        border-radius: ${vars.radius.round};
      }
    }
    a[href='/recharge'] > [data-part='disc'] {
      background: ${vars.color.accent};
      color: ${vars.color.onAccent};
    }
    ${media.hover} {
      a:hover > [data-part='disc'] {
        background: ${vars.color.accentSoft};
      }
      a[href='/recharge']:hover > [data-part='disc'] {
        background: ${vars.color.accentHover};
      }
    }
    a:active > [data-part='disc'] {
      scale: ${vars.press.scale};
    }
  }
`;

/** The card, what it is changed by, and the row of what one does with it. */
export const headLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${vars.space.s4};
  ${top}
  ${balance}
  ${person}
  ${actions}
  > [data-part='pictures'] {
    padding: ${vars.space.s4};
    ${surface}
  }
`;
