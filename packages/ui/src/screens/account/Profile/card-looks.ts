import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { figures } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

const parts = css`
  [data-part='person'] {
    display: flex;
    align-items: center;
    gap: ${vars.space.s4};
    min-width: 0;
    > div {
      display: grid;
      flex: 1;
      justify-items: start;
      min-width: 0;
    }
  }
  [data-part='balance'] {
    > span {
      color: ${vars.color.textMuted};
      font-size: ${vars.text.sm};
    }
    > strong {
      display: flex;
      align-items: center;
      gap: ${vars.space.s2};
      font-family: ${vars.font.display};
      font-weight: ${vars.weight.display};
      letter-spacing: ${vars.lettering.display};
      ${figures}
    }
    > p {
      display: flex;
      gap: ${vars.space.s1};
      color: ${vars.color.warning};
      font-size: ${vars.text.sm};
    }
  }
  [data-part='actions'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${vars.space.s3};
  }
`;

/** The wallet over the horizon, on the sea the two ways of its money; below them, in one line, whose it is. */
const horizon = css`
  &[data-hub='tiles'] {
    border-radius: ${vars.radius.lg};
    > * {
      padding: ${vars.space.s4};
    }
    > [data-part='balance'] {
      position: relative;
      display: grid;
      gap: ${vars.space.s1};
      padding-block: ${vars.space.s5} ${vars.space.s8};
      isolation: isolate;
      > strong {
        font-size: 2.25rem;
        line-height: 1.2;
      }
      /* At its end a piece of what the brand's pictures are drawn with. */
      &::after {
        content: '';
        position: absolute;
        right: ${vars.space.s6};
        bottom: 0;
        z-index: -1;
        width: 80px;
        height: 40px;
        opacity: 0.5;
      }
    }
    > [data-part='actions'] {
      position: relative;
      background: ${vars.color.secondSoft};
    }
    /* The sun, half under, in lines; the action stands on the sea. */
    &[data-art='coast'] {
      > [data-part='balance']::after {
        background: repeating-radial-gradient(circle at 50% 100%, transparent 0 7px, ${vars.color.second} 7px 8px);
        mask: radial-gradient(circle at 50% 100%, ${vars.color.text} 40px, transparent 40px);
      }
      > [data-part='actions']::before {
        content: '';
        position: absolute;
        inset: -11px 0 auto;
        height: 12px;
        background: inherit;
        mask: radial-gradient(circle 18px at 50% -7px, transparent 97%, ${vars.color.text}) 0 0 / 28px 12px;
      }
    }
    /* Half a rosette. */
    &[data-art='guilloche'] > [data-part='balance']::after {
      background: repeating-conic-gradient(from -90deg at 50% 100%, ${vars.color.second} 0 1.5deg, transparent 1.5deg 7.5deg);
      mask: radial-gradient(circle at 50% 100%, transparent 14px, ${vars.color.text} 14px 40px, transparent 40px);
    }
    /* Bars of a poster. */
    &:is([data-art='posters'], [data-art='collages'], [data-art='tubes']) > [data-part='balance']::after {
      background: repeating-linear-gradient(135deg, ${vars.color.second} 0 5px, transparent 5px 12px);
      mask: linear-gradient(to top left, ${vars.color.text}, transparent);
    }
    /* Printer's dots that thin out upwards. */
    &[data-art='halftone'] > [data-part='balance']::after {
      background: radial-gradient(circle, ${vars.color.second} 2.5px, transparent 3px) 0 0 / 8px 8px;
      mask: linear-gradient(to top, ${vars.color.text}, transparent);
    }
    > [data-part='person'] {
      flex-wrap: wrap;
      gap: ${vars.space.s2};
      padding-block: ${vars.space.s2};
      > div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        column-gap: ${vars.space.s2};
      }
      [data-part='name'] {
        flex: 1 1 4rem;
        font-size: ${vars.text.lg};
      }
      /* Its words end where the buttons do. */
      button {
        margin-inline: calc(-1 * ${vars.space.s2}) calc(-1 * ${vars.space.s4});
      }
    }
    ${media.wide} {
      > * {
        padding-inline: ${vars.space.s6};
      }
    }
  }
`;

/** A calling card over the one line of a statement, ruled like one. */
const letterhead = css`
  &[data-hub='index'] {
    gap: ${vars.space.s4};
    > [data-part='person'] {
      flex-direction: row-reverse;
      [data-part='name'] {
        font-size: ${vars.text.xxl};
        line-height: 1.2;
      }
    }
    > [data-part='balance'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: ${vars.space.s1} ${vars.space.s4};
      padding-block: ${vars.space.s3};
      border-block: 1px solid ${vars.color.edge};
      > strong {
        margin-inline-start: auto;
        font-size: ${vars.text.xxl};
      }
      > p {
        width: 100%;
      }
    }
    > [data-part='actions'] {
      grid-template-columns: minmax(0, 2fr);
    }
  }
`;

/** A score on its board, below it the name plate of whoever made it. */
const scoreboard = css`
  &[data-hub='stickers'] {
    > * + * {
      border-top: ${vars.size.edge} solid ${vars.color.edge};
    }
    > [data-part='balance'] {
      display: grid;
      align-content: center;
      justify-items: center;
      gap: ${vars.space.s2};
      padding: ${vars.space.s5} ${vars.space.s3};
      background: ${vars.color.bg};
      text-align: center;
      > strong {
        font-size: 2rem;
        line-height: 1.1;
      }
    }
    > [data-part='person'] {
      padding-inline-end: ${vars.space.s4};
      > [data-part='avatar'] {
        margin: ${vars.space.s3} 0 ${vars.space.s3} ${vars.space.s3};
      }
      button {
        margin-inline-start: calc(-1 * ${vars.space.s2});
      }
    }
    > :is([data-part='actions'], [data-part='pictures']) {
      padding: ${vars.space.s4};
    }
    ${media.desktop} {
      grid-template-columns: minmax(0, 4fr) repeat(2, minmax(0, 3fr));
      > [data-part='pictures'] {
        grid-column: 1 / -1;
      }
      > :is([data-part='person'], [data-part='actions']) {
        align-content: center;
        border: 0;
        border-inline-start: ${vars.size.edge} solid ${vars.color.edge};
      }
    }
  }
`;

/** What the brand's `hub` axis makes of the head of the member's own page; the order of its parts is `ProfileCard`'s. */
export const cardLooks = css`
  ${parts}
  ${horizon}
  ${letterhead}
  ${scoreboard}
`;
