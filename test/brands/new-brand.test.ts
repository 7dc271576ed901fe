import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isInTurn } from '../../apps/site/e2e/turns.ts';
import { artTintOf } from '../../packages/ui/src/art/art-tint.ts';
import { artFamilies, emblemHands } from '../../packages/ui/src/art/family.ts';
import { brandAxes } from '../../packages/ui/src/theme/brand.ts';
import { brandsBeside, lender } from '../../scripts/brands/brands-beside.ts';
import { packProblems } from '../../scripts/brands/check/check-pack.ts';
import { type FacesBeside, ownFaces } from '../../scripts/brands/fonts/own-faces.ts';
import { packTokens } from '../../scripts/brands/generate-pack.ts';
import { mixedLayout, type Neighbour } from '../../scripts/brands/mixed-layout.ts';
import { brandId, createBrand, type NewBrand } from '../../scripts/brands/new-brand.ts';
import { ownDrawings, ownPrint } from '../../scripts/brands/own-drawings.ts';
import { ownShapes, shapesFor } from '../../scripts/brands/own-shapes.ts';
import { brandIds, brandsFolder } from '../../scripts/brands/pack-folder.ts';
import { readFonts, readLayout, readSeeds } from '../../scripts/brands/pack-schema.ts';
import { readColor } from '../../scripts/brands/tokens/color.ts';
import { textOf } from '../files.ts';

const into = mkdtempSync(join(tmpdir(), 'brands-'));
afterAll(() => rmSync(into, { recursive: true, force: true }));

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="20" r="12" fill="#d33"/><rect x="8" y="34" width="32" height="6" fill="#222"/></svg>';

const pairs = [
  { like: 'mare', name: 'Costa Azul', accent: '#ffb53a', second: '#2fb8a4' },
  { like: 'salao', name: 'Clube Régio', accent: '#1b2a6b', second: '#c0a060' },
  // Grey, white and black carry no colour, and half-light ones neither text: the ramp moves them until they do.
  { like: 'mare', name: 'Cinza', accent: '#777777', second: '#000000' },
  { like: 'pulo', name: 'Neon', accent: '#ffffff', second: '#ff0000' },
  // The sign stands over dark waters: words over them are dark on a light ground, and have their place beside the picture.
  { like: 'salao', art: 'mare', name: 'Praia Clara', accent: '#0077b6', second: '#ff8c42' },
];

test.each(pairs.filter((_, place) => isInTurn(place, 5)))(
  'a logo and two colours become a brand that passes its check: $name like $like',
  async (wanted) => {
    const { folder } = await createBrand({ ...wanted, logo, into });
    expect(packProblems(folder)).toEqual([]);
    expect(packTokens(folder).color.accent).not.toBe('');
    // Its great pictures are its company's own, and the site has them in a folder of its own.
    expect(readLayout(folder).artSubject).toBe('sign');
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    const { artFolder, hasOwnBanner, mark } = JSON.parse(
      /{[\s\S]*}/.exec(read('brand.ts').split(' = ')[1] ?? '')?.[0] ?? '',
    );
    expect({ artFolder, hasOwnBanner }).toEqual({
      artFolder: `brands/${basename(folder)}`,
      hasOwnBanner: true,
    });
    expect(JSON.parse(read('art/sign.json'))).toMatchObject({ mark });
    const reels: readonly { readonly name: string; readonly art: string }[] = JSON.parse(
      read('art/reels.json'),
    );
    expect(reels[0]).toMatchObject({ name: 'sign' });
  },
);

const reelsIn = (folder: string): readonly { readonly name: string; readonly art: string }[] =>
  JSON.parse(readFileSync(join(folder, 'art/reels.json'), 'utf8'));

