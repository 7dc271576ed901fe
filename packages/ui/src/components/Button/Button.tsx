import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** The states that stories must show; a repository test compares. */
export const buttonStates = [
  'Variants',
  'Sizes',
  'Pending',
  'Waiting',
  'Disabled',
  'FullWidth',
  'LongText',
] as const;

/** The look of a button as an attribute set, for links that look like one (`ButtonLink`). */
export interface ButtonLook {
  /** How much it asks for attention; `danger` is for what cannot be taken back. */
  readonly variant?: ButtonVariant;
  /** `sm` inside rows and bars, `lg` for the one action of a page; each is at least 44 px high. */
  readonly size?: ButtonSize;
  /** As wide as its parent; by itself it is as wide as its words. */
  readonly isWide?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled' | 'style'> {
  /** What happens when it is pressed, as a verb. */
  readonly children: ReactNode;
  /** Work is under way: the button keeps its size, shows a spinner and ignores presses. */
  readonly isPending?: boolean;
  /** What it needs has not been entered yet: it is not lit, and a press still says what is missing. Default: false. */
  readonly isWaiting?: boolean;
  /** Why the button cannot be pressed; it stays focusable and says so to everyone. Left out: it can be. */
  readonly disabledReason?: string | undefined;
  /** Before the text; decoration. Left out: none. */
  readonly icon?: ReactNode;
}

export const ButtonSurface = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s2};
  min-height: ${vars.size.target};
  padding: ${vars.space.s2} ${vars.space.s5};
  border: ${vars.size.edge} solid transparent;
  border-radius: ${vars.radius.pill};
  background: transparent;
  color: ${vars.color.text};
  font-weight: ${vars.weight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  text-transform: ${vars.lettering.actionCase};
  cursor: pointer;
  transition:
    background-color ${vars.motion.fast} ${vars.motion.ease},
    box-shadow ${vars.motion.fast} ${vars.motion.ease},
    translate ${vars.motion.fast} ${vars.motion.ease},
    scale ${vars.motion.base} ${vars.motion.spring};
  ${focusRing}

  &[data-variant='primary'] {
    border-color: ${vars.color.accentEdge};
    background: ${vars.color.accent};
    box-shadow: ${vars.shadow.control};
    color: ${vars.color.onAccent};
  }
  &[data-variant='secondary'] {
    background: ${vars.color.control};
    border-color: ${vars.color.controlEdge};
    box-shadow: ${vars.shadow.control};
  }
  &[data-variant='quiet'] {
    color: ${vars.color.accentText};
  }
  &[data-variant='danger'] {
    border-color: ${vars.color.accentEdge};
    background: ${vars.color.danger};
    box-shadow: ${vars.shadow.control};
    color: ${vars.color.onDanger};
  }
  ${media.hover} {
    &[data-variant='primary']:hover {
      background: ${vars.color.accentHover};
    }
    &[data-variant='secondary']:hover,
    &[data-variant='quiet']:hover {
      background: ${vars.color.surface2};
    }
  }
  &[data-variant='primary']:active {
    background: ${vars.color.accentPressed};
  }
  &:active {
    scale: ${vars.press.scale};
  }
  &[data-variant]:not([data-variant='quiet'], [aria-disabled='true']):active {
    translate: ${vars.press.shift};
    box-shadow: ${vars.shadow.pressed};
  }

  &[data-size='sm'] {
    padding-inline: ${vars.space.s4};
    font-size: ${vars.text.sm};
  }
  &[data-size='lg'] {
    min-height: 52px;
    padding-inline: ${vars.space.s6};
    font-size: ${vars.text.lg};
  }
  &[data-wide] {
    width: 100%;
  }

  &[data-variant][data-waiting] {
    border: max(1px, ${vars.size.edge}) dashed color-mix(in oklab, ${vars.color.accent} 55%, ${vars.color.lineStrong});
    background: color-mix(in oklab, ${vars.color.accent} 18%, ${vars.color.surface2});
    box-shadow: none;
    color: ${vars.color.text};
  }
  &[data-variant][aria-disabled='true'] {
    border-color: transparent;
    background: ${vars.color.disabledBg};
    box-shadow: none;
    color: ${vars.color.disabledText};
    cursor: not-allowed;
    scale: none;
  }
  &[data-pending] {
    cursor: progress;
  }
`;

/** The attributes that give an element the look of a button. */
export function buttonLook({ variant = 'secondary', size = 'md', isWide = false }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size, 'data-wide': isWide ? '' : undefined };
}

/** A press does something here and now; anything that leads elsewhere is a `ButtonLink`. At least 44 px high in every brand. */
export function Button({
  variant,
  size,
  isWide,
  isPending = false,
  isWaiting = false,
  disabledReason,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  const isBlocked = isDisabled || isPending;
  return (
    <ButtonSurface
      {...rest}
      {...buttonLook({ variant, size, isWide })}
      type={isBlocked && type === 'submit' ? 'button' : type}
      aria-disabled={isDisabled || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={isDisabled ? reasonId : rest['aria-describedby']}
      title={disabledReason ?? rest.title}
      data-pending={isPending ? '' : undefined}
      data-waiting={isWaiting && !isBlocked ? '' : undefined}
      data-part="button"
      onClick={isBlocked ? undefined : onClick}
    >
      {isPending ? <SpinnerRing data-part="spinner" /> : icon}
      {children}
      {isDisabled && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </ButtonSurface>
  );
}
