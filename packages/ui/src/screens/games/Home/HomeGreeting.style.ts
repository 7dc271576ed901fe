import styled, { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { clampedText, clampedToTwoLines, focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { BrandSign } from '../../page/BrandSign.tsx';
import { draped } from './greeting-drape.ts';
import { paneled } from './greeting-panel.ts';
import { paned } from './greeting-panes.ts';

/** The way on has this height while it loads too. */
const lineHeight = css`
  height: 4.5rem;
  ${media.phone} {
    /* Its hello has as much room. */
    [data-hero='flood'] & {
      height: 4rem;
    }
  }
  ${media.wide} {
    [data-hero]:not([data-hero='editorial']) & {
      height: 6rem;
    }
  }
  [data-hero][data-hero='bow'] & {
    ${paneled.height}
  }
  [data-hero][data-hero='panes'] & {
    ${paned.height}
  }
`;

/** Fills the place that the page keeps for it; beside each other where there is room. */
export const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${vars.space.s2};
  min-height: inherit;
  ${media.wide} {
    grid-template-columns: auto minmax(0, 36rem);
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space.s6};
    padding-inline: ${vars.space.s6};
    &[data-hero='scene'] {
      border-radius: ${vars.radius.lg};
      background: linear-gradient(160deg, ${vars.color.secondSoft}, ${vars.color.surface1} 70%);
      box-shadow: ${vars.shadow.raised};
    }
    &[data-hero='editorial'] {
      grid-template-columns: minmax(0, 34rem);
      justify-content: center;
      gap: ${vars.space.s2};
    }
    &[data-hero='band'] {
      padding-inline: 0;
    }
    &[data-hero='poster'] {
      border: ${vars.size.edge} solid ${vars.color.edge};
      background: ${vars.color.secondSoft};
      box-shadow: 8px 8px 0 ${vars.color.second};
    }
  }
  &[data-hero='bow'] {
    ${paneled.root}
  }
  &[data-hero='flood'] {
    ${draped.root}
  }
  &[data-hero='panes'] {
    ${paned.root}
  }
`;

export const Title = styled.p`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-width: 0;
  font-family: ${vars.font.display};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  ${media.wide} {
    font-size: ${vars.text.xxl};
  }
  > span {
    ${clampedText}
  }
  [data-hero='flood'] > & {
    ${draped.title}
  }
  [data-hero='panes'] > & {
    ${paned.title}
  }
  /* A rule on either side. */
  [data-hero='editorial'] > &::before,
  [data-hero='editorial'] > &::after {
    content: '';
    flex: 1 0 ${vars.space.s6};
    border-top: 1px solid ${vars.color.second};
  }
  [data-hero='bow'] > & {
    ${paneled.title}
  }
  [data-hero='poster'] > & > span {
    padding: 0.1em 0.4em;
    background: ${vars.color.edge};
    color: ${vars.color.bg};
  }
`;

/** The brand's sign, where the form has room for it. Decoration. */
export const Sign = styled(BrandSign)`
  [data-hero='bow'] & {
    ${paneled.sign}
  }
  [data-hero='flood'] & {
    ${draped.sign}
  }
`;

export const WayOn = styled.a`
  display: grid;
  grid-template: 100% / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s3};
  ${lineHeight}
  overflow: hidden;
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface2};
  box-shadow: ${vars.shadow.surface};
  color: ${vars.color.text};
  text-decoration: none;
  transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface3};
    }
  }
  &:active {
    scale: ${vars.press.scale};
    translate: ${vars.press.shift};
  }
  [data-hero='editorial'] > & {
    border-block: 1px solid ${vars.color.edge};
    border-radius: 0;
    background: none;
  }
  [data-hero='poster'] > & {
    border: ${vars.size.edge} solid ${vars.color.edge};
  }
  [data-hero='bow'] > & {
    ${paneled.wayOn}
  }
  /* On the ledge that the hero's picture stands on. */
  [data-hero='band'] > & {
    border-bottom: 8px solid ${vars.color.ornament};
  }
  [data-hero='flood'] > & {
    ${draped.wayOn}
  }
  [data-hero='panes'] > & {
    ${paned.wayOn}
  }
`;

/** A cover from edge to edge, or a sign. */
export const Picture = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  color: ${vars.color.second};
  > svg {
    margin-inline: ${vars.space.s3} 0;
  }
  > [data-part='cover'] {
    height: 100%;
  }
  [data-hero='bow'] & {
    ${paneled.picture}
  }
`;

export const Words = styled.span`
  display: grid;
  gap: 2px;
`;

export const Label = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.3;
  [data-hero='editorial'] & {
    color: ${vars.color.second};
  }
`;

export const Name = styled.span`
  ${clampedToTwoLines}
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.2;
  ${media.wide} {
    font-size: ${vars.text.lg};
  }
`;

/** Where it leads on, as a button would look. */
export const Go = styled.span`
  display: grid;
  place-items: center;
  width: ${vars.size.target};
  height: ${vars.size.target};
  margin-right: ${vars.space.s3};
  border-radius: ${vars.radius.round};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  [data-hero='editorial'] & {
    margin-right: 0;
    border-radius: ${vars.radius.sm};
  }
  /* A block of its own at the end of the line. */
  [data-hero='poster'] & {
    width: 3.5rem;
    height: 100%;
    margin-right: 0;
    border-left: ${vars.size.edge} solid ${vars.color.edge};
    border-radius: 0;
  }
`;

export const Waiting = styled.span`
  display: grid;
  align-content: center;
  ${lineHeight}
  padding-inline: ${vars.space.s4};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface2};
  [data-hero='panes'] & {
    ${paned.waiting}
  }
  [data-hero='bow'] & {
    ${paneled.waiting}
  }
`;
