import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { endsWithColumn, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { crowded, HeaderAccount, HeaderTools, HomeLink, topBar } from './header-parts.ts';
import type { TopBarProps } from './top-bar-props.ts';

const Root = styled.header`
  ${topBar}
  align-items: stretch;
  border-bottom: ${vars.size.edge} solid ${vars.color.edge};
  background: ${vars.color.barBg};
  /* Room for the sign or for the word. */
  @media (max-width: 600px) {
    &:not(${crowded}) [data-part='logo'] > svg {
      display: none;
    }
  }
  @media (max-width: 380px) {
    &:not(${crowded}) [data-part='logo'] > svg {
      display: block;
    }
    [data-part='wordmark'] {
      ${visuallyHidden}
    }
  }
`;

const Sign = styled(HomeLink)`
  min-height: 0;
  overflow: hidden;
  padding-inline: ${vars.space.s3};
  border-right: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: 0;
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  [data-tone='accent'] {
    fill: currentColor;
  }
  /* Cut out of the sign, and an outline where it stands beside it on the accent. */
  [data-tone='second'] {
    fill: ${vars.color.accent};
    stroke: currentColor;
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  &:focus-visible {
    outline-color: ${vars.color.onAccent};
    outline-offset: -6px;
  }
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
`;

const Tools = styled(HeaderTools)`
  @media (max-width: 600px) {
    margin-right: ${vars.space.s4};
  }
  ${media.wide} {
    display: flex;
    align-items: center;
    padding-inline: ${vars.space.s4} ${vars.space.s6};
    border-left: ${vars.size.edge} solid ${vars.color.edge};
  }
  ${endsWithColumn}
`;

const Account = styled(HeaderAccount)`
  flex: 1;
  justify-content: end;
  padding-inline: ${vars.space.s3};
  @media (max-width: 600px) {
    ${crowded} > & {
      padding-inline-end: ${vars.space.s4};
    }
  }
  ${media.wide} {
    flex: none;
    margin-left: auto;
    padding-inline: ${vars.space.s4};
    border-left: ${vars.size.edge} solid ${vars.color.edge};
    /* No block around nothing, where the page's own forms are the ways in. */
    :root:has([data-part='auth-screen']) &:has(> a) {
      padding: 0;
      border: 0;
    }
  }
`;

/** Blocks side by side with outlines between them; the name is a lit sign. */
export function MarqueeHeader({ homeHref, homeLabel, logo, tools, account, isCrowded = false }: TopBarProps) {
  return (
    <Root data-part="top-bar" data-crowded={isCrowded ? '' : undefined}>
      <Sign href={homeHref} aria-label={homeLabel}>
        {logo}
      </Sign>
      <Account data-part="account">{account}</Account>
      <Tools>{tools}</Tools>
    </Root>
  );
}
