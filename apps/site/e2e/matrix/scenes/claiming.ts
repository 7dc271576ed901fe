import { type ClaimTarget, claimName } from '@fortuna/domain/model/promotions-rewards.ts';
import { addressOf } from '../../addresses.ts';
import { buttonOf } from '../../claimables.ts';
import type { Player } from '../../player.ts';
import { claimableOn, claimant } from '../claimants.ts';
import type { CellMember } from '../members.ts';
import { isSeen, type MakeScene, type Scene } from './scene.ts';

/** Where a claim is being looked for. */
const lookingForClaim = (player: Player) => [
  player.say('promotions', 'claim.checking'),
  player.say('promotions', 'claim.unknown.title'),
];

/** How the first thing that a page has to claim is claimed, by a new member who has earned it. */
export async function claiming(page: string): Promise<Scene> {
  const claimable = claimableOn(page);
  return {
    looking: lookingForClaim,
    goOn: (player) => player.button('promotions', 'claim.unknown.sendSame'),
    address: addressOf(page),
    member: await claimant(claimable),
    write: {
      send: (player) => buttonOf(player, claimable).click(),
      isDone: (player) => isSeen(player.main.getByText(player.say('promotions', 'claim.success'))),
    },
  };
}

/** A claim of an earlier visit, by somebody who made it, and whose page has not seen its answer. */
export function followingClaim(target: ClaimTarget, claim: (key: string) => Promise<CellMember>): MakeScene {
  const key = `follower-of-${target.by}`;
  let follower: Promise<CellMember> | undefined;
  return async (page) => {
    follower ??= claim(key);
    const member = await follower;
    const attempt = JSON.stringify({ key, at: new Date().toISOString(), target });
    return {
      looking: lookingForClaim,
      goOn: (player) => player.button('promotions', 'claim.unknown.lookAgain'),
      address: page,
      member,
      stored: { [`fortuna.attempt.claim.${claimName(target)}.${member.id}`]: attempt },
    };
  };
}
