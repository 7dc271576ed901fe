import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export const badgeTones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];
export const badgeStates = ['Tones', 'WithOwnIcon', 'LongText'] as const;

export interface BadgeProps {
  /** What it means; brings a sign of its own where it means a state. Default: `neutral`. */
  readonly tone?: BadgeTone;
  /** `null` for none (a plain label or count). Default: the tone's own icon. */
  readonly icon?: IconName | null;
  /** One to three words, or a count. */
  readonly children: ReactNode;
}

/** A status is never told by colour alone: each tone that means something has a sign. */
const toneIcons: Record<BadgeTone, IconName | null> = {
  neutral: null,
  accent: null,
  info: 'info',
  success: 'check',
  warning: 'clock',
  danger: 'close',
};

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  max-width: 100%;
  padding: 3px ${vars.space.s2};
  border-radius: ${vars.radius.pill};
  clip-path: ${vars.shape.badge};
  background: ${vars.color.surface3};
  color: ${vars.color.text};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.strong};
  line-height: 1.35;

  &[data-tone='accent'] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  &[data-tone='info'] {
    background: ${vars.color.infoSoft};
    color: ${vars.color.info};
  }
  &[data-tone='success'] {
    background: ${vars.color.successSoft};
    color: ${vars.color.success};
  }
  &[data-tone='warning'] {
    background: ${vars.color.warningSoft};
    color: ${vars.color.warning};
  }
  &[data-tone='danger'] {
    background: ${vars.color.dangerSoft};
    color: ${vars.color.danger};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** A short state or count beside what it belongs to. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  const name = icon === undefined ? toneIcons[tone] : icon;
  return (
    <Root data-tone={tone} data-part="badge">
      {name && <Icon name={name} size={14} />}
      <span>{children}</span>
    </Root>
  );
}
