import { describe, expect, test } from 'vitest';
import { jsonOf, textOf } from './files.ts';
import { textsOf } from './rules/catalogue.ts';

/**
 * The texts of specification section 8 (requirements ERR-02 and BONUS-07): where each stands in the catalogue, and which part of the site
 * shows it. English says them word for word; a question ends with its mark, and a full stop has its space.
 */
interface SeedText {
  readonly text: string;
  /** Area and key. */
  readonly at: string;
  /** The file that shows it, and how it asks for it. */
  readonly shown: readonly [file: string, code: string];
}

const screens = 'packages/ui/src/screens';
const anyProblem = [`${screens}/problem-text.ts`, 't(problem.kind)'] as const;

const seedTexts: readonly SeedText[] = [
  { text: 'Network error, please try again later', at: 'errors:network', shown: anyProblem },
  { text: 'Network error, please try again later', at: 'errors:forcedOffline', shown: anyProblem },
  { text: 'Currently not logged in, please log in first', at: 'errors:unauthenticated', shown: anyProblem },
  {
    text: 'Currently not logged in, please log in first',
    at: 'controls:signedOut.title',
    shown: [`${screens}/page/PageState/SignedOut.tsx`, "t('signedOut.title')"],
  },
  {
    text: 'Login expired, do you want to log in again',
    at: 'auth:expired.title',
    shown: [`${screens}/auth/ExpiredDialog/ExpiredDialog.tsx`, "t('expired.title')"],
  },
  {
    text: 'Registration Failed',
    at: 'auth:registrationFailed',
    shown: [`${screens}/auth/Auth/RegisterForm.tsx`, "t('registrationFailed')"],
  },
  {
    text: 'Your registration has been successfully completed',
    at: 'auth:done.register',
    shown: ['apps/site/src/session/use-auth-forms.ts', "t('done.register')"],
  },
  {
    text: 'The withdrawal application has been submitted successfully. Please wait for the administrators review.',
    at: 'cashier:withdraw.pending.text',
    shown: [`${screens}/cashier/Withdraw/WithdrawalReview.tsx`, '[state]}.text`, { net })'],
  },
  {
    text: 'Error in setting favorite list',
    at: 'games-favourites:unread',
    shown: [`${screens}/games/GameTransfer/FavouriteNews.tsx`, "t('unread')"],
  },
  {
    text: 'Error in setting favorite',
    at: 'games-favourites:failed',
    shown: [`${screens}/games/GameTransfer/FavouriteNews.tsx`, "t('failed')"],
  },
  {
    text: 'No more roll remaining',
    at: 'promotions-wheels:noSpins',
    shown: [`${screens}/promotions/Wheels/useWheelTexts.ts`, "t('noSpins')"],
  },
  { text: 'Load Fail', at: 'errors:notFound', shown: anyProblem },
  {
    text: 'Load Fail',
    at: 'site:routeError.title',
    shown: [`${screens}/site/RouteError/RouteErrorScreen.tsx`, "t('routeError.title')"],
  },
  {
    text: 'Wrong type',
    at: 'games-play:list.wrongType',
    shown: [`${screens}/games/GameList/GameListScreen.tsx`, "t('list.wrongType')"],
  },
  {
    text: 'There is currently no data available',
    at: 'controls:noData',
    shown: [`${screens}/information/Announcements/AnnouncementsScreen.tsx`, "t('noData')"],
  },
  {
    text: 'No record found',
    at: 'controls:noRecord',
    shown: [`${screens}/records/RecordsScreen/PagedRecords.tsx`, "tControls('noRecord')"],
  },
  {
    text: 'USER DOES NOT EXIST',
    at: 'promotions-friends:people.unknownMember',
    shown: [`${screens}/promotions/Invitations/InvitationsScreen.tsx`, "t('people.unknownMember')"],
  },
  {
    text: "You're not eligible for this reward",
    at: 'promotions:claim.notEligible',
    shown: [`${screens}/promotions/parts/ActivityClaim.tsx`, "t('claim.notEligible')"],
  },
  {
    text: 'No qualified recharge',
    at: 'promotions-deposit:first.none',
    shown: [`${screens}/promotions/Recharge/FirstDeposit.tsx`, "t('first.none')"],
  },
  {
    text: 'No eligible top-ups',
    at: 'promotions:rebate.none',
    shown: [`${screens}/promotions/RechargeRebate/RechargeRebateScreen.tsx`, "t('rebate.none')"],
  },
  {
    text: 'Not eligible to receive',
    at: 'promotions-loss:relief.none',
    shown: [`${screens}/promotions/LossRelief/LossReliefScreen.tsx`, "t('relief.none')"],
  },
  {
    text: 'Error in ftd list: {{message}}',
    at: 'promotions-deposit:first.error',
    shown: [`${screens}/promotions/Recharge/FirstDeposit.tsx`, "t('first.error'"],
  },
  {
    text: 'Reward claimed successfully!',
    at: 'promotions:claim.success',
    shown: [`${screens}/promotions/parts/ClaimReward.tsx`, "t('claim.success')"],
  },
  {
    text: 'Error in invitationactivity list: {{message}}',
    at: 'promotions-friends:people.readError',
    shown: [`${screens}/promotions/Invitations/InvitationsScreen.tsx`, "t('people.readError'"],
  },
  {
    text: 'USER DOES NOT EXIST',
    at: 'agency:register.unknown',
    shown: [`${screens}/agency/RegisterSubordinate/SubordinateForm.tsx`, "'register.unknown'"],
  },
  {
    text: 'No agent to display',
    at: 'agency:standing.noTop',
    shown: [`${screens}/agency/parts/AgentCard.tsx`, "t('standing.noTop')"],
  },
  {
    text: 'Upgrade required',
    at: 'errors:upgradeRequired',
    shown: ['apps/site/src/frame/UpdateNotice.tsx', "t('upgradeRequired')"],
  },
];

function textAt(language: string, at: string): string {
  const [area = '', key = ''] = at.split(':');
  return textsOf(jsonOf(`packages/ui/src/locales/${language}/${area}.json`)).get(key) ?? '';
}

/** As section 8 quotes it: the text alone, without what the sentence around it adds, or what the server says in it. */
const quoted = (text: string) =>
  text
    .replace(/\. (?=\w)/g, '.')
    .replace('{{message}}', '')
    .trim();

describe.each(seedTexts)('$text ($at)', ({ text, at, shown: [file, code] }) => {
  test('is one of the specification’s', () => {
    expect(textOf('docs/specification.md')).toContain(quoted(text));
  });

  test('is said word for word in English, and in its own words in the other languages', () => {
    const english = textAt('en', at);
    expect(english.replace(/\?$/, '')).toBe(text);
    for (const language of ['pt', 'cn']) {
      expect(textAt(language, at)).not.toBe('');
      expect(textAt(language, at)).not.toBe(english);
    }
  });

  test('is shown', () => {
    expect(textOf(file)).toContain(code);
  });
});

test('every text that the specification quotes is in the list', () => {
  const [, section = ''] =
    /^## 8\. Error catalogue\n([\s\S]*?)^## 9/m.exec(textOf('docs/specification.md')) ?? [];
  const known = seedTexts.map(({ text }) => quoted(text));
  const quotes = [...section.matchAll(/'((?:[^'\n]|'(?=\w))+)'(?!\w)/g)].map(([, quote = '']) => quote);
  expect(quotes.length).toBeGreaterThan(15);
  expect(quotes.filter((quote) => !known.includes(quote.replace(/ ?\.\.\.$/, '')))).toEqual([]);
});
