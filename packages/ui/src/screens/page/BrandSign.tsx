import { useBrand } from '../../theme/brand-context.ts';

interface BrandSignProps {
  readonly className?: string;
}

/** The brand's sign; who shows it says in which tones, and how large. Decoration. */
export function BrandSign({ className }: BrandSignProps) {
  const { mark } = useBrand();
  return (
    <svg
      viewBox={mark.viewBox}
      aria-hidden="true"
      focusable="false"
      data-part="sign"
      {...(className && { className })}
    >
      <path data-tone="accent" d={mark.accent} />
      <path data-tone="second" d={mark.second} />
    </svg>
  );
}
