import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import type { UnreadCount } from '../CountBadge/count-badge-props.ts';
import { unreadWords } from '../CountBadge/count-text.ts';
import { LazyCountBadge } from '../CountBadge/LazyCountBadge.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const iconButtonVariants = ['quiet', 'filled', 'onArt'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];
export const iconButtonStates = [
  'Variants',
  'Pressed',
  'Pending',
  'Disabled',
  'AsLink',
  'WithBadge',
] as const;

const Surface = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${vars.size.target};
  height: ${vars.size.target};
  padding: 0;
  border: ${vars.size.edge} solid transparent;
  border-radius: ${vars.radius.pill};
  background: transparent;
  color: ${vars.color.text};
  cursor: pointer;
  transition:
    background-color ${vars.motion.fast} ${vars.motion.ease},
    scale ${vars.motion.base} ${vars.motion.spring};
  ${focusRing}

  &[data-variant='filled'] {
    background: ${vars.color.control};
    border-color: ${vars.color.controlEdge};
  }
  &[data-variant='onArt'] {
    background: ${vars.color.artScrim};
    color: ${vars.color.onArt};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface3};
      color: ${vars.color.text};
    }
  }
  &:active {
    scale: ${vars.press.scale};
  }
  &[aria-pressed='true'] {
    color: ${vars.color.accentText};
  }
  &[aria-disabled='true'] {
    background: transparent;
    color: ${vars.color.disabledText};
    cursor: not-allowed;
    scale: none;
  }
`;

/** The badge sits on the icon, not on the edge of the press target. */
const Seat = styled.span`
  position: relative;
  display: inline-grid;
`;

interface IconButtonLook {
  /** Its face; what it does is said by `label`. */
  readonly icon: IconName;
  /** What it does, in words; also the tooltip. */
  readonly label: string;
  /** `quiet` (default): no ground; `filled`: on its own ground; `onArt`: readable on a picture. */
  readonly variant?: IconButtonVariant;
  /** What is new behind it; its words follow the label. Left out, or a count of 0: no badge. */
  readonly badge?: UnreadCount | undefined;
}

export interface IconButtonProps
  extends IconButtonLook,
    Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'style' | 'aria-label' | 'title'> {
  /**
   * For what is switched on and off (a favourite): on. The label stays the same in both, the icon does not: colour alone tells nobody
   * apart. Left out: it is no toggle.
   */
  readonly isPressed?: boolean | undefined;
  /** Work is under way: a ring turns in place of the icon, and presses do nothing. Default: false. */
  readonly isPending?: boolean;
  /** Why it cannot be pressed; it stays focusable and says so. Left out: it can be. */
  readonly disabledReason?: string | undefined;
}

/** A press target of 44 px with an icon for a face and words for a name. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  badge,
  isPressed,
  isPending = false,
  disabledReason,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <Surface
      {...rest}
      type={type}
      aria-label={badge && !isPending ? undefined : label}
      title={disabledReason ?? label}
      aria-pressed={isPressed}
      aria-busy={isPending || undefined}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isDisabled ? reasonId : rest['aria-describedby']}
      data-variant={variant}
      data-part="icon-button"
      onClick={isDisabled || isPending ? undefined : onClick}
    >
      {isPending ? <SpinnerRing /> : <Face icon={icon} label={label} badge={badge} />}
      {isDisabled && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </Surface>
  );
}

export interface IconLinkProps
  extends IconButtonLook,
    Omit<ComponentProps<'a'>, 'children' | 'style' | 'aria-label' | 'title' | 'href'> {
  /** Address that it leads to. */
  readonly href: string;
}

/** The same, leading elsewhere: "back" at the head of a page. */
export function IconLink({ icon, label, variant = 'quiet', badge, ...rest }: IconLinkProps) {
  return (
    <Surface
      as="a"
      {...rest}
      aria-label={badge ? undefined : label}
      title={label}
      data-variant={variant}
      data-part="icon-link"
    >
      <Face icon={icon} label={label} badge={badge} />
    </Surface>
  );
}

/** With a badge the name is inside, its number shown apart from its words: a name by attribute would have to hold both. */
function Face({ icon, label, badge }: Pick<IconButtonLook, 'icon' | 'label' | 'badge'>) {
  const sign = <Icon name={icon} size={22} />;
  if (badge === undefined) return sign;
  const words = unreadWords(badge);
  return (
    <>
      <Seat aria-hidden="true">
        {sign}
        <LazyCountBadge count={badge.count} placement="corner" />
      </Seat>
      <VisuallyHidden>{words === null ? label : `${label}, ${words}`}</VisuallyHidden>
    </>
  );
}
