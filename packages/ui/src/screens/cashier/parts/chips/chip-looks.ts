import styled, { css } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { vars } from '../../../../theme/vars.ts';

/** How many looks of chips there are; with more amounts than that they begin anew. */
export const chipRanks = 6;

/** A thing of the table is round in every brand, as a wheel is: the outline of discs is for signs. */
export const round = '999px';

/** From this width of the amount on the tray stands at the end of the felt: both are as low as one row of chips. */
export const besideFelt = '60rem';

/** From here on there is room for larger chips, and for a sum that keeps to the lines above. */
export const wideTable = '75rem';

/** How wide the felt is beside its tray: what stands below it has a line of its own where the felt ends. */
export const feltWide = css`calc(0.4 * (100cqi - ${vars.space.s6}))`;

/**
 * Rims in three of the brand's inks, first with notches of paper, then with those of another ink. One that is chosen is all ink: no other chip
 * is, which would look chosen.
 */
const ranks = css`
  --paper: ${vars.color.surface1};
  --figure: ${vars.color.text};
  --ink: ${vars.color.second};
  --on-ink: ${vars.color.onSecond};
  --notch: ${vars.color.surface1};
  &:is([data-rank='1'], [data-rank='4']) {
    --ink: ${vars.color.accent};
    --on-ink: ${vars.color.onAccent};
  }
  &:is([data-rank='2'], [data-rank='5']) {
    --ink: ${vars.color.text};
    --on-ink: ${vars.color.bg};
  }
  &[data-rank='3'] {
    --notch: ${vars.color.text};
  }
  &[data-rank='4'] {
    --notch: ${vars.color.second};
  }
  &[data-rank='5'] {
    --notch: ${vars.color.accent};
  }
  [aria-pressed='true'] > & {
    --paper: var(--ink);
    --figure: var(--on-ink);
  }
`;

/** Of a plaque, in brands of all corners. */
const plaqueCorner = `clamp(6px, ${vars.radius.sm}, 12px)`;

/** Eight wedges around the rim. */
export const wedges = css`repeating-conic-gradient(from -11.25deg, var(--notch) 0 22.5deg, var(--ink) 0 45deg)`;

/** The chip itself: a notched rim around a face with its figure. */
export const Disc = styled.span`
  ${ranks}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Round, unless it is said to be as wide as its words. */
  width: var(--chip-width, var(--chip));
  min-width: var(--chip);
  height: var(--chip);
  padding: min(6px, calc(var(--chip) * 0.08));
  border: 2px solid var(--ink);
  border-radius: ${round};
  background: ${wedges};
  /* What is the highest of all is a plaque, as on a table: words have room in it. */
  &[data-kind='plaque'] {
    width: calc(1.25 * var(--chip));
    max-width: 100%;
    height: calc(0.74 * var(--chip));
    padding: 3px;
    border-radius: ${plaqueCorner};
    background: var(--ink);
    > :first-child {
      border-color: var(--paper);
      border-width: 1px;
      border-radius: calc(${plaqueCorner} - 4px);
      outline: 1px solid var(--ink);
      outline-offset: -4px;
    }
  }
`;

export const Face = styled.span`
  display: grid;
  align-content: center;
  justify-items: center;
  padding-inline: 1px;
  border: 2px solid var(--ink);
  border-radius: ${round};
  background: var(--paper);
  background-clip: padding-box;
  color: var(--figure);
  font-family: ${vars.font.display};
  font-size: var(--chip);
  font-weight: ${vars.weight.display};
  line-height: 1;
  /* The ring that parts the face of a chosen chip from its rim. */
  [aria-pressed='true'] & {
    border-color: var(--on-ink);
    border-width: 1px;
  }
`;

/** Above the figure the currency. */
export const Small = styled.span`
  font-family: ${vars.font.body};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.medium};
`;

export const Figure = styled.span`
  /* The wider the digits of the brand's face, the smaller: two and three of them are of one size, and leave the chip round. */
  font-size: calc(0.43em - 0.214ch);
  letter-spacing: -0.02em;
  line-height: 1.1;
  white-space: nowrap;
  font-variant-numeric: lining-nums;
  &[data-length='more'] {
    font-size: calc(0.32em - 0.15ch);
    letter-spacing: -0.05em;
  }
  &[data-length='long'] {
    max-width: 100%;
    font-size: clamp(0.8125rem, calc(var(--chip) * 0.2), 1rem);
    line-height: 1.15;
    text-align: center;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** Two rings around what is chosen, each apart from what is inside of it. */
export const doubleRing = (ground: string) => css`
  box-shadow:
    0 0 0 2px ${ground},
    0 0 0 4px ${vars.color.accent},
    0 0 0 6px ${ground},
    0 0 0 7px ${vars.color.accent};
`;

/** The ground that money is put down on, in the tint of the brand's second colour. */
export const felt = css`
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.secondSoft};
`;

/** The line that is drawn on it around a place, and a thinner one around that. */
export const oval = css`
  position: relative;
  border: 2px solid var(--oval, ${vars.color.second});
  /* Bent so little that two facts in its first line are clear of the bend. */
  border-radius: 2.5rem;
  &::before {
    content: '';
    position: absolute;
    inset: -8px;
    border: 1px solid var(--oval, ${vars.color.second});
    border-radius: calc(2.5rem + 6px);
    opacity: 0.5;
    pointer-events: none;
  }
  ${media.wide} {
    border-radius: 6.5rem;
    &::before {
      border-radius: calc(6.5rem + 6px);
    }
  }
`;
