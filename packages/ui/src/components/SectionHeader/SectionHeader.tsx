import type { ReactNode } from 'react';
import styled from 'styled-components';
import { beadAndLine, noStub } from '../../theme/bead-line.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { stroke } from '../../theme/stroke.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { StampedText } from './StampedText.tsx';

export const sectionHeaderStates = ['TitleOnly', 'WithLink', 'WithAside', 'LongText'] as const;

export interface SectionHeaderProps {
  /** What this part of the page is. */
  readonly title: string;
  /** For `aria-labelledby` of the section. Left out: the heading names nothing. */
  readonly id?: string;
  /** Level of the heading: `h3` below another section. Default: `h2`. */
  readonly as?: 'h2' | 'h3';
  /** Address of the whole list; the link's accessible name includes the title. Left out: no link. */
  readonly seeAll?: { readonly href: string; readonly label: string } | undefined;
  /** At the end of the row instead of a link: arrows, a count. Default: nothing. */
  readonly aside?: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s4};
  min-height: ${vars.size.target};
  &[data-headings='ruled'] {
    border-bottom: 1px solid ${vars.color.edge};
    ${media.wide} {
      border: 0;
    }
  }
`;

const Title = styled.h2`
  min-width: 0;
  margin-inline-end: auto;
  font-size: ${vars.text.lg};
  ${media.wide} {
    font-size: ${vars.text.xl};
  }
  [data-headings='stroke'] > & {
    ${stroke}
  }
`;

/** Leads the eye from the title to the end of the line. */
const Rule = styled.span`
  display: none;
  flex: 1;
  min-width: ${vars.space.s4};
  height: 3px;
  border-block: 1px solid ${vars.color.edge};
  ${media.wide} {
    display: block;
  }
  [data-headings='bead'] > & {
    display: block;
    min-width: 0;
    height: 0.5em;
    border: 0;
    mask: ${noStub};
    background: ${vars.color.ornament};
    clip-path: ${beadAndLine};
    &:dir(rtl) {
      scale: -1 1;
    }
  }
`;

const Link = styled(TextLink)`
  flex: none;
  font-size: ${vars.text.sm};
`;

/** The head of a part of a page; the brand's `headings` axis adds a rule, a stroke or a bead on a line, or stamps the title. */
export function SectionHeader({ title, id, as = 'h2', seeAll, aside }: SectionHeaderProps) {
  const { headings } = useBrand().layout;
  return (
    <Root data-part="section-header" data-headings={headings}>
      <Title as={as} id={id}>
        {headings === 'stamp' ? <StampedText>{title}</StampedText> : title}
      </Title>
      {(headings === 'ruled' || headings === 'bead') && <Rule aria-hidden="true" />}
      {seeAll && (
        <Link href={seeAll.href} tone="quiet" isStandalone aria-label={`${seeAll.label}: ${title}`}>
          {seeAll.label}
          <Icon name="chevronRight" size={16} />
        </Link>
      )}
      {aside}
    </Root>
  );
}
