import { Logo } from '@fortuna/ui/components/Logo/Logo.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';

/** The logo of whichever brand the page is in. */
export function Example() {
  const { name, mark } = useBrand();
  return <Logo name={name} mark={mark} />;
}
