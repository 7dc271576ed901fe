import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

export const emptyStateStates = ['TitleOnly', 'WithImage', 'WithAction', 'LongText'] as const;

export interface EmptyStateProps {
  /** What is not there: one short sentence. */
  readonly title: string;
  /** The title's element; `p` where a heading stands above already. Default: `h2`. */
  readonly as?: 'h2' | 'h3' | 'p';
  /** Why, or how it fills. Left out: the title alone. */
  readonly children?: ReactNode;
  /** The brand's own art: an image address (`data:` too) or drawn elements. Decoration. Left out: an icon. */
  readonly image?: ReactNode;
  /** The way to fill it: one button or link. Left out: there is nothing to do. */
  readonly action?: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  justify-items: center;
  padding: ${vars.space.s8} ${vars.space.s4};
  text-align: center;
`;

const Action = styled.div`
  padding-top: ${vars.space.s2};
`;

const Art = styled.div`
  display: grid;
  place-items: center;
  padding-bottom: ${vars.space.s2};
  color: ${vars.color.textSubtle};

  > img {
    width: 200px;
    height: 150px;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.lg};
    object-fit: cover;
  }
  > svg[data-part='icon'] {
    box-sizing: content-box;
    padding: ${vars.space.s5};
    border-radius: ${vars.radius.round};
    background: ${vars.color.surface2};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  }
`;

const Title = styled.h2`
  font-size: ${vars.text.lg};
`;

const Text = styled.div`
  max-width: 40ch;
  color: ${vars.color.textMuted};
`;

/** Nothing here yet: says so, shows the brand, and offers the way on. */
export function EmptyState({ title, as = 'h2', children, image, action }: EmptyStateProps) {
  return (
    <Root data-part="empty-state">
      <Art aria-hidden="true" data-part="art">
        {typeof image === 'string' ? (
          <img src={image} alt="" width={200} height={150} />
        ) : (
          (image ?? <Icon name="list" size={32} />)
        )}
      </Art>
      <Title as={as}>{title}</Title>
      {children !== undefined && <Text data-part="text">{children}</Text>}
      {action !== undefined && <Action data-part="action">{action}</Action>}
    </Root>
  );
}
