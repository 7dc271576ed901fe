import { lazyLook } from '@fortuna/ui/components/lazy-look.tsx';
import { useEffect, useRef, useState } from 'react';
import { isNear } from '../near.ts';

const ProviderMark = lazyLook(
  async () => (await import('@fortuna/ui/components/ProviderMark/ProviderMark.tsx')).ProviderMark,
);

/** A studio's sign, drawn as somebody comes near the row that it stands in: what of a row is out of sight sideways counts as near. */
export function LateProviderMark({ providerKey }: { readonly providerKey: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const row = place.current?.closest('ul');
    if (row) isNear(row, left.signal).then(() => setIsWanted(true));
    return () => left.abort();
  }, []);
  return <span ref={place}>{isWanted && <ProviderMark providerKey={providerKey} />}</span>;
}
