import { css } from 'styled-components';
import type { BrandLayout } from '../../theme/brand.ts';
import { vars } from '../../theme/vars.ts';
import { boxes, buttonOfBox, captchaInBox, cellsInBox, fieldBox, framed, nameColumn } from './field-box.ts';
import { cells } from './field-cells.ts';
import { notch } from './field-notch.ts';
import { strip } from './field-strip.ts';

/** One box around the label and what is typed below it. */
const inset = css`
  &:has(> ${framed}) {
    ${fieldBox}
    gap: 0;
    padding-top: ${vars.space.s2};

    > [data-part='label-row'] {
      padding-inline: ${vars.space.s4};
      color: ${vars.color.textMuted};
      font-size: ${vars.text.xs};
    }
    & ${boxes}, & [data-part='cell'] {
      border-color: transparent;
      outline: 0;
      background: none;
    }
    /* What is typed stands close below its name, and is as high a target as elsewhere. */
    > ${boxes} {
      margin-top: -6px;
    }
    > [data-part='input'],
    > [data-part='captcha'] {
      margin-top: -2px;
    }
    > [data-part='input'],
    > [data-part='captcha'] > [data-part='input'] {
      min-height: 0;
      > input {
        min-height: ${vars.size.target};
      }
    }
    /* On the axis of the box, not on that of what is typed in it. */
    [data-part='toggle'],
    > [data-part='captcha'] > :is([data-part='picture'], button) {
      margin-block: calc(-1 * ${vars.space.s6}) 0;
    }
    > [data-part='captcha'] {
      container-type: inline-size;
      padding-inline-end: ${vars.space.s2};
      > [data-part='picture'] {
        justify-self: end;
        height: ${vars.size.target};
      }
      > button {
        height: ${vars.size.target};
      }
      /* A narrow field has no room for its name beside them: all three stand on the line below it. */
      @container (max-width: 19.5rem) {
        > :is([data-part='picture'], button) {
          margin-block: 0;
        }
        > [data-part='picture'] {
          height: 36px;
        }
        > button:not(:hover) {
          border-color: transparent;
          background: none;
        }
      }
    }
    > [data-part='pin'] {
      padding: 0 ${vars.space.s4} ${vars.space.s3};
    }
    [data-part='cell'] {
      height: 40px;
      border-bottom-color: ${vars.color.fieldLine};
      border-radius: 0;
    }
  }
`;

/** Lines to write on, as on paper; the names of a wide form stand before them. */
const lines = css`
  > [data-part='label-row'] {
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
  }
  & ${boxes}, & [data-part='cell'] {
    border-width: 0 0 max(${vars.size.edge}, 1.5px);
    border-radius: 0;
    background: none;
  }
  /* What is written begins where its line and its name do; the ring stands off it. */
  > :is([data-part='input'], [data-part='textarea']) {
    padding-inline: 0;
    outline-offset: 2px;
  }
  [data-part='cell'] {
    height: 40px;
  }
  > [data-part='select'] > select {
    padding-inline-start: 0;
  }
  @container field (min-width: 30rem) {
    grid-template-columns: ${nameColumn} minmax(0, 1fr);
    align-items: center;
    column-gap: ${vars.space.s6};
    > [data-part='label-row'] {
      flex-direction: column;
      align-items: start;
      gap: ${vars.space.s2};
    }
    > [data-part='textarea'] {
      align-self: start;
    }
    /* Nothing is written in digits that are hidden: their name stands on their line. */
    &:has(> [data-part='pin']) > [data-part='label-row'] {
      align-self: end;
    }
  }
`;

/** The name on a tab that sticks out of the box. */
const tabs = css`
  &:has(> ${framed}) {
    gap: 0;
    > [data-part='label-row'] {
      position: relative;
      /* Over the box's own line, so that tab and box are one. */
      z-index: 1;
      justify-self: start;
      margin-bottom: calc(-1 * ${vars.size.edge});
      padding: 3px ${vars.space.s3};
      border: ${vars.size.edge} solid ${vars.color.fieldLine};
      border-bottom: 0;
      border-start-start-radius: ${vars.radius.sm};
      border-start-end-radius: ${vars.radius.sm};
      background: ${vars.color.fieldBg};
    }
    > ${boxes} {
      border-start-start-radius: 0;
    }
    /* Picture and button inside: the box is wider than its name. */
    > [data-part='captcha'] {
      ${fieldBox}
      border-start-start-radius: 0;
      ${captchaInBox}
      > button {
        ${buttonOfBox}
      }
    }
    &:has([aria-invalid='true']) > [data-part='label-row'] {
      border-color: ${vars.color.danger};
    }
    > [data-part='pin'] {
      ${fieldBox}
      border-start-start-radius: 0;
      ${cellsInBox}
    }
  }
`;

/** How label and control stand together in a form, in each brand's manner. */
export const fieldLooks = { inset, lines, tabs, notch, strip, cells } satisfies Record<
  BrandLayout['fields'],
  unknown
>;
