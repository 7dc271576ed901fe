import { catalogue } from '../catalogue/catalogue.ts';
import { engineOf } from '../engines/registry.ts';
import type { RoundProof } from '../world/fairness.ts';
import { ForbiddenProblem, NotFoundProblem } from '../world/refusal.ts';
import { findRoundById } from '../world/rounds.ts';
import type { Answer, Handlers } from './handler.ts';
import { betStatus } from './records.ts';
import { dateText } from './wire.ts';

type Seeds = Answer<'getRoundProof'>['data']['proof'];

function seedsOf(proof: RoundProof | null): Seeds {
  if (proof === null) return null;
  const { commitment, serverSeed, clientSeed, nonce } = proof;
  return { commitment, server_seed: serverSeed, client_seed: clientSeed, nonce };
}

export const proofHandlers = {
  getRoundProof: (call) => {
    const row = findRoundById(call.world, call.query.round_id);
    if (row === undefined) throw new NotFoundProblem('roundUnknown');
    if (row.memberId !== call.member().id) throw new ForbiddenProblem();
    const game = catalogue(call.site).find(row.gameCode);
    const outcome: Record<string, unknown> | null = JSON.parse(row.outcome);
    return {
      ...call.success(),
      data: {
        id: row.id,
        game_name: (call.language === 'en' ? game?.englishName : game?.name) ?? row.gameCode,
        game_code: row.gameCode,
        api_title: game?.provider ?? '',
        betTime: dateText(row.at),
        status: betStatus[row.status],
        stake_centavos: row.stake,
        win_centavos: row.win,
        engine: (outcome && game && engineOf(game)?.facts) ?? null,
        outcome,
        proof: seedsOf(JSON.parse(row.proof ?? 'null')),
      },
    };
  },
} satisfies Partial<Handlers>;
