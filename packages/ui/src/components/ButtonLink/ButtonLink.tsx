import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, ButtonSurface, buttonLook } from '../Button/Button.tsx';

export const buttonLinkStates = ['Variants', 'Sizes', 'WithIcon', 'FullWidth', 'LongText'] as const;

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'style' | 'href'> {
  /** Where it leads: a page of the site, or another site. */
  readonly href: string;
  /** A verb, and what it leads to: the link's name. */
  readonly children: ReactNode;
  /** Before the text; decoration. Left out: words alone. */
  readonly icon?: ReactNode;
}

/** Leads elsewhere, with the look of a button. Anything that acts here and now is a `Button`. */
export function ButtonLink({ variant, size, isWide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonSurface as="a" {...rest} {...buttonLook({ variant, size, isWide })} data-part="button-link">
      {icon}
      {children}
    </ButtonSurface>
  );
}
