import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeader, type PageHeaderProps } from '../../../components/PageHeader/PageHeader.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { blockWidths, inTheMiddle, narrowColumn } from './page-columns.ts';

export const pageWidths = ['wide', 'text', 'contents', 'narrow', 'sided'] as const;
/**
 * `wide` fills the frame's column, `text` is as wide as lines are read well, `contents` the same with its list of contents at its side,
 * `narrow` a form or an outcome, `sided` a form with what belongs to it at its side.
 */
export type PageWidth = (typeof pageWidths)[number];
export const pageStates = ['Wide', 'Text', 'Contents', 'Narrow', 'Sided'] as const;

export interface PageProps extends PageHeaderProps {
  /** The width of what stands below the head. Default: `wide`. */
  readonly width?: PageWidth;
  /** `data-part` of the page. Left out: none. */
  readonly part?: string;
  /** What the page holds, below its head. */
  readonly children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  width: 100%;
  ${media.wide} {
    gap: ${vars.space.s6};
  }
  &[data-width='text'],
  &[data-width='narrow'] {
    ${inTheMiddle}
  }
  &[data-width='text'] {
    max-width: ${blockWidths.text};
  }
  &[data-width='narrow'] {
    max-width: ${blockWidths.narrow};
  }
  ${media.vast} {
    &[data-width='contents'] {
      ${inTheMiddle}
      max-width: ${blockWidths.contents};
    }
    &[data-width='sided'] {
      ${inTheMiddle}
      max-width: ${blockWidths.sided};
    }
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  width: 100%;

  &[data-width='text'] {
    max-width: ${blockWidths.text};
    justify-self: ${vars.page.axis};
  }
  &[data-width='narrow'] {
    ${narrowColumn}
  }
`;

/** Every page below the frame: its head, and one column of content on the frame's axis. */
export function Page({ width = 'wide', part, children, ...head }: PageProps) {
  return (
    <Root data-part={part} data-width={width}>
      <PageHeader {...head} />
      <Body data-width={width}>{children}</Body>
    </Root>
  );
}
