/**
 * Texts that a brand may replace with its own (`copy/<code>.json`), as area and key, each with the kind of place that it has
 * (`scripts/brands/check/text-places.ts`). The same facts in another voice: what is said of amounts, fees, errors, fields, age, law and
 * responsible gaming reads the same in every brand.
 */
export const brandCopyPlaces = {
  // The frame and the home.
  'site:nav.home': 'bar',
  'site:nav.games': 'bar',
  'site:nav.deposit': 'bar',
  'site:nav.promotions': 'bar',
  'site:nav.records': 'bar',
  'site:nav.profile': 'bar',
  'site-not-found:title': 'pageTitle',
  'site-not-found:text': 'text',
  'site-not-found:home': 'action',
  'site-not-found:games': 'action',
  'site-footer:groups.help': 'label',
  'site-footer:groups.rules': 'label',
  'site-footer:groups.payment': 'label',
  'site-footer:payment': 'label',
  'site-footer:elsewhere': 'label',
  'site-footer:support': 'row',
  'games-home:hero.plainEyebrow': 'eyebrow',
  'games-home:hero.plainTitle': 'heroTitle',
  'games-home:hero.plainText': 'heroText',
  'games-home:types': 'spoken',
  'games-home:popular': 'shelf',
  'games-home:promoted': 'shelf',
  'games-home:providers': 'section',
  'games-home:bento.title': 'section',
  'games-home:bento.pix.title': 'promoTitle',
  'games-home:bento.pix.text': 'promoText',
  'games-home:bento.bets.title': 'promoTitle',
  'games-home:bento.bets.text': 'promoText',
  'games-home:bento.withdraw.title': 'promoTitle',
  'games-home:bento.withdraw.text': 'promoText',
  // All other pages.
  'auth:page.loginTitle': 'pageTitle',
  'auth:page.loginLead': 'lead',
  'auth:page.registerTitle': 'pageTitle',
  'auth:page.registerLead': 'lead',
  'auth:done.login': 'text',
  'cashier:deposit.title': 'pageTitle',
  'cashier:deposit.lead': 'lead',
  'cashier:deposit.amount': 'label',
  'cashier:deposit.method': 'label',
  'cashier:deposit.noMethods.title': 'heading',
  'cashier:deposit.leaving.title': 'heading',
  'cashier:payment.title': 'pageTitle',
  'cashier:payment.scan': 'heading',
  'cashier:payment.steps.open': 'row',
  'cashier:payment.steps.scan': 'row',
  'cashier:payment.steps.confirm': 'row',
  'cashier:payment.waiting': 'label',
  'cashier:payment.paid.title': 'heading',
  'cashier:payment.paid.text': 'text',
  'cashier:payment.paid.play': 'action',
  'cashier:payment.paid.again': 'action',
  'cashier:payment.rejected.title': 'heading',
  'cashier:payment.rejected.again': 'action',
  'cashier:withdraw.title': 'pageTitle',
  'cashier:withdraw.lead': 'lead',
  'cashier:withdraw.amount': 'label',
  'cashier:withdraw.account': 'label',
  'cashier:withdraw.confirm.title': 'heading',
  'cashier:withdraw.pending.title': 'heading',
  'cashier:withdraw.approved.title': 'heading',
  'cashier:withdraw.approved.text': 'text',
  'cashier:withdraw.rejected.title': 'heading',
  'cashier:withdraw.another': 'action',
  'cashier:withdraw.noPassword.title': 'heading',
  'cashier:withdraw.noPassword.text': 'text',
  'cashier:withdraw.noPassword.action': 'action',
  'cashier:withdraw.noAccount.title': 'heading',
  'cashier:withdraw.noAccount.text': 'text',
  'cashier:withdraw.noAccount.action': 'action',
  'cashier:withdrawalPassword.done.title': 'heading',
  'cashier:withdrawalPassword.done.text': 'text',
  'cashier:withdrawalPassword.done.action': 'action',
  'cashier:bankAccounts.title': 'pageTitle',
  'cashier:bankAccounts.lead': 'lead',
  'cashier:bankAccounts.list': 'heading',
  'cashier:bankAccounts.empty.title': 'heading',
  'cashier:bankAccounts.empty.text': 'text',
  'records:deposits.title': 'pageTitle',
  'records:withdrawals.title': 'pageTitle',
  'records:bets.title': 'pageTitle',
  'records:deposits.emptyAction': 'action',
  'records:withdrawals.emptyAction': 'action',
  'records:bets.emptyAction': 'action',
  'controls:noRecord': 'heading',
  'controls:signedOut.title': 'heading',
  'controls:signedOut.text': 'text',
  'account:title': 'pageTitle',
  'account:groups.money': 'label',
  'account:groups.account': 'label',
  'account:groups.help': 'label',
  'account:links.depositRecords': 'row',
  'account:links.withdrawalRecords': 'row',
  'account:links.betRecords': 'row',
  'account:links.bankAccounts': 'row',
  'account:links.faq': 'row',
  'account:links.messages': 'row',
  'account:links.support': 'row',
  'account:logout': 'action',
  'information:messages.title': 'pageTitle',
  'information:messages.lead': 'lead',
  'information:messages.empty.notifications': 'heading',
  'information:messages.empty.messages': 'heading',
  'information:messages.empty.announcements': 'heading',
  'information-support:title': 'pageTitle',
  'games-play:list.title': 'pageTitle',
  'games-play:list.emptyTitle': 'heading',
  'games-play:list.emptyText': 'text',
  'games-play:list.clearFilters': 'action',
  'games-play:transfer.launch': 'action',
  'games-play:transfer.otherGames': 'action',
} as const;
export type BrandCopyKey = keyof typeof brandCopyPlaces;
export const brandCopyKeys = Object.keys(brandCopyPlaces) as readonly BrandCopyKey[];

/** A brand's own texts in one language. */
export type BrandCopy = Readonly<Partial<Record<BrandCopyKey, string>>>;

type Texts = Readonly<Record<string, unknown>>;

function withText(texts: Texts, [key = '', ...rest]: readonly string[], text: string): Texts {
  const inner = texts[key];
  const isGroup = typeof inner === 'object' && inner !== null;
  return {
    ...texts,
    [key]: rest.length === 0 ? text : withText(isGroup ? (inner as Texts) : {}, rest, text),
  };
}

/** The texts of an area, overridden by the brand's own; the catalogue itself stays as it is. */
export function withBrandCopy(area: string, texts: Texts, copy: BrandCopy): Texts {
  return brandCopyKeys.reduce((all, key) => {
    const text = copy[key];
    const [keyArea, path = ''] = key.split(':');
    return text === undefined || keyArea !== area ? all : withText(all, path.split('.'), text);
  }, texts);
}
