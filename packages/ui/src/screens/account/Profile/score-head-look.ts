import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { clampedText, focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** A link as high as a finger, and words of the same height where there is no club. */
const level = css`
  [data-part='level'] {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space.s2};
    min-width: 0;
    min-height: ${vars.size.target};
    border-radius: ${vars.radius.sm};
    color: ${vars.color.textMuted};
    font-weight: ${vars.weight.medium};
    text-decoration: none;
    ${focusRing}
    > svg {
      flex: none;
      color: ${vars.color.second};
    }
    > [data-part='label'] {
      ${clampedText}
    }
  }
  a[data-part='level'] {
    ${media.hover} {
      &:hover > [data-part='label'] {
        text-decoration: underline;
      }
    }
  }
  [data-part='lights'] {
    display: flex;
    gap: 3px;
    > i {
      width: 7px;
      height: 16px;
      border-radius: 1px;
      background: ${vars.color.second};
      @media (forced-colors: active) {
        background: CanvasText;
      }
    }
  }
`;

/** Nothing is around it: the board is what stands out. Name and level in one line, or, where the name is long, the level below. */
export const scoreHeadLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  margin-bottom: calc(-1 * ${vars.space.s3});
  > [data-part='person'] {
    display: flex;
    align-items: center;
    gap: ${vars.space.s4};
    > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${vars.space.s4};
      min-width: 0;
    }
    [data-part='change'] {
      background: ${vars.color.text};
      color: ${vars.color.bg};
    }
  }
  [data-part='name'] {
    max-width: 100%;
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
    line-height: 1.25;
    ${clampedText}
    @container score (min-width: 40rem) {
      font-size: ${vars.text.xxl};
    }
  }
  ${level}
  > [data-part='pictures'] {
    padding: ${vars.space.s4};
    ${surface}
  }
`;
