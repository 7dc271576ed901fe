import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const iconButtonVariants = ['quiet', 'filled', 'onArt'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];
export const iconButtonStates = ['Variants', 'Pressed', 'Pending', 'Disabled', 'AsLink'] as const;

const Surface = styled.button`
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

    path {
      fill: currentColor;
    }
  }
  &[aria-disabled='true'] {
    background: transparent;
    color: ${vars.color.disabledText};
    cursor: not-allowed;
    scale: none;
  }
`;

interface IconButtonLook {
  readonly icon: IconName;
  /** What it does, in words; also the tooltip. */
  readonly label: string;
  readonly variant?: IconButtonVariant;
}

export interface IconButtonProps
  extends IconButtonLook,
    Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'style' | 'aria-label' | 'title'> {
  /** For what is switched on and off (a favourite): on. The label stays the same in both. */
  readonly isPressed?: boolean | undefined;
  readonly isPending?: boolean;
  /** Why it cannot be pressed; it stays focusable and says so. */
  readonly disabledReason?: string | undefined;
}

/** A press target of 44 px with an icon for a face and words for a name. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
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
      aria-label={label}
      title={disabledReason ?? label}
      aria-pressed={isPressed}
      aria-busy={isPending || undefined}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isDisabled ? reasonId : rest['aria-describedby']}
      data-variant={variant}
      data-part="icon-button"
      onClick={isDisabled || isPending ? undefined : onClick}
    >
      {isPending ? <SpinnerRing /> : <Icon name={icon} size={22} />}
      {isDisabled && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </Surface>
  );
}

export interface IconLinkProps
  extends IconButtonLook,
    Omit<ComponentProps<'a'>, 'children' | 'style' | 'aria-label' | 'title' | 'href'> {
  readonly href: string;
}

/** The same as a link: "back" at the head of a page. */
export function IconLink({ icon, label, variant = 'quiet', ...rest }: IconLinkProps) {
  return (
    <Surface as="a" {...rest} aria-label={label} title={label} data-variant={variant} data-part="icon-link">
      <Icon name={icon} size={22} />
    </Surface>
  );
}