test('the symbols of its reels are emblems in shades of its two colours, as its covers are', async () => {
  const [accent, second] = ['#ffb53a', '#2fb8a4'];
  const place = mkdtempSync(join(into, 'reels-'));
  const { folder } = await createBrand({ name: 'Rolos', logo, accent, second, like: 'mare', into: place });
  expect(readLayout(folder).artHand).toBe('tubes');
  const { accent: own, second: other } = readSeeds(folder);
  const shades = artTintOf({ accent: own, second: other }).flat();
  for (const { art } of reelsIn(folder).slice(1)) {
    expect(art).not.toContain('<filter');
    expect(shades.some((shade) => art.includes(shade))).toBe(true);
  }
});

test('pictures that a brand lends come from the new one’s press, each symbol of its reels with a filter of its own name: they stand in one page', async () => {
  const place = mkdtempSync(join(into, 'art-'));
  const { folder } = await createBrand({
    name: 'Emprestada',
    logo,
    accent: '#ffb53a',
    second: '#2fb8a4',
    like: 'mare',
    art: 'mare',
    into: place,
  });
  const { artHand, artFamily, artPrint } = readLayout(folder);
  expect([artHand, artFamily]).toEqual([undefined, 'coast']);
  expect(['cut', 'neon']).toContain(artPrint);
  for (const { name, art } of reelsIn(folder)) expect(art).toContain(`<g filter="url(#print-${name})">`);
});

test('the command as it is written for operators makes a brand that nothing is remarked of', async () => {
  const places = ['docs/reskin.md', '.storybook/guides/ForBrandOperators.mdx', 'scripts/brand-new.ts'];
  const written = places.map((path) =>
    /-- "(.+?)" --logo logo\.svg --accent "(.+?)" --second "(.+?)"/.exec(textOf(path))?.slice(1),
  );
  const [[name = '', accent = '', second = ''] = []] = written;
  expect(written).toEqual(places.map(() => [name, accent, second]));
  const place = mkdtempSync(join(into, 'written-'));
  const { remarks } = await createBrand({ name, accent, second, like: 'mare', logo, into: place });
  expect(remarks).toEqual([]);
});

describe('what it stands on and where its titles stand', () => {
  const hueIn = (folder: string) => readColor(readSeeds(folder).neutral).h ?? 0;
  const axisIn = (folder: string) =>
    JSON.parse(readFileSync(join(folder, 'tokens/sem.json'), 'utf8')).sem.page.axis.$value;

  test.each([
    { accent: '#5b2a86', second: '#c08a1e', tint: '#5b2a86' },
    { accent: '#c08a1e', second: '#5b2a86', tint: '#5b2a86' },
    // Grey has no hue to lend.
    { accent: '#777777', second: '#c08a1e', tint: '#c08a1e' },
  ])('$tint is farther from Salão’s ground, of $accent and $second', async ({ accent, second, tint }) => {
    const place = mkdtempSync(join(into, 'ground-'));
    const { folder } = await createBrand({ name: 'Chão', logo, accent, second, like: 'salao', into: place });
    expect(hueIn(folder)).toBeCloseTo(readColor(tint).h ?? 0, 0);
    // No brand has the head that it gets, so that its titles stand as in the first of them.
    expect(readLayout(folder).header).not.toBe('masthead');
    expect(axisIn(folder)).toBe(axisIn(join(brandsFolder, 'mare')));
  });

  test('titles stand in the middle below a logo that does', async () => {
    const place = mkdtempSync(join(into, 'middle-'));
    const { folder } = await createBrand({
      name: 'Meio',
      logo,
      accent: '#2fd07a',
      second: '#e7b53c',
      like: 'mare',
      layout: 'salao',
      into: place,
    });
    expect(axisIn(folder)).toBe(axisIn(join(brandsFolder, 'salao')));
    expect(axisIn(folder)).not.toBe(axisIn(join(brandsFolder, 'mare')));
  });
});

