import { RouletteWheel } from '@fortuna/ui/components/RouletteWheel/RouletteWheel.tsx';

/** What the picture shows stands below it in words. */
export function Example() {
  return (
    <figure>
      <RouletteWheel number={17} />
      <figcaption>Último número: 17, preto</figcaption>
    </figure>
  );
}
