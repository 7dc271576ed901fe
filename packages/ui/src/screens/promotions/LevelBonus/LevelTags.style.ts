import styled, { css } from 'styled-components';
import { cutEdge } from '../../../components/PromoCard/cut-edge.ts';
import {
  headAtStart,
  tagButton,
  tagInks,
  tagPaper,
  tagRail,
} from '../../../components/PromoCard/tag-look.ts';
import { vars } from '../../../theme/vars.ts';
import { claimNews } from './level-list-props.ts';
import { hanging, thread, upright } from './level-tags-look.ts';

/** Below a rail of its own, as offers are; where there is room for columns each row has one, of which each tag draws its piece. */
export const Place = styled.div`
  position: relative;
  container: levels / inline-size;
`;

const knot = '12px';

/** `--eye`: from the end of a head to the cord; `--inner`: what a head takes of its tag. */
export const Tags = styled.ol`
  --gap: ${vars.space.s2};
  --cut: 2.25rem;
  --rise: 40%;
  --eye: 1.125rem;
  --inner: 2.5rem;
  --pad: ${vars.space.s3};
  --line: calc(var(--eye) + ${vars.size.edge});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  padding-block-start: ${vars.space.s6};
  isolation: isolate;
  @container levels (min-width: 34rem) {
    --cut: 3rem;
    --eye: 1.5rem;
    --inner: 3.5rem;
    --pad: ${vars.space.s5};
  }
  @container levels (max-width: 51.99rem) {
    ${tagRail}
    &::before {
      inset-block-start: 0;
    }
  }
  @container levels (min-width: 52rem) {
    --gap: ${vars.space.s4};
    --cut: 2.25rem;
    --pad: ${vars.space.s3};
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${vars.space.s6};
    padding-block-start: 0;
    overflow-x: clip;
  }
  @container levels (min-width: 68rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** With its pieces of the cord, which runs behind the papers: from the one before to its own eyelet, and on to the next. */
export const Level = styled.li`
  --cord: ${vars.color.lineStrong};
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
    inset-inline-start: calc(var(--line) - ${thread} / 2);
    width: ${thread};
    background: var(--cord);
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  &::before {
    inset-block: var(--up) 50%;
  }
  &::after {
    inset-block: 50% 0;
    background: ${vars.color.lineStrong};
  }
  &:first-child {
    --up: calc(-1 * ${vars.space.s6});
  }
  &:last-child::after {
    content: none;
  }
  &[data-reached] {
    --cord: ${vars.color.second};
  }
  &[data-reached]:has(+ [data-reached])::after {
    background: ${vars.color.second};
  }
  @container levels (min-width: 52rem) {
    && {
      ${hanging}
    }
  }
`;

/** The cord's knot fills the eyelet. */
export const Edge = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${cutEdge}
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: calc(50% - ${knot} / 2);
    inset-inline-start: calc(var(--line) - ${knot} / 2);
    width: ${knot};
    height: ${knot};
    border-radius: 50%;
    background: var(--cord);
  }
  @container levels (min-width: 52rem) {
    &::before {
      inset-block-start: calc(var(--line) - ${knot} / 2);
      inset-inline-start: calc(50% - ${knot} / 2);
    }
  }
`;

/** All of it in the accent, and its button in the inks that are left. */
const lit = css`
  --ring: ${vars.color.onAccent};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  ${tagButton}
`;

/** What can be had here is lit, what is claimed in the head or was had is tinted, and what is locked is as quiet as the page. */
export const Paper = styled.div`
  --most: 1.625rem;
  --axis: start;
  ${tagPaper}
  ${tagInks}
  --ring: ${vars.color.lineStrong};
  grid-template: 'medal name' auto 'medal bonus' auto 'medal claim' auto / 3rem minmax(0, 1fr);
  gap: ${vars.space.s1} ${vars.space.s3};
  align-items: center;
  align-content: center;
  min-height: 5rem;
  padding-block: ${vars.space.s3};
  padding-inline: var(--inner) var(--pad);
  > img,
  > svg:first-child {
    grid-area: medal;
    width: 100%;
    height: auto;
  }
  &[data-state='locked'] {
    background: ${vars.color.surface1};
    color: ${vars.color.textMuted};
    > img {
      filter: grayscale(1);
    }
  }
  &[data-state='claimed'] {
    --ring: ${vars.color.second};
    background: ${vars.color.secondSoft};
  }
  &[data-state='open'] {
    --ring: ${vars.color.accent};
    background: ${vars.color.accentSoft};
    /* What is said of a claim has inks of its own, which are made for quiet grounds. */
    &:has(> [data-part='claim-reward']):not(:has(${claimNews})) {
      ${lit}
    }
  }
  > [data-part='badge'],
  > [data-part='claim-reward'] {
    grid-area: claim;
    justify-self: start;
  }
  > [data-part='claim-reward'] {
    margin-top: ${vars.space.s1};
  }
  @container levels (max-width: 14.99rem) {
    grid-template: 'medal name' auto 'bonus bonus' auto 'claim claim' auto / 2.5rem minmax(0, 1fr);
  }
  @container levels (max-width: 51.99rem) {
    ${headAtStart}
  }
  @container levels (min-width: 34rem) and (max-width: 51.99rem) {
    --most: 2rem;
    grid-template: 'medal name claim' auto 'medal bonus claim' auto / 4rem minmax(0, 1fr) auto;
    gap: 0 ${vars.space.s5};
    padding-block: ${vars.space.s2};
    > [data-part='claim-reward'] {
      margin-top: 0;
    }
    &:has(${claimNews}) {
      grid-template: 'medal name' auto 'medal bonus' auto 'medal claim' auto / 4rem minmax(0, 1fr);
      padding-block: ${vars.space.s4};
      > [data-part='claim-reward'] {
        margin-top: ${vars.space.s2};
      }
    }
  }
  @container levels (min-width: 52rem) {
    && {
      ${upright}
    }
  }
`;

export const Name = styled.p`
  grid-area: name;
  align-self: end;
  overflow-wrap: anywhere;
  font-size: ${vars.text.sm};
  line-height: 1.25;
  @container levels (min-width: 52rem) {
    align-self: start;
  }
`;

export const Bonus = styled.div`
  grid-area: bonus;
  align-self: start;
  min-width: 0;
  overflow-wrap: anywhere;
  @container levels (min-width: 52rem) {
    align-self: center;
    width: 100%;
  }
`;