describe('corners, edges and depth', () => {
  const rolesOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'tokens/sem.json'), 'utf8')).sem;
  const wanted = { accent: '#ffb53a', second: '#2fb8a4', logo };

  test.each(
    ownShapes.map((shapes, place) => ({
      place,
      shapes,
      like: ['mare', 'salao', 'pulo'][place % 3] ?? 'mare',
    })),
  )('shapes $place pass the check in a brand like $like', async ({ shapes, like }) => {
    const names = Array.from({ length: 20 }, (_, number) => `Casa ${number}`);
    const name =
      names.find((one) => shapesFor(brandId(one), [], rolesOf(join(brandsFolder, like))) === shapes) ?? '';
    const { folder } = await createBrand({ ...wanted, name, like, into: mkdtempSync(join(into, 'shapes-')) });
    expect(packProblems(folder)).toEqual([]);
    const { radius, shadow, press } = rolesOf(folder);
    expect({ radius, shadow, press }).toEqual({
      radius: shapes.radius,
      shadow: shapes.shadow,
      press: shapes.press,
    });
  });

  test('are none of those of the brands that there are, unless they are lent', async () => {
    const place = mkdtempSync(join(into, 'lent-'));
    const theirs = brandIds().map((id) => JSON.stringify(rolesOf(join(brandsFolder, id)).radius));
    for (const { radius } of ownShapes) expect(theirs).not.toContain(JSON.stringify(radius));
    const lent = await createBrand({ ...wanted, name: 'Lenta', like: 'mare', shapes: 'lent', into: place });
    expect(rolesOf(lent.folder).radius).toEqual(rolesOf(join(brandsFolder, 'mare')).radius);
  });

  test('are not nearly those of the brand that it begins with, as long as there are others', () => {
    const mare = rolesOf(join(brandsFolder, 'mare'));
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      expect(shapesFor(id, [], mare).radius).not.toEqual(ownShapes[1]?.radius);
  });

  test('fewest of the brands beside it have them', () => {
    const [first] = ownShapes;
    if (first === undefined) throw new Error('there are no shapes');
    const model = rolesOf(join(brandsFolder, 'pulo'));
    for (const id of ['a', 'b', 'c', 'd']) expect(shapesFor(id, [first], model)).not.toBe(first);
  });
});

test('nobody names a layout: each brand has one of its own, the same again for the same name; one that is named is lent whole', async () => {
  const layoutOf = async (change: { readonly name: string; readonly layout?: string }) => {
    const place = mkdtempSync(join(into, 'mixed-'));
    const wanted = { logo, accent: '#ffb53a', second: '#2fb8a4', like: 'mare', into: place, ...change };
    const { artTurn, ...layout } = readLayout((await createBrand(wanted)).folder);
    return JSON.stringify(layout);
  };
  const names = ['Aurora', 'Bravo', 'Canela', 'Duna'];
  const layouts = await Promise.all(names.map((name) => layoutOf({ name })));
  expect(new Set(layouts).size).toBe(names.length);
  expect(await layoutOf({ name: 'Aurora' })).toBe(layouts[0]);
  expect(JSON.parse(await layoutOf({ name: 'Aurora', layout: 'salao' }))).toMatchObject({
    header: 'masthead',
    records: 'statement',
    artFamily: 'guilloche',
  });
});

describe('the pictures of a new brand', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

  test('are emblems of a hand that suits its ground, and what is the family’s comes from a press that suits them', () => {
    for (const id of ids) {
      expect(ownDrawings(id, 'light', [])).toEqual({ artHand: 'collages', artPrint: 'wash' });
      expect(ownDrawings(id, 'dark', [])).toEqual({ artHand: 'tubes', artPrint: 'neon' });
    }
  });

  test('are of the hand that fewest brands have', () => {
    const tubes = { artFamily: 'coast', artHand: 'tubes', artPrint: 'neon' } as const;
    const posters = { artFamily: 'halftone', artHand: 'posters', artPrint: 'cut' } as const;
    for (const id of ids) {
      expect(ownDrawings(id, 'dark', [tubes]).artHand).toBe('posters');
      expect(ownDrawings(id, 'dark', [tubes, posters]).artHand).toBe('tubes');
      expect(ownDrawings(id, 'light', [tubes, posters]).artHand).toBe('collages');
    }
  });
});

