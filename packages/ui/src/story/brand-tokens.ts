import type { BrandTokens } from '../theme/contract.ts';

type Tokens = Readonly<Record<string, BrandTokens>>;

const modules = import.meta.glob<Tokens>('../brands/*/tokens.ts', { eager: true });

interface RefFile {
  readonly ref: Readonly<Record<string, unknown>>;
}

const refs = import.meta.glob<RefFile>('../brands/*/tokens/ref.json', { eager: true, import: 'default' });

/** A brand's values as its pack gives them, by group and role. */
export function tokensOfBrand(brand: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const [tokens] = Object.values(modules[`../brands/${brand}/tokens.ts`] ?? {});
  if (!tokens) throw new Error(`No tokens of ${brand}`);
  return tokens;
}

export interface RampStep {
  readonly name: string;
  /** As CSS. */
  readonly color: string;
}

export interface Ramp {
  readonly name: string;
  readonly steps: readonly RampStep[];
}

interface Value {
  readonly $value: {
    readonly colorSpace: string;
    readonly components: readonly number[];
    readonly alpha?: number;
  };
}

function isValue(step: unknown): step is Value {
  return typeof step === 'object' && step !== null && '$value' in step;
}

function cssOf({ $value: { components, alpha } }: Value): string {
  return `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

/** The ramps that a brand's seeds are unfolded to: only its roles read them, never a part. */
export function rampsOfBrand(brand: string): readonly Ramp[] {
  const { ref } = refs[`../brands/${brand}/tokens/ref.json`] ?? { ref: {} };
  return Object.entries(ref).flatMap(([name, steps]) => {
    const colors = Object.entries(steps as object).flatMap(([step, value]): readonly RampStep[] =>
      isValue(value) ? [{ name: step, color: cssOf(value) }] : [],
    );
    return colors.length > 0 ? [{ name, steps: colors }] : [];
  });
}
