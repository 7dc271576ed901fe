import { roundWords } from '@fortuna/sandbox/engines/round-result.ts';
import { slotTexts } from '@fortuna/sandbox/slot/slot-texts.ts';
import { expect, type FrameLocator } from '@playwright/test';
import type { Player } from './player.ts';

export interface PlayedRounds {
  readonly stake: number;
  readonly win: number;
}

function centavosOf(text: string | null | undefined): number {
  return Number((text ?? '').replace(/\D/g, ''));
}

/** A sentence of the game as a pattern, its amounts as named groups. */
function patternOf(sentence: string): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, '(?<$1>.+)');
}

/** Plays rounds in the game's frame at its first stake, and reads from the game what each has brought. */
export async function playRounds(player: Player, frame: FrameLocator, rounds: number): Promise<PlayedRounds> {
  const spin = frame.getByRole('button', { name: slotTexts[player.language].spin, exact: true });
  const result = frame.getByRole('status').first();
  const patterns = Object.values(roundWords[player.language]).map(patternOf);
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  const stake = centavosOf(await frame.locator('#stake').textContent());
  let win = 0;
  for (let round = 0; round < rounds; round++) {
    await expect(spin).toHaveAttribute('aria-disabled', 'false');
    await spin.click();
    await expect(result).toHaveText(new RegExp(`^(${patterns.join('|').replace(/\?<\w+>/g, '?:')})$`));
    const said = (await result.textContent()) ?? '';
    const told = patterns.map((pattern) => new RegExp(`^${pattern}$`).exec(said)?.groups).find(Boolean);
    win += centavosOf(told?.back);
  }
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  return { stake: stake * rounds, win };
}
