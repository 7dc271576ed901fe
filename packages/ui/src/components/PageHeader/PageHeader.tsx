import { createContext, type ReactNode, use } from 'react';
import styled from 'styled-components';
import { bead } from '../../theme/bead.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { onAxis } from '../../theme/on-axis.ts';
import { strokeOfPage, strokeRoom } from '../../theme/stroke.ts';
import { vars } from '../../theme/vars.ts';
import { waveLine } from '../../theme/wave-line.ts';
import { IconLink } from '../IconButton/IconButton.tsx';
import { StampedText } from '../SectionHeader/StampedText.tsx';

export const pageHeaderStates = ['TitleOnly', 'WithBack', 'WithAction', 'Kicker', 'LongText'] as const;

export interface PageHeaderProps {
  /** The page's one `h1`; in a sheet over another page an `h2`. */
  readonly title: ReactNode;
  /** One level up, not the browser's history. Left out: there is no arrow. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** One sentence below the title. Default: nothing. */
  readonly lead?: ReactNode;
  /** Beside the title on wide screens, at its right on phones: one button or link. Default: nothing. */
  readonly action?: ReactNode;
  /** A step of the page has the title that leads: the head is a small line above it, without lead and ornament. Default: false. */
  readonly isKicker?: boolean;
}

/** A page stands in a sheet over another one: the sheet's title is the head of its first step, those with a way back have their own. */
export const IsInSheet = createContext(false);

/** From the edge of the arrow's target to its glyph. */
const glyphInset = '-13px';

const Root = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${vars.space.s2} ${vars.space.s3};

  &[data-headings='ruled'] {
    padding-bottom: ${vars.space.s3};
    border-bottom: 3px double ${vars.color.edge};
  }
  /* A title in the middle stays there: an action stands below its sentence, or at the end of its line where there is room. */
  ${media.wide} {
    &[data-headings='ruled'] {
      container-type: inline-size;
      > [data-part='action'] {
        order: 1;
        display: grid;
        flex-basis: 100%;
        justify-content: center;
      }
    }
    @container (width >= 44rem) {
      &[data-headings='ruled'] > [data-part='action'] {
        position: absolute;
        inset-inline-end: 0;
        top: 0;
      }
      /* The title breaks where it would come to lie under it; the sentence has the line below to itself. */
      &[data-headings='ruled']:has(> [data-part='action']) h1 {
        padding-inline: 12rem;
      }
    }
  }
  /* The arrow has no ground there: its glyph stands on the margin, as the rule does. */
  &[data-headings='ruled'] > [data-part='icon-link'] {
    margin-inline-start: ${glyphInset};
  }
  &[data-headings='wave'] {
    padding-bottom: ${vars.space.s2};
    /* The letters of a sentence reach further down than a title's, and so does the way back. */
    &:has(> [data-part='icon-link'], [data-part='lead']) {
      padding-bottom: ${vars.space.s4};
    }
  }
  &[data-headings='wave']::after {
    content: '';
    inset: auto 0 0;
    ${waveLine}
  }
`;

const Titles = styled.div`
  display: grid;
  flex: 1;
  gap: ${vars.space.s1};
  min-width: min(8rem, 100%);
  ${media.wide} {
    ${onAxis}
  }
`;

/** As wide as the way back, and as near to its margin, so that a title in the middle is in the middle of the page. */
const Counterweight = styled.span`
  display: none;
  ${media.wide} {
    display: block;
    width: ${vars.size.target};
    [data-headings='ruled'] > & {
      margin-inline-end: ${glyphInset};
    }
  }
`;

const Title = styled.h1`
  font-size: ${vars.text.xl};
  outline: none;
  /* The way back stands beside its first line, whatever is below. */
  [data-part='icon-link'] + div > & {
    padding-block: calc((${vars.size.target} - 1lh) / 2) 0;
  }
  /* With the whole line to itself it is larger than the heads of the page's parts on phones, too. */
  :only-child > & {
    font-size: ${vars.text.xxl};
  }
  ${media.wide} {
    font-size: ${vars.text.xxl};
  }
  [data-headings='stroke'] > div > & {
    ${strokeOfPage}
  }
  [data-headings='bead'] > div > & {
    justify-self: stretch;
    ${bead}
    /* It may stand in the middle. */
    ${media.wide} {
      padding-inline-end: 0;
    }
  }
`;

const Lead = styled.p`
  max-width: 60ch;
  color: ${vars.color.textMuted};
  text-wrap: balance;
  /* Below the letters. */
  [data-headings='stroke'] > div > & {
    padding-inline-start: ${strokeRoom};
  }
`;

/** Right above the title that leads, on the axis of all titles. */
const Kicker = styled.header`
  margin-bottom: calc(-1 * ${vars.space.s3});
  /* In the middle where that title is. */
  &:has(+ * [data-part='outcome']) {
    text-align: center;
  }
  ${media.desktop} {
    /* A step that has its own head at its start has it there. */
    &:not(:has(+ * [data-alone], + * [data-part='withdraw-confirm'])) {
      ${onAxis}
    }
  }
  > h1 {
    color: ${vars.color.textMuted};
    font-family: ${vars.font.body};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
    letter-spacing: normal;
    outline: none;
  }
`;

/** The head of a page. Its title can take focus by script, so that a change of route starts reading here. */
export function PageHeader({ title, back, lead, action, isKicker = false }: PageHeaderProps) {
  const { headings } = useBrand().layout;
  const isInSheet = use(IsInSheet);
  if (isInSheet && !back) return null;
  if (isKicker)
    return (
      <Kicker data-part="page-header">
        <h1 tabIndex={-1}>{title}</h1>
      </Kicker>
    );
  return (
    <Root data-part="page-header" data-headings={headings}>
      {back && (
        <IconLink
          icon="arrowLeft"
          label={back.label}
          href={back.href}
          variant={headings === 'ruled' ? 'quiet' : 'filled'}
        />
      )}
      <Titles>
        <Title as={isInSheet ? 'h2' : 'h1'} tabIndex={-1}>
          {headings === 'stamp' ? <StampedText>{title}</StampedText> : title}
        </Title>
        {lead !== undefined && <Lead data-part="lead">{lead}</Lead>}
      </Titles>
      {action && <div data-part="action">{action}</div>}
      {back && headings !== 'bead' && (!action || headings === 'ruled') && <Counterweight />}
    </Root>
  );
}
