import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const spinnerSizes = ['sm', 'md', 'lg'] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];
export const spinnerStates = ['Sizes', 'WithVisibleLabel', 'LongText'] as const;

const spin = keyframes`to { transform: rotate(1turn); }`;

/** The turning ring alone, in the text's colour and size: for a control that says in words what it waits for. */
export const SpinnerRing = styled.span`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentColor;
  /* Faint and not gone: without its fourth side a lozenge would be a broken corner. */
  border-right-color: color-mix(in srgb, currentColor 25%, transparent);
  border-radius: ${vars.radius.round};
  rotate: ${vars.shape.turn};
  animation: ${spin} 700ms ${vars.motion.spin} infinite;
  /* Half of it where it stands still, so that it looks like nothing to tick. */
  ${media.reducedMotion} {
    border-bottom-color: color-mix(in srgb, currentColor 25%, transparent);
  }
`;

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s3};
  color: ${vars.color.textMuted};

  > [data-part='ring'] {
    color: ${vars.color.accentText};
    font-size: ${vars.text.lg};
  }
  &[data-size='sm'] > [data-part='ring'] {
    font-size: ${vars.text.sm};
  }
  &[data-size='lg'] > [data-part='ring'] {
    border-width: 3px;
    font-size: calc(2 * ${vars.text.lg});
  }
`;

export interface SpinnerProps {
  /** What is awaited; announced once. */
  readonly label: string;
  /** Of the ring. Default: `md`. */
  readonly size?: SpinnerSize;
  /** Shows the label beside the ring; else it is for screen readers only. Default: false. */
  readonly hasVisibleLabel?: boolean;
}

/** Waiting of unknown shape and length. Anything with a known shape waits as a `Skeleton`. */
export function Spinner({ label, size = 'md', hasVisibleLabel = false }: SpinnerProps) {
  return (
    <Root role="status" data-size={size} data-part="spinner">
      <SpinnerRing aria-hidden="true" data-part="ring" />
      {hasVisibleLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
