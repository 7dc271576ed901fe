import styled from 'styled-components';
import { VipBadgeArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { figures, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { claimNews, type LevelListProps } from './level-list-props.ts';

const Place = styled.div`
  container: levels / inline-size;
`;

/** Sign, name, what it brings, and the claim, which stands below the name where it is narrow. The first and the last column hold the rungs' padding too. */
const Ladder = styled.ol`
  display: grid;
  grid-template-columns: calc(${vars.space.s3} + 3rem) minmax(0, 1fr) auto;
  column-gap: ${vars.space.s3};
  overflow: clip;
  ${surface}
  border-radius: ${vars.radius.lg};
  @container levels (min-width: 34rem) {
    grid-template-columns: calc(${vars.space.s5} + 3.5rem) minmax(0, 1fr) auto fit-content(45%);
    column-gap: ${vars.space.s5};
  }
`;

/** Its pieces of the line: to the sign before, and to the next. */
const Rung = styled.li`
  position: relative;
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  padding: ${vars.space.s3};
  isolation: isolate;
  & + & {
    border-top: 1px solid ${vars.color.line};
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-inline-start: calc(${vars.space.s3} + 1.5rem - 3px);
    width: 6px;
    background: ${vars.color.surface3};
    @media (forced-colors: active) {
      background: GrayText;
    }
  }
  &::before {
    inset-block: -1px 50%;
  }
  &::after {
    inset-block: 50% 0;
  }
  &[data-reached]::before,
  &[data-reached]:has(+ [data-reached])::after {
    background: ${vars.color.accent};
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  &:first-child::before,
  &:last-child::after {
    content: none;
  }
  > img,
  > svg:first-child {
    width: 100%;
    height: auto;
  }
  &[data-state='locked'] > img {
    filter: grayscale(1);
  }
  > [data-part='badge'] {
    justify-self: start;
  }
  > [data-part='badge'],
  > [data-part='claim-reward'] {
    grid-column: 2 / -1;
    margin-top: ${vars.space.s1};
  }
  @container levels (min-width: 34rem) {
    padding: ${vars.space.s3} ${vars.space.s5};
    &::before,
    &::after {
      inset-inline-start: calc(${vars.space.s5} + 1.75rem - 3px);
    }
    > [data-part='badge'],
    > [data-part='claim-reward'] {
      grid-column: 4;
      justify-self: end;
      margin-top: 0;
    }
    /* What came of a press has a line of its own. */
    &:has(${claimNews}) > [data-part='claim-reward'] {
      grid-column: 2 / -1;
      justify-self: stretch;
      margin-top: ${vars.space.s2};
    }
  }
`;

const Name = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.3;
  [data-state='locked'] > & {
    color: ${vars.color.textMuted};
  }
`;

const Bonus = styled.p`
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  font-weight: ${vars.weight.display};
  line-height: 1.15;
  text-align: end;
  ${figures}
  /* So long that nothing is left for the name beside it. */
  @container levels (max-width: 33.99rem) {
    &[data-long] {
      grid-column: 2 / -1;
      text-align: start;
    }
  }
  [data-state='open'] > & {
    color: ${vars.color.accentText};
  }
  @container levels (min-width: 34rem) {
    font-size: ${vars.text.xl};
  }
`;

/** "R$ 2.000,00". */
const longest = 11;

/** A ladder of all levels, lowest first, with a line up to where the member stands. */
export function LevelRungs({ label, rows }: LevelListProps) {
  return (
    <Place>
      <Ladder aria-label={label} data-part="level-rungs">
        {rows.map(({ id, level, name, bonus, state, claim }) => (
          <Rung
            key={id}
            data-state={state}
            data-reached={state === undefined || state === 'locked' ? undefined : ''}
          >
            <VipBadgeArt level={level} />
            <Name>{name}</Name>
            <Bonus data-long={bonus.length > longest ? '' : undefined}>{bonus}</Bonus>
            {claim}
          </Rung>
        ))}
      </Ladder>
    </Place>
  );
}