describe('the print of lent pictures', () => {
  test('suits its ground and is not plain', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(['cut', 'wash']).toContain(ownPrint(id, 'light', 'coast', []));
      expect(['cut', 'neon']).toContain(ownPrint(id, 'dark', 'coast', []));
    }
  });

  test('is one that no other brand of the same hand has, as long as there is one', () => {
    const cut = { artFamily: 'coast', artPrint: 'cut' } as const;
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(ownPrint(id, 'dark', 'coast', [cut])).toBe('neon');
      expect(ownPrint(id, 'light', 'coast', [cut])).toBe('wash');
      // Of another hand it is another picture.
      expect(ownPrint(id, 'dark', 'halftone', [cut, { artFamily: 'halftone', artPrint: 'neon' }])).toBe(
        'cut',
      );
    }
  });
});

test('words beside signs have their room, whatever rail the brand has that lends the rest', async () => {
  const wanted = {
    accent: '#ff7a1a',
    second: '#2f6bff',
    like: 'pulo',
    layout: 'mare',
    faces: 'mare',
    logo,
    into,
  };
  const { folder } = await createBrand({ ...wanted, name: 'Turbina' });
  expect(readLayout(folder).nav).toBe('raised');
  expect(packTokens(folder).size.sideNav).toBe('232px');
});

test('a form that a brand does not bear is not chosen, however few have it', () => {
  const known: readonly Neighbour[] = brandIds().map((id) => readLayout(join(brandsFolder, id)));
  const rare = 'slant';
  const all = brandAxes.header.flatMap((header) =>
    header === rare ? [] : known.map((layout) => ({ ...layout, header })),
  );
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const headerWithout = (unborne: readonly string[]) =>
      mixedLayout(id, { artFamily: 'coast' }, new Set(unborne), all).header;
    expect(headerWithout([])).toBe(rare);
    expect(headerWithout([`header ${rare}`])).not.toBe(rare);
  }
});

test('a name that is too wide for its bar is refused, and a shorter wordmark is taken', async () => {
  const wanted = {
    name: 'Arquipélago',
    accent: '#c6f23a',
    second: '#ff3aa0',
    like: 'pulo',
    layout: 'pulo',
    faces: 'pulo',
    logo,
    into,
  };
  await expect(createBrand(wanted)).rejects.toThrow(/"wordmark" is \d+ px wide and has/);
  expect((await createBrand({ ...wanted, wordmark: 'ARQ' })).folder).toMatch(/arquipelago$/);
});

test('a face too wide for titles over pictures is refused with such tiles, and a mixed layout has others', async () => {
  const wanted = { name: 'Largo', accent: '#c6f23a', second: '#ff3aa0', like: 'mare', faces: 'pulo', logo };
  const place = mkdtempSync(join(into, 'wide-'));
  await expect(createBrand({ ...wanted, layout: 'mare', into: place })).rejects.toThrow(
    /"Montgolfier" is \d+ px wide in the face of titles .*\(tile overlay\)/,
  );
  expect(readLayout((await createBrand({ ...wanted, into: place })).folder).tile).not.toBe('overlay');
});

test('colours as CSS reads them, and a name with a pictograph, are taken', async () => {
  const wanted = { second: '#2fb8a4', like: 'mare', faces: 'mare', layout: 'mare', logo, into };
  const made = async (change: { readonly name: string; readonly accent: string }) =>
    readSeeds((await createBrand({ ...wanted, ...change })).folder).accent;
  expect(readColor('oklch(1.4 none 30)')).toMatchObject({ l: 1, c: 0 });
  expect(await made({ name: 'Bet \u{1f3b0}', accent: 'oklch(0.7 none none)' })).toBe('oklch(0.7 0 0)');
  expect(await made({ name: 'Vivo', accent: 'rgb(999 0 0)' })).toBe(
    await made({ name: 'Rubro', accent: '#f00' }),
  );
});

