import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, pageColumn, rimmed } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

export const footerLegalStates = [
  'Demonstration',
  'Licensed',
  'Unlicensed',
  'LinksOutside',
  'LongText',
] as const;

export interface FooterLink {
  /** Where it leads. */
  readonly href: string;
  /** The link's own words. */
  readonly label: string;
}

export interface FooterGroup {
  /** Head of the column, or name of the list. */
  readonly label: string;
  /** From top to bottom; each address once. */
  readonly links: readonly FooterLink[];
}

export interface FooterLegalProps {
  /** What the 18+ mark says to those who do not see it, e.g. "For adults over 18". */
  readonly adultsLabel: string;
  /** "For adults over 18, for entertainment only". */
  readonly adultsText: string;
  /** One of the warning phrases, e.g. "Jogue com responsabilidade". */
  readonly warning: string;
  /** The brand's sign. */
  readonly logo: ReactNode;
  /** Of the links inside the site, for screen readers. */
  readonly linksLabel: string;
  /** Help and rules, a column each. */
  readonly groups: readonly FooterGroup[];
  /** How money comes and goes. */
  readonly payment: { readonly label: string; readonly text: string };
  /** Said of a link that opens another site. */
  readonly newTabLabel: string;
  /** Addresses outside the site, each beginning with https://: social networks, under a head of their own. Left out: no such list. */
  readonly outside?: (FooterGroup & { readonly head: string }) | undefined;
  /** Who is behind the site, line by line and word for word. Left out: no line. */
  readonly facts?: readonly string[];
  /** Links to where the licence can be looked up. Left out: no link. */
  readonly licence?: FooterLink | undefined;
  /** Says that this site is a demonstration, where it is one. Left out: it is none. */
  readonly demoNotice?: string | undefined;
  /** The way to a person, at any hour. */
  readonly support: FooterLink;
  /** The language picker of phones, whose top bar has no room for it; not seen on wide screens. Left out: none. */
  readonly tools?: ReactNode;
}

const Root = styled.footer`
  padding-block: ${vars.space.s8};
  border-top: ${vars.size.edge} solid ${vars.color.edge};
  /* Small print never lies over the scenery. */
  background: ${vars.color.bg};
  color: ${vars.color.textSubtle};
  font-size: ${vars.text.sm};
`;

const Column = styled.div`
  ${pageColumn}
  display: grid;
  gap: ${vars.space.s6};
`;

/** The brand and its duties over help, rules and money; from desktops up all four in a row. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${vars.space.s6} ${vars.space.s5};
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child {
      grid-column: auto;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) repeat(3, minmax(0, 3fr));
    column-gap: ${vars.space.s8};
    > :first-child {
      grid-column: auto;
    }
  }
`;

const Part = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${vars.space.s2};
`;

const Rules = styled.nav`
  display: contents;
`;

const Head = styled.h2`
  color: ${vars.color.text};
  font-family: ${vars.font.body};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  letter-spacing: ${vars.lettering.label};
  line-height: 1.5;
  text-transform: ${vars.lettering.labelCase};
`;

const Further = styled(Head)`
  margin-top: ${vars.space.s5};
`;

const Warning = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s4};
  padding-top: ${vars.space.s2};
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
  padding-top: ${vars.space.s5};
  border-top: 1px solid ${vars.color.line};
  overflow-wrap: anywhere;
  > * {
    max-width: 90ch;
  }
`;

/** Help and the language come first: nobody looks for them below the small print. */
const Service = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3} ${vars.space.s5};
  padding-bottom: ${vars.space.s5};
  border-bottom: 1px solid ${vars.color.line};
`;

const Support = styled.a`
  display: inline-flex;
  gap: ${vars.space.s3};
  align-items: center;
  min-height: ${vars.size.target};
  color: ${vars.color.text};
  font-weight: ${vars.weight.strong};
  text-underline-offset: 4px;
  text-decoration-color: ${vars.color.lineStrong};
  ${focusRing}
  > svg {
    flex: none;
    color: ${vars.color.accentText};
  }
`;

const Tools = styled.div`
  ${media.wide} {
    display: none;
  }
`;

/** 18+, the warning, links to the rules, and who is behind the site: always there, never loud. Locked for every brand. */
export function FooterLegal(props: FooterLegalProps) {
  const { adultsLabel, adultsText, warning, logo, linksLabel, groups, payment, support, tools } = props;
  const { newTabLabel, outside, facts = [], licence, demoNotice } = props;
  return (
    <Root data-part="footer-legal">
      <Column>
        <Service>
          <Support href={support.href}>
            <Icon name="support" size={22} />
            {support.label}
          </Support>
          {tools !== undefined && <Tools>{tools}</Tools>}
        </Service>
        <Parts>
          <Part>
            {logo}
            <Warning>
              <Adults role="img" aria-label={adultsLabel}>
                18+
              </Adults>
              <p>
                <Strong>{warning}</Strong>
                {adultsText}
              </p>
            </Warning>
          </Part>
          <Rules aria-label={linksLabel}>
            {groups.map(({ label, links }) => (
              <Part key={label}>
                <Head>{label}</Head>
                <Links>
                  {links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </Links>
              </Part>
            ))}
          </Rules>
          <Part>
            <Head>{payment.label}</Head>
            <p>{payment.text}</p>
            {outside !== undefined && outside.links.length > 0 && (
              <>
                <Further>{outside.head}</Further>
                <Links aria-label={outside.label} data-part="outside">
                  {outside.links.map((link) => (
                    <li key={link.href}>
                      <TextLink href={link.href} tone="quiet" isStandalone newTabLabel={newTabLabel}>
                        {link.label}
                      </TextLink>
                    </li>
                  ))}
                </Links>
              </>
            )}
          </Part>
        </Parts>
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
      </Column>
    </Root>
  );
}
