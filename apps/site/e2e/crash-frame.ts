import { crashTexts } from '@fortuna/sandbox/crash/crash-texts.ts';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Player } from './player.ts';
import { crashGame } from './sample-games.ts';
import { type Flight, sandbox } from './sandbox-control.ts';
import { money } from './texts.ts';

/** A crash game that is open in its frame. */
export interface CrashFrame {
  readonly game: FrameLocator;
  /** Bets, and gets out. */
  readonly act: Locator;
  readonly told: Locator;
  /** Waits for a flight that takes bets for another four seconds and will reach this multiplier, in hundredths. */
  readonly nextFlight: (least: number) => Promise<Flight>;
  /** The clock goes on from where the flight has flown so many milliseconds. */
  readonly flyTo: (flight: Flight, milliseconds: number) => Promise<void>;
  readonly canBet: (stake: number) => Promise<void>;
  readonly hasBet: (stake: number) => Promise<void>;
}

const instant = (text: string) => Date.parse(text);

export async function openCrash(player: Player, page: Page = player.page): Promise<CrashFrame> {
  await page.getByRole('button', { name: player.say('games-play', 'transfer.launch'), exact: true }).click();
  const game = page.frameLocator('iframe');
  const act = game.locator('.spin');
  const words = crashTexts[player.language];
  const textOf = (text: string, centavos: number) =>
    text.replace('{{amount}}', money(player.language, centavos));
  await expect(game.locator('main')).toHaveAttribute('data-phase', /./);
  return {
    game,
    act,
    told: game.getByRole('status').first(),
    nextFlight: async (least) => {
      for (;;) {
        const flight = await sandbox.flight(crashGame.code).catch(() => null);
        if (flight === null) continue;
        const left = instant(flight.takes_off_at) - instant(flight.now);
        if (flight.point >= least && left > 4_000) {
          await expect(game.locator('#fair-nonce')).toHaveText(String(flight.number));
          return flight;
        }
        await sandbox.setClock(new Date(instant(flight.ends_at) + 10));
        await expect
          .poll(async () => (await sandbox.flight(crashGame.code).catch(() => flight)).number)
          .toBeGreaterThan(flight.number);
      }
    },
    flyTo: (flight, milliseconds) =>
      sandbox.setClock(new Date(instant(flight.takes_off_at) + milliseconds)).then(() => undefined),
    canBet: async (stake) => {
      await expect(act).toHaveText(textOf(words.bet, stake));
      await expect(act).toHaveAttribute('aria-disabled', 'false');
    },
    hasBet: (stake) => expect(act).toHaveText(textOf(words.placed, stake)),
  };
}
