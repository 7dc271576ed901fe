import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { boxes, framed, nameCell, wholeCellIsName } from './field-box.ts';

/** From here on the name stands before what it names. */
const room = '30rem';
/** Between the cells of a row: seen as one from afar, and as two from near. */
const slit = '4px';
const outer = vars.radius.md;
/** Corners that face another cell. */
const facing = `min(${vars.radius.sm}, 3px)`;
/** What is written begins where the name does. */
const air = vars.space.s3;
/** A row of three cells has the same height as one of two. */
const high = `max(${vars.size.control}, calc(${vars.size.control} - 2px + 2 * ${vars.size.edge}))`;

/** From the sides of a box and from its foot to the line that is written on. */
const writingLine = css`
  background-image: linear-gradient(${vars.color.line}, ${vars.color.line});
  background-position: 50% calc(100% - 10px);
  background-size: calc(100% - 2 * ${air}) 1px;
  background-repeat: no-repeat;
  &:has(:focus) {
    background-image: linear-gradient(${vars.color.accentText}, ${vars.color.accentText});
  }
`;

/** What there is to say of a row begins where what is typed in it does. */
export const belowCells = css`
  &:has(> [data-part='frame'] > ${framed}) {
    gap: ${vars.space.s1};
    /* A container counts for itself: where the lines of a form are numbered, or names have to stand above, it is none. */
    &:not([data-part='entries'] *, [data-names='above'] *) {
      container: field / inline-size;
    }
    > :not(:first-child) {
      margin-inline: calc(${air} + ${vars.size.edge});
    }
    @container field (min-width: ${room}) {
      > :not(:first-child) {
        margin-inline: calc(${nameCell} + ${slit} + ${air} + ${vars.size.edge}) 0;
      }
    }
  }
`;

const nameBefore = css`
  grid-template-columns: ${nameCell} minmax(0, 1fr);
  > * {
    grid-column: 2;
  }
  > [data-part='label-row'] {
    grid-column: 1;
    flex-flow: column;
    align-items: start;
    justify-content: center;
    justify-self: stretch;
    gap: 0;
    min-height: ${high};
    padding-block: ${vars.space.s1};
    border-start-end-radius: ${facing};
    border-end-start-radius: ${outer};
  }
  > ${boxes},
  > [data-part='captcha'] > [data-part='input'] {
    border-start-start-radius: ${facing};
    border-end-start-radius: ${facing};
    border-start-end-radius: ${outer};
  }
  /* On the line of what is typed first. */
  &:has(> [data-part='textarea']) > [data-part='label-row'] {
    justify-content: start;
    padding-block: calc(${vars.space.s3} + ${vars.size.edge});
  }
`;

/**
 * A row of cells, a slit apart: the name on a plate of the second colour, and what is typed in a box with a line to write on. The plate
 * stands over the box's beginning, or before it where there is room; a captcha's picture has a cell of its own after the box.
 */
export const cells = css`
  &:has(> ${framed}) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${slit};
    > * {
      grid-column: 1;
    }
    > [data-part='label-row'] {
      position: relative;
      flex-flow: row wrap;
      align-items: center;
      justify-self: start;
      gap: 0 ${vars.space.s3};
      max-width: 100%;
      padding: 3px calc(${air} + ${vars.size.edge});
      line-height: 1.3;
      border-radius: ${outer} ${outer} ${facing} ${facing};
      background: ${vars.color.secondSoft};
      overflow-wrap: anywhere;
      ${wholeCellIsName}
      @media (forced-colors: active) {
        outline: 1px solid CanvasText;
      }
    }
    &:has([aria-invalid='true']) > [data-part='label-row'] {
      background: ${vars.color.dangerSoft};
    }
    &:has(:is(input, select, textarea):disabled) > [data-part='label-row'] {
      background: ${vars.color.disabledBg};
    }

    > ${boxes},
    > [data-part='captcha'] > [data-part='input'] {
      border-radius: ${facing} ${outer} ${outer} ${outer};
    }
    > [data-part='input'],
    > [data-part='captcha'] > [data-part='input'] {
      padding-inline: ${air};
      ${writingLine}
    }
    /* A line below each that is written, which scrolls with it. */
    > [data-part='textarea'] {
      padding-inline: ${air};
      background-image: linear-gradient(to top, ${vars.color.line} 1px, transparent 1px);
      background-position: 0 ${vars.space.s3};
      background-size: 100% 1lh;
      background-attachment: local;
    }
    > [data-part='select'] {
      > select {
        padding-inline: ${air} calc(${air} + ${vars.space.s6});
      }
      > svg {
        inset-inline-end: ${air};
      }
    }
    > [data-part='pin'] {
      gap: ${slit};
      [data-part='cell'] {
        height: ${high};
        border-radius: ${facing};
      }
    }
    > [data-part='captcha'] {
      grid-template-columns: minmax(5.5rem, 1fr) minmax(0, 7rem) auto;
      gap: 0;
      > [data-part='input'] {
        align-self: stretch;
        margin-inline-end: ${slit};
        border-start-end-radius: ${facing};
        border-end-end-radius: ${facing};
      }
      > [data-part='picture'],
      > button {
        align-self: stretch;
        height: auto;
        aspect-ratio: auto;
        border: ${vars.size.edge} solid ${vars.color.fieldLine};
        border-radius: ${facing};
        background: ${vars.color.fieldBg};
      }
      > [data-part='picture'] {
        position: relative;
        border-inline-end: 0;
        border-start-end-radius: 0;
        border-end-end-radius: 0;
        > img {
          position: absolute;
          inset: ${vars.space.s1};
          width: calc(100% - 2 * ${vars.space.s1});
          height: calc(100% - 2 * ${vars.space.s1});
          border-radius: ${facing};
          object-fit: contain;
        }
      }
      > button {
        border-inline-start: 0;
        border-start-start-radius: 0;
        border-end-start-radius: 0;
        border-start-end-radius: ${outer};
        border-end-end-radius: ${outer};
        box-shadow: none;
      }
    }
    @container field (min-width: ${room}) {
      ${nameBefore}
      > [data-part='captcha'] > [data-part='input'] {
        border-start-end-radius: ${facing};
      }
    }
  }
`;
