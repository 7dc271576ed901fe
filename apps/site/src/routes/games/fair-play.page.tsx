import { getRoundProof } from '@fortuna/api/calls/games-proof.ts';
import type { RoundProof } from '@fortuna/domain/model/games-proof.ts';
import type { FairPlayContent } from '@fortuna/ui/screens/games/FairPlay/FairPlay.view.ts';
import { FairPlayScreen } from '@fortuna/ui/screens/games/FairPlay/FairPlayScreen.tsx';
import { type PageView, ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useSearchParams } from 'react-router-dom';
import { memberRead } from '../../platform/reads.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { type CheckOutcome, useRoundCheck } from './use-round-check.ts';

const roundProof = memberRead('getRoundProof', getRoundProof, { freshFor: 0 });

function contentOf(round: RoundProof, check: Exclude<CheckOutcome, 'pending'>): FairPlayContent {
  const { seeds } = round;
  if (seeds === null) return { kind: 'unproven', round };
  if (seeds.serverSeed === null) return { kind: 'secret', round, seeds };
  if (check === 'unsupported') return { kind: 'unsupported', round };
  return check === 'impossible' ? { kind: 'unproven', round } : { kind: 'checked', round, seeds, check };
}

function CheckedRound({ round }: { readonly round: string }) {
  const read = useMemberRead(roundProof, { round });
  const proof = read.kind === 'ready' ? read.content : null;
  const check = useRoundCheck(proof);
  function view(): PageView<FairPlayContent> {
    if (read.kind !== 'ready') return read;
    return check === 'pending' ? { kind: 'loading' } : { ...read, content: contentOf(read.content, check) };
  }
  return <FairPlayScreen view={view()} />;
}

function FairPlay() {
  const [params] = useSearchParams();
  const round = params.get('round') ?? '';
  if (!/^\d{1,15}$/.test(round)) return <FairPlayScreen view={ready({ kind: 'explained' })} />;
  return <CheckedRound key={round} round={round} />;
}

export const page = defineMemberPage({ path: '/fair-play' }, FairPlay);
