import type { ReactNode } from 'react';
import { useBrand } from '../../theme/brand-context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import {
  Adults,
  Further,
  Head,
  Lines,
  Links,
  Part,
  Parts,
  Root,
  Rules,
  Service,
  Strong,
  Support,
  Tools,
  Warning,
} from './FooterLegal.style.ts';
import { footerLooks } from './footer-looks.ts';

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
  /** Addresses outside the site, each beginning with https://: social networks. Left out: no such list. */
  readonly outside?: FooterGroup | undefined;
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

/** 18+, the warning, links to the rules, and who is behind the site: always there, never loud. Locked for every brand. */
export function FooterLegal(props: FooterLegalProps) {
  const { adultsLabel, adultsText, warning, logo, linksLabel, groups, payment, support, tools } = props;
  const { newTabLabel, outside, facts = [], licence, demoNotice } = props;
  const Column = footerLooks[useBrand().layout.nav];
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
                <Further>{outside.label}</Further>
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
