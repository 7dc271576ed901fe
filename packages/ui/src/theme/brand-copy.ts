/**
 * Texts that a brand may replace with its own (`copy/<code>.json`), as area and key. Everything else is the product's: what is said
 * about money, errors, age and responsible gaming reads the same in every brand.
 */
export const brandCopyKeys = [
  'games-home:hero.welcomeEyebrow',
  'games-home:hero.plainEyebrow',
  'games-home:hero.plainTitle',
  'games-home:hero.plainText',
  'games-home:types',
  'games-home:popular',
  'games-home:promoted',
  'games-home:providers',
  'games-home:bento.title',
  'games-home:bento.pix.title',
  'games-home:bento.pix.text',
  'games-home:bento.bets.title',
  'games-home:bento.bets.text',
  'games-home:bento.withdraw.title',
  'games-home:bento.withdraw.text',
  'site:notFound.title',
] as const;
export type BrandCopyKey = (typeof brandCopyKeys)[number];

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
