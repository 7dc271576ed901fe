import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, rimmed } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { TextLink } from '../TextLink/TextLink.tsx';

export const footerLegalStates = [
  'Demonstration',
  'Licensed',
  'Unlicensed',
  'LinksOutside',
  'LongText',
] as const;

export interface FooterLink {
  readonly href: string;
  readonly label: string;
}

export interface FooterOutside {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** Each begins with https://. */
  readonly links: readonly FooterLink[];
}

export interface FooterLegalProps {
  /** What the 18+ mark says to those who do not see it, e.g. "For adults over 18". */
  readonly adultsLabel: string;
  /** "For adults over 18, for entertainment only". */
  readonly adultsText: string;
  /** One of the warning phrases, e.g. "Jogue com responsabilidade". */
  readonly warning: string;
  readonly linksLabel: string;
  readonly links: readonly FooterLink[];
  /** Said of a link that opens another site. */
  readonly newTabLabel: string;
  /** Addresses outside the site: support, social networks. */
  readonly outside?: FooterOutside | undefined;
  /** Who is behind the site, line by line and word for word. */
  readonly facts?: readonly string[];
  /** Links to where the licence can be looked up. */
  readonly licence?: FooterLink | undefined;
  /** Says that this site is a demonstration, where it is one. */
  readonly demoNotice?: string | undefined;
  /** The language picker of phones, whose top bar has no room for it. */
  readonly tools?: ReactNode;
}

const Root = styled.footer`
  display: grid;
  gap: ${vars.space.s5};
  padding: ${vars.space.s8} ${vars.space.s4};
  border-top: ${vars.size.edge} solid ${vars.color.edge};
  /* Small print never lies over the scenery. */
  background: ${vars.color.bg};
  color: ${vars.color.textSubtle};
  font-size: ${vars.text.sm};
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
`;

const Warning = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s4};
`;

const Adults = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  color: ${vars.color.text};
  font-weight: ${vars.weight.strong};
  --rim: currentColor;
  --ground: ${vars.color.bg};
  ${rimmed}
`;

const Strong = styled.strong`
  display: block;
  color: ${vars.color.text};
  font-weight: ${vars.weight.strong};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space.s6};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.size.target};
    color: ${vars.color.textMuted};
    text-underline-offset: 4px;
    text-decoration-color: ${vars.color.lineStrong};
    ${focusRing}
  }
`;

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space.s2};
  max-width: 75ch;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Tools = styled.div`
  ${media.wide} {
    display: none;
  }
`;

/** 18+, the warning, links to the rules, and who is behind the site: always there, never loud. Locked for every brand. */
export function FooterLegal(props: FooterLegalProps) {
  const { adultsLabel, adultsText, warning, linksLabel, links, tools } = props;
  const { newTabLabel, outside, facts = [], licence, demoNotice } = props;
  return (
    <Root data-part="footer-legal">
      <Warning>
        <Adults role="img" aria-label={adultsLabel}>
          18+
        </Adults>
        <p>
          <Strong>{warning}</Strong>
          {adultsText}
        </p>
      </Warning>
      <nav aria-label={linksLabel}>
        <Links>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </Links>
      </nav>
      {outside !== undefined && outside.links.length > 0 && (
        <Links aria-label={outside.label} data-part="outside">
          {outside.links.map((link) => (
            <li key={link.href}>
              <TextLink href={link.href} tone="quiet" isStandalone newTabLabel={newTabLabel}>
                {link.label}
              </TextLink>
            </li>
          ))}
        </Links>
      )}
      {tools !== undefined && <Tools>{tools}</Tools>}
      <Lines>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {licence !== undefined && (
          <TextLink href={licence.href} tone="quiet" isStandalone newTabLabel={newTabLabel}>
            {licence.label}
          </TextLink>
        )}
        {demoNotice !== undefined && <p>{demoNotice}</p>}
      </Lines>
    </Root>
  );
}
