import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;
export type NoticeTone = (typeof noticeTones)[number];
export const noticeStates = ['Info', 'Success', 'Warning', 'Danger', 'WithAction', 'LongText'] as const;

export interface NoticeProps {
  /** `info` (default) and `warning` are read where they stand, `success` is announced politely, `danger` at once. */
  readonly tone?: NoticeTone;
  /** What happened, in a few strong words. Default: nothing. */
  readonly title?: ReactNode;
  /** What still holds and what to do. Default: nothing. */
  readonly children?: ReactNode;
  /** A way on: a button or link. Default: nothing. */
  readonly action?: ReactNode;
}

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'clock',
  danger: 'warning',
};

/** Errors interrupt, outcomes are told politely, standing remarks are just read. */
const roles: Record<NoticeTone, 'alert' | 'status' | undefined> = {
  info: undefined,
  success: 'status',
  warning: undefined,
  danger: 'alert',
};

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  border-radius: ${vars.radius.md};
  background: ${vars.color.infoSoft};
  color: ${vars.color.text};
  font-size: ${vars.text.sm};
  line-height: 1.45;

  > svg {
    color: ${vars.color.info};
  }
  &[data-tone='success'] {
    background: ${vars.color.successSoft};
  }
  &[data-tone='success'] > svg {
    color: ${vars.color.success};
  }
  &[data-tone='warning'] {
    background: ${vars.color.warningSoft};
  }
  &[data-tone='warning'] > svg {
    color: ${vars.color.warning};
  }
  &[data-tone='danger'] {
    background: ${vars.color.dangerSoft};
  }
  &[data-tone='danger'] > svg {
    color: ${vars.color.danger};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The way on stands beside the words where both have room. */
const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3} ${vars.space.s4};
  align-items: center;
  align-self: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.strong};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 20rem;
  gap: ${vars.space.s1};
  min-width: 0;
`;

/** A message in its place on the page: what happened, what still holds, what to do. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  return (
    <Root role={roles[tone]} data-tone={tone} data-part="notice">
      <Icon name={icons[tone]} />
      <Body>
        <Words>
          {title !== undefined && <Title data-part="title">{title}</Title>}
          {children !== undefined && <div data-part="text">{children}</div>}
        </Words>
        {action !== undefined && <div data-part="action">{action}</div>}
      </Body>
    </Root>
  );
}
