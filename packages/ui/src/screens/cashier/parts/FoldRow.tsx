import { type ReactNode, type Ref, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

export interface FoldRowProps {
  /** What it is, small. */
  readonly name: string;
  /** What has been chosen, or what it comes to. Left out: nothing yet. */
  readonly title?: ReactNode;
  /** Before them; decoration. Left out: none. */
  readonly icon?: ReactNode;
  /** At the end of the row: a figure, a short fact. Left out: none. */
  readonly mark?: ReactNode;
  /** It stands open, whatever was pressed. Default: false. */
  readonly isNeeded?: boolean;
  /** `data-part` of the row. */
  readonly part: string;
  /** The row itself, which takes the focus. May be left out. */
  readonly ref?: Ref<HTMLElement>;
  /** What folds out below it. */
  readonly children: ReactNode;
}

const Root = styled.details`
  &[open] > summary > :last-child {
    rotate: 180deg;
  }
`;

const Row = styled.summary`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-height: 56px;
  padding-block: ${vars.space.s2};
  border-radius: ${vars.radius.sm};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 2px;
  }
  > svg {
    flex: none;
    color: ${vars.color.accentText};
  }
  > :last-child {
    color: ${vars.color.textMuted};
    transition: rotate ${vars.motion.base} ${vars.motion.ease};
  }
  ${media.hover} {
    &:hover > :last-child {
      color: ${vars.color.accentText};
    }
  }
  ${media.reducedMotion} {
    > :last-child {
      transition: none;
    }
  }
`;

const Words = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
`;

const Name = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
`;

const Title = styled.span`
  font-weight: ${vars.weight.medium};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  flex: none;
  max-width: 45%;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  text-align: end;
`;

/** A quiet row with what has been chosen; more of it folds out below. */
export function FoldRow({ name, title, icon, mark, isNeeded = false, part, ref, children }: FoldRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Root
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-part={part}
    >
      <Row ref={ref}>
        {icon}
        <Words>
          <Name>{name}</Name>
          {title !== undefined && <Title>{title}</Title>}
        </Words>
        {mark !== undefined && <Mark>{mark}</Mark>}
        <Icon name="chevronDown" size={20} />
      </Row>
      {children}
    </Root>
  );
}
