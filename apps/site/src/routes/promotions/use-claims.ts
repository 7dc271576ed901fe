import { claimName } from '@fortuna/domain/model/promotions-rewards.ts';
import type { Claims, ClaimView } from '@fortuna/ui/screens/promotions/Claims.view.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useEffect, useMemo } from 'react';
import { createStore } from '../../platform/create-store.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { type ClaimViews, createClaims } from './claims.ts';

const ready: ClaimView = { kind: 'ready', problem: null };
const nobodys = createStore<ClaimViews>({});

export interface PageClaims {
  /** The member's on this page; null for guests. */
  readonly claims: Claims | null;
  /** A new period has begun. */
  readonly onNewPeriod: () => void;
}

const nothing = () => undefined;

/** The claims of whoever looks. Those of this activity go on where their answer was lost; others wait for their own page. */
export function useClaims(code: string): PageClaims {
  const { title } = useBrand();
  const { id, name, site } = useMember() ?? { id: null, name: '', site: null };
  const claims = useMemo(
    () => (id === null ? null : createClaims({ id, name, site: site ?? title })),
    [id, name, site, title],
  );
  useEffect(() => {
    claims?.resume(code);
    return () => claims?.stop();
  }, [claims, code]);
  const views = (claims?.views ?? nobodys).use();
  if (claims === null) return { claims, onNewPeriod: nothing };
  const { press, forgetClaimed } = claims;
  return {
    claims: { of: (target) => views[claimName(target)] ?? ready, onPress: press },
    onNewPeriod: forgetClaimed,
  };
}