test('a name that is no name of a folder is taken with one', async () => {
  const wanted = { accent: '#ffb53a', second: '#2fb8a4', like: 'mare', logo, into };
  const { folder } = await createBrand({ ...wanted, name: '中文赌场', id: 'zhongwen' });
  expect(folder).toMatch(/zhongwen$/);
  expect(packProblems(folder)).toEqual([]);
  await expect(createBrand({ ...wanted, name: '888', id: '../888' })).rejects.toThrow(/--id/);
});

test('the folder is named for the brand, and a second one of that name is refused', async () => {
  const wanted = { name: 'Clube Pátio', logo, accent: '#1b2a6b', second: '#c0a060', like: 'salao', into };
  expect(basename((await createBrand(wanted)).folder)).toBe('clube-patio');
  await expect(createBrand({ ...wanted, accent: '#111', second: '#222' })).rejects.toThrow(
    'There is a brand "clube-patio" already',
  );
});

test.each([
  [
    'a script in the logo',
    { logo: logo.replace('</svg>', '<script/></svg>') },
    /The logo contains a <script>/,
  ],
  ['strokes only', { logo: logo.replaceAll(/fill="[^"]+"/g, 'fill="none"') }, /no filled shapes/],
  ['a logo that is a strip', { logo: logo.replace('0 0 48 48', '0 0 480 48') }, /10\.0 times as long/],
  ['a drawing beside its page', { logo: logo.replace('0 0 48 48', '90 90 48 48') }, /not to be seen/],
  ['a colour that is none', { second: 'transparent' }, /lets the ground shine through/],
  [
    'a name with no room below the icon',
    { name: 'Cassino do Mar', id: 'fora' },
    /^"Cassino do Mar" has 14 signs, and 12 have room below the app's icon: .* with --wordmark\.$/,
  ],
  [
    'a wordmark with none',
    { name: 'Grande Cassino do Mar', id: 'fora', wordmark: 'Cassino do Mar' },
    /^"Cassino do Mar" has 14 signs.*--wordmark/,
  ],
  [
    'markup in the name',
    { name: '<b>Fora</b>', id: 'fora' },
    /options of this command \(brand\.json is made of the name, --wordmark and --id\):\n.*"name" must not contain </,
  ],
  ['no colour', { accent: 'amberish' }, /"amberish" is not a colour. Write it like #ff9a6b/],
  ['no name', { name: '!!' }, /is no usable name for a folder\. Give one with --id/],
  ['an id that ends in a dash', { id: 'fora-' }, /"fora-" is no usable name for a folder/],
  ['an id with two dashes', { id: 'fora--e' }, /"fora--e" is no usable name for a folder/],
  ['no model', { like: 'nobody' }, /no brand "nobody" to begin with\. There are: .*mare, /],
])('%s is refused, and nothing is left behind', async (_case, change, message) => {
  const wanted = { name: 'Fora', logo, accent: '#ffb53a', second: '#2fb8a4', like: 'mare', into, ...change };
  await expect(createBrand(wanted)).rejects.toThrow(message);
  expect(readdirSync(into).filter((name) => name.startsWith('fora'))).toEqual([]);
});

test('a brand beside it that cannot be read is passed over and named, and lends nothing', () => {
  const brands = mkdtempSync(join(into, 'beside-'));
  for (const id of ['mare', 'quebrada'])
    cpSync(join(brandsFolder, 'mare'), join(brands, id), { recursive: true });
  mkdirSync(join(brands, 'vazia'));
  const layout = join(brands, 'quebrada/layout.json');
  writeFileSync(layout, readFileSync(layout, 'utf8').replace(/"header": "\w+"/, '"header": "slantt"'));
  const beside = brandsBeside('nova', brands);
  expect(beside.folders).toEqual([join(brands, 'mare')]);
  expect(beside.remarks).toEqual([
    expect.stringMatching(/^The brand "quebrada" cannot be read, .* brand:check -- quebrada\.$/),
    expect.stringMatching(/^The brand "vazia" cannot be read/),
  ]);
  expect(lender('mare', 'like', brands)).toBe(join(brands, 'mare'));
  expect(() => lender('quebrada', 'like', brands)).toThrow(
    /^The brand "quebrada" has nothing to lend .* with --like: layout\.json: "header" is "slantt"/,
  );
});

describe('what is not as it was wished for is told', () => {
  const wanted: Omit<NewBrand, 'into'> = {
    name: 'Dito',
    accent: '#ff9a6b',
    second: '#5aa8ff',
    like: 'mare',
    logo,
  };
  const remarksOn = async (change: Partial<typeof wanted>) => {
    const place = mkdtempSync(join(into, 'told-'));
    return (await createBrand({ ...wanted, ...change, into: place })).remarks.join('\n');
  };

  test('nothing to tell', async () => {
    expect(await remarksOn({})).toBe('');
  });

  test.each([
    [{ like: 'salao', accent: '#ff5a36' }, /--accent, #ff5a36, has become #[0-9a-f]{6} \(\d+ by CIEDE2000/],
    [{ accent: '#777', second: '#777' }, /"accent" and "second" look alike/],
    // The drawings are no longer among what they have in common: each shows a sign of its own.
    [
      { layout: 'mare', faces: 'mare', accent: '#ffb53a', second: '#2fb8a4' },
      /close to mare: the accent, the headings’ face, the layout\. A visitor/,
    ],
    [{ accent: '#fe8b83' }, /"accent" looks like "danger"/],
    [{ logo: logo.replace('</svg>', '<path d="M1 1h9v9z" stroke="red" fill="none"/></svg>') }, /stroke on 1/],
  ])('%o', async (change, remark) => {
    expect(await remarksOn(change)).toMatch(remark);
  });
});

test('brands that are made one after the other are as unlike as can be: no two of nine have more than a third of their manners in common', () => {
  const all: Neighbour[] = brandIds().map((id) => readLayout(join(brandsFolder, id)));
  const known = all.length;
  for (const name of ['aurora', 'bravo', 'canela', 'duna', 'estrela', 'farol'])
    all.push({ ...mixedLayout(name, { artFamily: 'coast' }, new Set(), all), artFamily: 'coast' });
  const groups = ['header', 'tile', 'promotions', 'hero', 'cashier', 'records'] as const;
  const shared = all.flatMap((one, place) =>
    all
      .slice(Math.max(known, place + 1))
      .map((other) => groups.filter((axis) => one[axis] === other[axis]).length),
  );
  expect(Math.max(...shared)).toBeLessThanOrEqual(2);
  expect(new Set(all.map(({ homeOrder }) => homeOrder.join())).size).toBe(all.length);
});

test('of three that are made one after the other beside those there are, each with a hand of its own, no two share a form of any axis', () => {
  const all: Neighbour[] = brandIds().map((id) => readLayout(join(brandsFolder, id)));
  const known = all.length;
  for (const [place, artHand] of emblemHands.entries()) {
    const kin = { artFamily: artFamilies[place] ?? 'coast', artHand };
    all.push({ ...mixedLayout(`brand-${place}`, kin, new Set(), all), ...kin });
  }
  const axes = Object.keys(brandAxes) as (keyof typeof brandAxes)[];
  const made = all.slice(known);
  expect(made).toHaveLength(emblemHands.length);
  for (const axis of axes) expect(new Set(made.map((one) => one[axis])).size, axis).toBe(made.length);
});

test.each(['coast', 'guilloche', 'halftone'] as const)(
  'in the first window of a home two new brands with the pictures of %s are unlike each other and the brand that lends them',
  (artFamily) => {
    const known: readonly Neighbour[] = brandIds().map((id) => readLayout(join(brandsFolder, id)));
    const parent = known.filter((one) => one.artFamily === artFamily);
    const family = [...parent];
    for (const name of ['aurora', 'bravo']) {
      const layout = mixedLayout(name, { artFamily }, new Set(), [...known, ...family]);
      family.push({ ...layout, artFamily });
    }
    for (const part of ['header', 'nav', 'tile', 'hero'] as const)
      expect(new Set(family.map((one) => one[part])).size).toBe(family.length);
    // Nor has either of them a page of the brand that lends the pictures.
    for (const part of ['promotions', 'fields', 'cashier', 'records', 'hub', 'door', 'icons'] as const)
      for (const one of family.slice(1)) expect(one[part]).not.toBe(family[0]?.[part]);
    const beginnings = family.map(({ homeOrder }) => homeOrder.slice(0, 3).join());
    expect(new Set(beginnings).size).toBe(family.length);
  },
);

describe('nobody names a brand for the faces', () => {
  const facesOf = (folder: string) => readFonts(folder).families.map(({ family }) => family);
  const packagesOf = (folder: string) => readFonts(folder).families.map((one) => one.package);

  test.each([
    { like: 'mare', accent: '#0f7a4a', second: '#ff6b3d' },
    { like: 'salao', accent: '#7a4bd6', second: '#f3b61f' },
    { like: 'pulo', accent: '#e3342f', second: '#1f6feb' },
  ])('it has some of its own, which are not those of $like, the same again for its name', async (colours) => {
    const made = async (change: { readonly faces?: string } = {}) =>
      (
        await createBrand({
          name: 'Letra',
          logo,
          ...colours,
          ...change,
          into: mkdtempSync(join(into, 'faces-')),
        })
      ).folder;
    const folder = await made();
    const parent = join(brandsFolder, colours.like);
    const [display, body] = packagesOf(folder);
    expect(display).not.toBe(body);
    expect(display).not.toBe(packagesOf(parent)[0]);
    expect(body).not.toBe(packagesOf(parent)[1]);
    const { font, weight } = packTokens(folder);
    const [own] = readFonts(folder).families;
    expect(font.display).toContain(own?.family);
    expect(font.display).toContain(own?.fallback.family);
    expect(Number(weight.display)).toBe(own?.weight[0]);
    expect(facesOf(await made())).toEqual(facesOf(folder));
    expect(facesOf(await made({ faces: colours.like }))).toEqual(facesOf(parent));
  });

  const none = { font: {}, text: {}, weight: {}, lettering: {} };
  const beside: readonly FacesBeside[] = brandIds().map((id) => ({
    ...readLayout(join(brandsFolder, id)),
    ...readFonts(join(brandsFolder, id)),
  }));

  test.each(['coast', 'guilloche', 'halftone'] as const)(
    'brands with the pictures of %s that are made one after the other have other headings each',
    (artFamily) => {
      const all = [...beside];
      for (const name of ['aurora', 'bravo', 'canela']) {
        const [best] = ownFaces(name, artFamily, all, none);
        all.push({ artFamily, families: best?.fonts.families ?? [] });
      }
      const headings = all.map(({ families }) => families[0]?.family);
      expect(new Set(headings).size).toBe(headings.length);
    },
  );

  test('no serif stands beside pixels', () => {
    const faces = ownFaces('aurora', 'halftone', beside, none).flatMap(({ fonts }) => fonts.families);
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.filter(({ fallback }) => fallback.like === 'serif')).toEqual([]);
  });

  test('where a name has no room in the faces that are the most unlike, it has others', async () => {
    const bestOf = (id: string) => ownFaces(id, 'halftone', beside, none)[0]?.fonts.families[0]?.family;
    const ids = Array.from({ length: 40 }, (_, number) => `arquipelago-${number}`);
    const id = ids.find((one) => bestOf(one) === 'Saira Extended Variable') ?? '';
    const wanted = { name: 'Arquipélago', id, accent: '#c6f23a', second: '#ff3aa0', like: 'pulo', logo };
    const { folder } = await createBrand({ ...wanted, layout: 'pulo', into });
    expect(facesOf(folder)[0]).not.toBe('Saira Extended Variable');
    expect(packProblems(folder)).toEqual([]);
  });
});
