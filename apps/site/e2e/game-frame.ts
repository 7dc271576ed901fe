import { playTexts } from '@fortuna/sandbox/pages/play-texts.ts';
import { expect, type FrameLocator } from '@playwright/test';
import type { Player } from './player.ts';

export interface PlayedRounds {
  readonly stake: number;
  readonly win: number;
}

function centavosOf(text: string | null): number {
  return Number((text ?? '').replace(/\D/g, ''));
}

/** Plays rounds in the game's frame at its first stake, and reads from the game what each has brought. */
export async function playRounds(player: Player, frame: FrameLocator, rounds: number): Promise<PlayedRounds> {
  const texts = playTexts[player.language];
  const spin = frame.getByRole('button', { name: texts.spin, exact: true });
  const result = frame.getByRole('status').first();
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  const stake = centavosOf(await frame.locator('#stake').textContent());
  let win = 0;
  for (let round = 0; round < rounds; round++) {
    await expect(spin).toHaveAttribute('aria-disabled', 'false');
    await spin.click();
    const [wonWords = ''] = texts.won.split('{{amount}}');
    await expect(result).toHaveText(new RegExp(`^(${wonWords}|${texts.lost})`));
    const said = await result.textContent();
    if (said !== texts.lost) win += centavosOf(said);
  }
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  return { stake: stake * rounds, win };
}
