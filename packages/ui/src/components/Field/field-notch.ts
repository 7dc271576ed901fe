import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { captchaInBox, framed } from './field-box.ts';

/** More than elsewhere: half of the name stands in the box. */
const high = `calc(${vars.size.control} + 4px)`;
/** A pill, where the brand has any. */
const round = `min(${vars.radius.pill}, calc(${high} / 2))`;
/** From a side of the box to where its top line is straight. */
const corner = `max(${round}, ${vars.space.s3})`;
/** Between the line and the name in it. */
const air = '6px';
/** Where the name begins, and what is typed below it. */
const start = `calc(${corner} + ${air})`;
/** As thick as it is now: it grows outwards, so that nothing moves. */
const thick = `calc(${vars.size.edge} + var(--field-grown))`;
/** Deeper than the line, which may be painted a part of a pixel off; there is nothing else to be cut there. */
const cut = `calc(${thick} + 1px)`;
const nameLine = 1.4;

/** Error and hint begin where the name does. */
export const belowNotch = css`
  &:has(> [data-part='frame'] > ${framed}) > :not(:first-child) {
    margin-inline: ${start} ${vars.space.s3};
  }
`;

/**
 * The name in the box's top line, which is interrupted by it. The outline is cut open along its top and goes on behind the name's last word:
 * nothing is painted over, whatever lies behind.
 */
export const notch = css`
  &:has(> ${framed}) {
    --field-line: ${vars.color.fieldLine};
    --field-dash: solid;
    --field-grown: 0px;
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    &:hover {
      --field-line: ${vars.color.fieldLineHover};
    }
    &:has(:is(input, select, textarea):focus) {
      --field-line: ${vars.color.focus};
      --field-grown: 1px;
    }
    &:has(:is(input, select, textarea)[aria-invalid='true']) {
      --field-line: ${vars.color.danger};
    }
    &:has(:is(input, select, textarea):disabled) {
      --field-dash: dashed;
      color: ${vars.color.textMuted};
    }

    > * {
      grid-column: 1;
    }
    &::before {
      content: '';
      z-index: 1;
      grid-area: 2 / 1;
      margin: calc(-1 * var(--field-grown));
      border: ${thick} var(--field-dash) var(--field-line);
      border-radius: calc(${round} + var(--field-grown));
      pointer-events: none;
      --cut: calc(${corner} + var(--field-grown));
      clip-path: polygon(
        0 0,
        var(--cut) 0,
        var(--cut) ${cut},
        calc(100% - var(--cut)) ${cut},
        calc(100% - var(--cut)) 0,
        100% 0,
        100% 100%,
        0 100%
      );
    }
    > [data-part='label-row'] {
      position: relative;
      z-index: 1;
      display: block;
      /* The first lines of a long name stand above the box. */
      margin: 0 ${corner} calc((${nameLine}em + ${vars.size.edge}) / -2);
      padding: 0 0 0 ${air};
      overflow-x: clip;
      line-height: ${nameLine};
      overflow-wrap: anywhere;
      text-wrap: pretty;
      pointer-events: none;
      > * {
        pointer-events: auto;
      }
      > [data-part='note'] {
        margin-inline-start: ${vars.space.s2};
      }
      > :last-child::after {
        content: '';
        position: absolute;
        inset-block-end: calc((${nameLine}em - ${vars.size.edge}) / 2);
        width: 100%;
        margin-inline-start: ${air};
        border-top: ${thick} var(--field-dash) var(--field-line);
        pointer-events: none;
      }
    }
    > ${framed} {
      grid-row: 2;
      border: 0;
      outline: 0;
      background: none;
      color: inherit;
    }
    /* Grounds of all kinds lie behind it. */
    & ::placeholder {
      color: ${vars.color.textMuted};
    }
    > :not([data-part='label-row'], [data-part='textarea']) {
      min-height: ${high};
    }
    > [data-part='input'] {
      padding-inline: ${start} ${vars.space.s4};
    }
    > [data-part='select'] {
      > select {
        min-height: ${high};
        padding-inline-start: ${start};
      }
      > svg {
        inset-inline-end: max(${vars.space.s4}, calc(${corner} - 4px));
      }
    }
    /* What scrolls in it does so below the name and inside of the corners. */
    > [data-part='textarea'] {
      width: auto;
      margin: calc(${nameLine}em / 2) ${vars.space.s2} ${vars.space.s2} 0;
      padding: ${vars.space.s1} ${vars.space.s2} 0 ${start};
      border-radius: 0;
    }
    > [data-part='captcha'] {
      ${captchaInBox}
      gap: ${vars.space.s1};
      /* In a narrow field its name reaches over it. */
      > [data-part='picture'] {
        height: 32px;
        margin-top: ${vars.space.s2};
      }
      padding-inline-end: 4px;
      > [data-part='input'] {
        padding-inline: ${start} 0;
      }
      > button {
        width: ${vars.size.target};
        height: ${vars.size.target};
        border-color: transparent;
        border-radius: ${round};
        background: none;
      }
    }
    > [data-part='pin'] {
      align-items: center;
      padding-inline: ${start};
    }
    /* Short lines to fill in. */
    [data-part='cell'] {
      height: 32px;
      border-width: 0 0 2px;
      border-radius: 0;
      background: none;
    }
  }
`;
