import { useBrand } from '../../../theme/brand-context.ts';

/** The brand's sign; who shows it says in which tones. Decoration. */
export function BrandSign() {
  const { mark } = useBrand();
  return (
    <svg viewBox={mark.viewBox} aria-hidden="true" focusable="false" data-part="brand-sign">
      <path data-tone="accent" d={mark.accent} />
      <path data-tone="second" d={mark.second} />
    </svg>
  );
}
