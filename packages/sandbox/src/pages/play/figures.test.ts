import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.ts';
import { engineNameOf } from '../../engines/playable.ts';
import { slotThemeOf } from '../../slot/slot-theme.ts';
import { origin, type TestSandbox, testSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = testSandbox();
});
afterEach(() => sandbox.close());

/** The rules of the first game that is such a one, as the player reads them. */
async function rulesOf(code: string | undefined, language: string): Promise<string> {
  const page = await sandbox.fetch(new Request(`${origin}/play/${code}?lang=${language}`));
  const dialog = /<dialog[^>]*(?:paytable|rules)[\s\S]*?<\/dialog>/.exec(await page.text())?.[0] ?? '';
  return dialog.replace(/<[^>]+>/g, ' ');
}

function slotOf(theme: string): string | undefined {
  return catalogue().games.find((game) => engineNameOf(game) === 'slot' && slotThemeOf(game) === theme)?.code;
}

test.each([
  ['pt', '2.000×', /Retorno ao jogador: \d\d,\d{1,2}%\./],
  ['en', '2,000×', /Return to player: \d\d\.\d{1,2}%\./],
  ['cn', '2,000×', /玩家返还率：\d\d\.\d{1,2}%。/],
])('a paytable in %s writes thousands and percent as the site does', async (language, most, returned) => {
  const rules = await rulesOf(slotOf('coast'), language);
  expect(rules).toContain(most);
  expect(rules).toMatch(returned);
  expect(rules).not.toMatch(/\d\s[%×]/);
});

test.each([
  ['pt', '97,3%'],
  ['en', '97.3%'],
  ['cn', '97.3%'],
])('the rules of a roulette in %s write percent as the site does', async (language, returned) => {
  expect(await rulesOf('atlantic-roulette', language)).toContain(returned);
});
