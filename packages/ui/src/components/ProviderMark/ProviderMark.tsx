import { createArtHook, useArtAddress } from '../DrawnArt/art-hook.ts';

export const providerMarkStates = ['Several', 'Small'] as const;

const useMarks = createArtHook('providerMark');

export interface ProviderMarkProps {
  /** The studio's key, as the server has it: the same key always gives the same sign. */
  readonly providerKey: string;
  /** Edge in CSS px; 40 when left out. */
  readonly size?: number;
}

/** A studio's sign, drawn in the brand's manner; keeps its place while it is drawn. Decoration: the name is written beside it. */
export function ProviderMark({ providerKey, size = 40 }: ProviderMarkProps) {
  const art = useMarks();
  const addressOf = useArtAddress();
  return art ? (
    <img
      src={addressOf(art.drawProviderMark(providerKey))}
      alt=""
      width={size}
      height={size}
      decoding="async"
      data-part="provider-mark"
    />
  ) : (
    <svg width={size} height={size} aria-hidden="true" />
  );
}
