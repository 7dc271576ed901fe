import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const footerLegalStates = ['Demonstration', 'Licensed'] as const;

export interface FooterLink {
  readonly href: string;
  readonly label: string;
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
  /** The brand's own licence facts, word for word; without facts nothing is claimed. */
  readonly licence?: string | undefined;
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
  border: 2px solid currentColor;
  border-radius: 50%;
  color: ${vars.color.text};
  font-weight: ${vars.weight.strong};
  font-variant-numeric: tabular-nums;
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

const Tools = styled.div`
  ${media.wide} {
    display: none;
  }
`;

/** 18+, the warning, the rules' addresses and who is behind the site: always there, never loud. Locked for every brand. */
export function FooterLegal({
  adultsLabel,
  adultsText,
  warning,
  linksLabel,
  links,
  licence,
  demoNotice,
  tools,
}: FooterLegalProps) {
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
      {tools !== undefined && <Tools>{tools}</Tools>}
      {licence !== undefined && <p>{licence}</p>}
      {demoNotice !== undefined && <p>{demoNotice}</p>}
    </Root>
  );
}
