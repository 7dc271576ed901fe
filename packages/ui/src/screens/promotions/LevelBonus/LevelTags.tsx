import styled, { css } from 'styled-components';
import { VipBadgeArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { cutEdge } from '../../../components/PromoCard/cut-edge.ts';
import { OfferFigure } from '../../../components/PromoCard/OfferFigure.tsx';
import {
  headAtEnd,
  headAtStart,
  tagInks,
  tagPaper,
  tagRail,
} from '../../../components/PromoCard/tag-look.ts';
import { vars } from '../../../theme/vars.ts';
import { claimNews, type LevelListProps, type LevelRow } from './level-list-props.ts';

/** Below a rail of its own, as offers are. */
const Place = styled.div`
  --gap: 0px;
  position: relative;
  container: levels / inline-size;
  ${tagRail}
`;

const thread = '4px';

/** The cord runs through the eyelets of tags on both of its sides in turn, each half a tag below the one before; their heads lie over the middle. */
const bothSides = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: 1fr;
  /* Half a place, so that the second stands between the first and the third. */
  &::before {
    content: '';
    grid-area: 1 / 2;
  }
  &::after {
    inset-inline-start: calc(50% - ${thread} / 2);
  }
  > li {
    grid-row-end: span 2;
    --up: calc(-0.5 * var(--gap));
    &::after {
      content: none;
    }
  }
  > li:nth-child(odd) {
    grid-column: 1;
    margin-inline-end: calc(-1 * var(--eye));
    &::before {
      inset-inline: auto calc(var(--eye) - ${thread} / 2);
    }
    > [data-part='edge'] > * {
      ${headAtEnd}
      grid-template-areas: 'name medal' 'bonus medal' 'claim medal';
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: var(--pad) var(--inner);
    }
  }
  > li:nth-child(even) {
    grid-column: 2;
    margin-inline-start: calc(-1 * var(--eye));
  }
  /* What came of a press makes none but its own higher. */
  &:has(${claimNews}) {
    grid-auto-rows: auto;
  }
`;

/** On half a phone, and where letters are as large, the medal stands beside the name, and the rest below them. */
const narrow = css`
  > li > [data-part='edge'] > * {
    grid-template: 'medal name' auto 'bonus bonus' auto 'claim claim' auto / 2.5rem minmax(0, 1fr);
    column-gap: ${vars.space.s2};
  }
  > li:nth-child(odd) > [data-part='edge'] > * {
    grid-template: 'medal name' auto 'bonus bonus' auto 'claim claim' auto / 2.5rem minmax(0, 1fr);
  }
`;

/** `--eye`: from the end of a head to the cord, on which that of the other side lies too; `--inner`: what a head takes of its tag. */
const Tags = styled.ol`
  --gap: ${vars.space.s3};
  --cut: 2.25rem;
  --rise: 38%;
  --eye: 0.875rem;
  --pad: ${vars.space.s3};
  --inner: 1.875rem;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap) 0;
  padding-block: ${vars.space.s6} ${vars.space.s3};
  isolation: isolate;
  &::after {
    content: '';
    position: absolute;
    z-index: -2;
    inset-block: 0;
    inset-inline-start: calc(var(--eye) - ${thread} / 2);
    width: ${thread};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.lineStrong};
    @media (forced-colors: active) {
      background: GrayText;
    }
  }
  @container levels (min-width: 34rem) {
    --cut: 3rem;
    --eye: 1.125rem;
    --pad: ${vars.space.s5};
    --inner: 3rem;
  }
  /* Half a phone has no room for long words, nor for what came of a press. */
  @container levels (min-width: 19rem) {
    &:not([data-long], :has(${claimNews})) {
      ${bothSides}
    }
  }
  @container levels (min-width: 34rem) {
    ${bothSides}
  }
  @container levels (max-width: 14.99rem) {
    ${narrow}
  }
  @container levels (min-width: 19rem) and (max-width: 33.99rem) {
    &:not([data-long], :has(${claimNews})) {
      ${narrow}
    }
  }
`;

/** With its pieces of the cord: from the one before to its own eyelet, and down to its foot where the next one is reached too. */
const Level = styled.li`
  --up: calc(-1 * var(--gap));
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: var(--up) 50%;
    inset-inline-start: calc(var(--eye) - ${thread} / 2);
    width: ${thread};
  }
  &::after {
    inset-block: 50% 0;
  }
  &:first-child {
    --up: calc(-1 * ${vars.space.s6});
  }
  &[data-reached]::before,
  &[data-reached]:has(+ [data-reached])::after {
    background: ${vars.color.second};
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;

const Edge = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${cutEdge}
`;

/** What is reached is filled. */
const Paper = styled.div`
  --most: 1.75rem;
  --axis: start;
  ${tagPaper}
  ${headAtStart}
  ${tagInks}
  --ring: ${vars.color.lineStrong};
  grid-template: 'medal name' auto 'bonus bonus' auto 'claim claim' 1fr / auto minmax(0, 1fr);
  grid-template-areas: 'medal name' 'medal bonus' 'medal claim';
  gap: ${vars.space.s1} ${vars.space.s3};
  align-items: center;
  align-content: center;
  padding-block: ${vars.space.s3};
  padding-inline: var(--inner) var(--pad);
  > img,
  > svg:first-child {
    grid-area: medal;
    width: 4rem;
    height: auto;
  }
  &[data-state='locked'] {
    color: ${vars.color.textMuted};
    > img {
      filter: grayscale(1);
    }
  }
  &[data-state='claimed'] {
    --ring: ${vars.color.onSecond};
    background: ${vars.color.second};
    color: ${vars.color.onSecond};
  }
  &[data-state='open'] {
    --ring: ${vars.color.accent};
    background: ${vars.color.accentSoft};
  }
  > [data-part='badge'],
  > [data-part='claim-reward'] {
    grid-area: claim;
    justify-self: start;
    margin-top: ${vars.space.s1};
  }
  @container levels (max-width: 33.99rem) {
    > img,
    > svg:first-child {
      width: 2.5rem;
    }
  }
`;

const Name = styled.p`
  grid-area: name;
  overflow-wrap: anywhere;
  font-size: ${vars.text.sm};
  line-height: 1.25;
`;

const Bonus = styled.div`
  grid-area: bonus;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Of which half a phone has no room: a long name, or a sum of ten figures. */
const isLong = ({ name, bonus }: LevelRow) => name.length > 24 || bonus.length > 12;

/** A tag for each level along a cord, lowest first; those that the member has reached are filled. */
export function LevelTags({ label, rows }: LevelListProps) {
  return (
    <Place>
      <Tags aria-label={label} data-part="level-tags" data-long={rows.some(isLong) ? '' : undefined}>
        {rows.map(({ id, level, name, bonus, isSum, state, claim }) => (
          <Level key={id} data-reached={state === undefined || state === 'locked' ? undefined : ''}>
            <Edge data-part="edge">
              <Paper data-part="tag" data-state={state}>
                <VipBadgeArt level={level} />
                <Name>{name}</Name>
                <Bonus>{isSum ? <OfferFigure figure={bonus} /> : bonus}</Bonus>
                {claim}
              </Paper>
            </Edge>
          </Level>
        ))}
      </Tags>
    </Place>
  );
}
