import { Spinner } from '@fortuna/ui/components/Spinner/Spinner.tsx';

/** It says what is awaited, and not only that something is. */
export function Example() {
  return <Spinner label="Conferindo o pagamento…" hasVisibleLabel />;
}
