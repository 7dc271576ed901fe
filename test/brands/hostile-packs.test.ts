import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenContract } from '../../packages/ui/src/theme/contract.ts';
import { overflowProblems } from '../../scripts/brands/check/check-overflow.ts';
import { packProblems } from '../../scripts/brands/check/check-pack.ts';
import { tokenProblems } from '../../scripts/brands/check/check-tokens.ts';
import { wholeProblems } from '../../scripts/brands/check/sound-brands.ts';
import { packFonts } from '../../scripts/brands/generate-pack.ts';
import { readMark } from '../../scripts/brands/mark.ts';
import { brandsFolder } from '../../scripts/brands/pack-folder.ts';

/** Broken and hostile packs: a valid one with one thing spoilt, and what the operator is told. */

const folder = mkdtempSync(join(tmpdir(), 'packs-'));
const pack = join(folder, 'salao');

beforeEach(() => {
  rmSync(pack, { recursive: true, force: true });
  cpSync(join(brandsFolder, 'salao'), pack, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFileSync(join(pack, path), text);
const read = (path: string) => readFileSync(join(pack, path), 'utf8');
const swap = (path: string, from: string, to: string) => {
  const text = read(path);
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  write(path, text.replace(from, to));
};
/** The mark with this put into it. */
const drawInto = (inner: string) => swap('art/mark.svg', '</svg>', `${inner}</svg>`);

test('the pack itself is in order', () => {
  expect(packProblems(pack)).toEqual([]);
});

test('no name that fits below the icon of an app', () => {
  swap('brand.json', '"name": "Salão"', '"name": "Salão de Jogos do Rio"');
  write('brand.json', read('brand.json').replace(/"wordmark": "[^"]*"/, '"wordmark": "Salão de Jogos"'));
  expect(packProblems(pack).join('\n')).toMatch(/neither "name" nor "wordmark" fits below the app's icon/);
});

test('a mark that is lost on the icon of the app', () => {
  write(
    'tokens/sem.json',
    read('tokens/sem.json').replace(/("second": \{\s*"\$value": )"[^"]+"/, '$1"{ref.neutral.2}"'),
  );
  expect(packProblems(pack).join('\n')).toMatch(/"second" on "bg" \(the app's icon\)/);
});

describe('pictures', () => {
  test.each([
    ['<script>alert(1)</script>', /contains a <script>.*must not run code/],
    ['<path d="M0 0" onload="alert(1)"/>', /has an event handler \(onload/],
    ['<foreignObject><p>x</p></foreignObject>', /contains a <foreignObject>/],
    ['<image href="https://tracker.example/x.png"/>', /contains an <image>/],
    ['<use href="https://tracker.example/x.svg#a"/>', /points to another address \(https:\/\/tracker/],
    ['<rect fill="url(https://tracker.example/x)"/>', /points to another address/],
    ['<style>*{fill:url(//tracker.example)}</style>', /contains a <style>/],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', /points to another address/],
    ['<path d="M0 0" style="fill:red"/>', /has a style=/],
    ['<path d="M0 0"', /is not well-formed/],
    ['&#60;script&#62;', /contains coded signs/],
    ['<g><path d="M0 0"/>', /is not well-formed/],
    ['<path d="M0 0" fill=red/>', /is not well-formed/],
    ['<![CDATA[<script/>]]>', /contains a DOCTYPE, an ENTITY or CDATA/],
    ['<?php echo 1 ?>', /contains a processing instruction/],
  ])('%s', (inner, message) => {
    drawInto(inner);
    expect(packProblems(pack)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^art\/mark\.svg/), expect.stringMatching(message)]),
    );
  });

  test('a DOCTYPE with an entity', () => {
    write('art/mark.svg', `<!DOCTYPE svg [<!ENTITY x "y">]>${read('art/mark.svg')}`);
    expect(packProblems(pack).join('\n')).toMatch(/contains a DOCTYPE/);
  });

  test('a page around the drawing', () => {
    write('art/mark.svg', `<html>${read('art/mark.svg')}</html>`);
    expect(packProblems(pack).join('\n')).toMatch(/does not begin with <svg>/);
  });

  test('whatever XML may be written like: other quotes, other order, a tag in a comment or an attribute', () => {
    const { accent, second, viewBox } = readMark(read('art/mark.svg'));
    write(
      'art/mark.svg',
      `<?xml version="1.0"?>\n<!-- <script> > --><svg\n viewBox = '${viewBox}' xmlns='http://www.w3.org/2000/svg'>` +
        `<title lang="a > b">></title><path d='${accent}' data-ink='accent'/><path d='${second}'\n data-ink='second'></path></svg>`,
    );
    expect(packProblems(pack)).toEqual([]);
  });

  test.each(['0 0 0 0', '0 0 -40 40', '0 0 40', '0 0 40 40px', '0 0 0x28 40', '0,,40 40'])(
    'a view box that is no place: %s',
    (box) => {
      swap('art/mark.svg', ' viewBox="0 0 40 40"', ` viewBox="${box}"`);
      expect(packProblems(pack)).toEqual([
        `art/mark.svg has the viewBox "${box}". Write four numbers, the last two of them above 0, like viewBox="0 0 40 40".`,
      ]);
    },
  );

  test('no namespace', () => {
    swap('art/mark.svg', ' xmlns="http://www.w3.org/2000/svg"', '');
    expect(packProblems(pack).join('\n')).toMatch(
      /art\/mark\.svg does not say that it is SVG\. Write xmlns=/,
    );
  });

  test('what is no SVG', () => {
    write('art/mark.svg', '\u0089PNG\r\n');
    expect(packProblems(pack).join('\n')).toMatch(/art\/mark\.svg is no SVG, or not in UTF-8\. Export/);
  });

  test('spaces around the view box are none of it', () => {
    expect(readMark(read('art/mark.svg').replace('"0 0 40 40"', '" 0 0 40 40 "')).viewBox).toBe('0 0 40 40');
  });

  test('no view box', () => {
    swap('art/mark.svg', ' viewBox="0 0 40 40"', '');
    expect(packProblems(pack).join('\n')).toMatch(/has no viewBox.*Add one/);
  });
});

describe('colours', () => {
  test.each(['rde', 'red;} body{display:none', 'url(https://tracker.example)'])('%s', (color) => {
    write('tokens/seeds.json', JSON.stringify({ ...JSON.parse(read('tokens/seeds.json')), accent: color }));
    expect(packProblems(pack).join('\n')).toMatch(/tokens\/seeds\.json: "accent" is not a/);
  });

  test.each([
    ['accent', { accent: 'transparent' }],
    ['second', { second: '#ffffff10' }],
    ['anchors.neutral.12', { anchors: { neutral: { 12: 'oklch(0.98 0 0 / 0.05)' } } }],
    ['anchors.accent.11', { anchors: { accent: { 11: '#ffffff10' } } }],
    ['status.danger', { status: { danger: '#ff000080' } }],
  ])('a seed or an anchor that lets the ground shine through: %s', (where, change) => {
    write('tokens/seeds.json', JSON.stringify({ ...JSON.parse(read('tokens/seeds.json')), ...change }));
    expect(packProblems(pack)).toContainEqual(
      expect.stringMatching(`^tokens/seeds\\.json: "${where}" lets the ground shine through`),
    );
  });

  test('text that cannot be read on its ground', () => {
    swap('tokens/sem.json', '{ref.neutral.11}', '{ref.neutral.7}');
    expect(packProblems(pack).join('\n')).toMatch(
      /"textMuted" on "bg" \(secondary text\) has a contrast of 1\.\d+:1 and needs 4\.5:1/,
    );
  });

  test('a role that is missing', () => {
    const { sem } = JSON.parse(read('tokens/sem.json')) as { sem: { color: Record<string, unknown> } };
    const { focus: _focus, ...color } = sem.color;
    write('tokens/sem.json', JSON.stringify({ sem: { ...sem, color } }));
    expect(packProblems(pack)).toContain('The role "color.focus" is missing. Add it to tokens/sem.json.');
  });

  test('a raw colour in a role, an alias to nothing, a circle', () => {
    const spoil = (value: unknown) => {
      const { sem } = JSON.parse(read('tokens/sem.json')) as { sem: { color: object } };
      const color = { ...sem.color, accent: { $value: value }, win: { $value: '{sem.color.win}' } };
      write('tokens/sem.json', JSON.stringify({ sem: { ...sem, color } }));
      return packProblems(pack).join('\n');
    };
    expect(spoil({ colorSpace: 'oklch', components: [1, 0, 0] })).toMatch(
      /"color\.accent" holds a raw colour/,
    );
    expect(spoil('{ref.accent.13}')).toMatch(
      /"color\.accent" points to \{ref\.accent\.13\}, which does not exist/,
    );
    expect(spoil('{ref.accent.9}')).toMatch(/"color\.win" goes in a circle/);
  });

  test('CSS smuggled into a token', () => {
    swap('tokens/sem.json', '"4 / 5"', '"1; } body { background: url(https://tracker.example)"');
    expect(packProblems(pack).join('\n')).toMatch(/"tile\.ratio" has CSS that is not allowed/);
  });

  test.each([
    ['text', 'md', { value: 0.3, unit: 'rem' }, /"text\.md" is 0\.3rem and has to be from 0\.875rem/],
    ['radius', 'sm', { value: -4, unit: 'px' }, /"radius\.sm" is -4px and has to be from 0px/],
    ['radius', 'md', { value: 400, unit: 'px' }, /"radius\.md" is 400px and has to be .* to 32px/],
    ['space', 's4', { value: 400, unit: 'px' }, /"space\.s4" is 400px and has to be .* to 1\.5rem/],
    ['size', 'control', { value: 10, unit: 'px' }, /"size\.control" is 10px and has to be from 44px/],
    ['motion', 'fast', { value: 9, unit: 's' }, /"motion\.fast" is 9s and has to be .* to 300ms/],
    ['press', 'scale', 5, /"press\.scale" is 5 and has to be from 0\.8 to 1\.1/],
    ['radius', 'round', { value: -4, unit: 'px' }, /"radius\.round" is -4px and has to be from 0 to 9999/],
    ['motion', 'base', { value: 9000, unit: 'ms' }, /"motion\.base" is 9000ms and has to be .* to 500ms/],
  ])('a size that no site can be used with: %s.%s', (group, name, value, message) => {
    const { sem } = JSON.parse(read('tokens/sem.json')) as { sem: Record<string, Record<string, object>> };
    const roles = sem[group] ?? {};
    write(
      'tokens/sem.json',
      JSON.stringify({ sem: { ...sem, [group]: { ...roles, [name]: { ...roles[name], $value: value } } } }),
    );
    expect(packProblems(pack).join('\n')).toMatch(message);
  });

  /** What is told of the roles where one of them is changed. */
  const withRole = (group: string, name: string, change: object) => {
    const { sem } = JSON.parse(read('tokens/sem.json')) as { sem: Record<string, Record<string, object>> };
    const roles = sem[group] ?? {};
    const changed = { ...roles, [name]: { ...roles[name], ...change } };
    write('tokens/sem.json', JSON.stringify({ sem: { ...sem, [group]: changed } }));
    return tokenProblems(pack).join('\n');
  };
  const asCss = (css: string) => ({ $extensions: { 'fortuna.css': css } });

  test.each(Object.entries(tokenContract).flatMap(([group, names]) => names.map((name) => [group, name])))(
    'CSS that no browser understands is told in every role: %s.%s',
    (group = '', name = '') => {
      const text = read('tokens/sem.json');
      for (const css of ['banana', 'calc(1rem', 'banana 1rem', 'calc(1px + 1)', 'var(--color-bg)', '']) {
        write('tokens/sem.json', text);
        expect(withRole(group, name, asCss(css))).toContain(`"${group}.${name}" `);
      }
    },
  );

  test.each([
    ['size', 'control', 'calc(44px * 0.1)', /"size\.control" is .* has to be from 44px to 72px\. Change/],
    ['text', 'md', 'max(1rem, 40vw)', /from 0\.875rem to 1\.25rem at every width of the window: give both/],
    ['text', 'md', 'calc(1rem * 20)', /has to be from 0\.875rem to 1\.25rem\. Change/],
    ['text', 'md', 'banana 1rem', /which is not one number that can be worked out in px, rem, vw\. Give one/],
    ['text', 'md', 'calc(1rem', /"text\.md" is calc\(1rem, which is not one number/],
    ['text', 'sm', 'calc(1rem + 30vw)', /"text\.sm" is .* at every width of the window/],
    ['text', 'hero', 'clamp(2rem, 5vw, 90vw)', /"text\.hero" is .* at every width of the window/],
    ['radius', 'md', 'calc(8px * 100)', /"radius\.md" is .* has to be from 0px to 32px/],
    ['motion', 'fast', 'calc(200ms * 50)', /"motion\.fast" is .* has to be from 0ms to 300ms/],
    ['tile', 'ratio', '3 / 4 / 5', /"tile\.ratio" is 3 \/ 4 \/ 5\. A tile is/],
    [
      'motion',
      'spring',
      'linear(0, banana, 1)',
      /"motion\.spring" is .* a linear\(\) of at least two points/,
    ],
    ['motion', 'ease', 'linear(0, 0)', /"motion\.ease" is linear\(0, 0\)/],
    ['motion', 'spin', 'steps(8, banana)', /"motion\.spin" is steps\(8, banana\)/],
    ['press', 'shift', '900px 900px', /"press\.shift" is .* one or two lengths of at most 16px/],
    ['shape', 'turn', '900deg', /"shape\.turn" is .* an angle from -180deg to 180deg/],
    ['shape', 'tick', 'polygon(banana)', /"shape\.tick" is polygon\(banana\), which is no outline/],
    ['shape', 'tick', 'none', /"shape\.tick" is none, which leaves 100% of its square/],
    ['shape', 'disc', 'polygon(0 0, 100% 0, 50% 0)', /"shape\.disc" is .* leaves 0% of its square/],
    ['shape', 'disc', 'polygon(0 0, 900px 0, 0 900px)', /"shape\.disc" is .* no outline within its square/],
    ['shape', 'portrait', 'circle(0)', /"shape\.portrait" is circle\(0\), which leaves 0% of its square/],
    ['shape', 'badge', 'inset(50%)', /"shape\.badge" is inset\(50%\), which leaves 0% of its square/],
    ['text', 'md', `calc${'('.repeat(1_000)}1rem`, /"text\.md" has CSS of 1008 signs, and may have 1000/],
    ['shadow', 'surface', 'none', /"shadow\.surface" has CSS beside its value/],
  ])('CSS that gets around what a role may be: %s.%s %s', (group, name, css, message) => {
    expect(withRole(group, name, asCss(css))).toMatch(message);
  });

  test.each([
    ['font', 'mono', ['x"; } body { display:none } .a{--b:"y'], /"font\.mono" names the face "x\\"; }/],
    ['font', 'mono', ['x\\'], /"font\.mono" names the face/],
    ['font', 'mono', [], /"font\.mono" names the face nothing/],
    ['font', 'mono', [5], /"font\.mono" names the face 5/],
    ['space', 's1', { value: 4, unit: 'px; } body { display:none' }, /"space\.s1" is not a measure like/],
    ['motion', 'fast', { value: 4, unit: 'px' }, /"motion\.fast" is not a measure like .* in ms or s/],
  ])('a value that ends its rule, or is of another kind: %s.%s %j', (group, name, $value, message) => {
    expect(withRole(group, name, { $value })).toMatch(message);
  });

  test('a size, a pace and outlines that are worked out are in order', () => {
    expect(withRole('text', 'md', asCss('clamp(14px, 0.8rem + 0.5vw, calc(1rem + 2px))'))).toBe('');
    expect(withRole('motion', 'fast', asCss('calc(0.1s + 20ms / 2)'))).toBe('');
    expect(withRole('motion', 'spin', asCss('steps(8, jump-none)'))).toBe('');
    expect(withRole('shape', 'disc', asCss('inset(2px 0 round 10% 4px)'))).toBe('');
    expect(withRole('shape', 'portrait', asCss('ellipse(45% calc(50% - 1px))'))).toBe('');
    expect(withRole('press', 'lift', asCss('0 calc(-1 * 4px)'))).toBe('');
    expect(withRole('font', 'mono', { $value: ['PingFang SC', 'ui-monospace', 'Fira.Code 2'] })).toBe('');
  });

  /** Its roles point elsewhere. */
  const point = (change: Readonly<Record<string, string>>) => {
    const { sem } = JSON.parse(read('tokens/sem.json')) as { sem: { color: Record<string, object> } };
    const roles = Object.fromEntries(Object.entries(change).map(([role, $value]) => [role, { $value }]));
    write('tokens/sem.json', JSON.stringify({ sem: { ...sem, color: { ...sem.color, ...roles } } }));
    return packProblems(pack).join('\n');
  };

  test.each([
    ['bg', '{ref.extra.clear}', /"color\.bg" is oklch\(0 0 0 \/ 0\), which covers 0% of what lies below/],
    ['danger', '{ref.extra.artScrim}', /"color\.danger" is .*, which covers 88% of what lies below/],
    ['focus', '{ref.extra.shadow}', /"color\.focus" is .*, which covers 10% of what lies below/],
    ['onArt', '{ref.extra.scrim}', /"color\.onArt" is .*, which covers 62% of what lies below/],
    ['scrim', '{ref.extra.clear}', /"color\.scrim" is .* and has to cover at least 40%/],
    // A strip of this layout bears letters on it.
    ['edge', '{ref.extra.clear}', /"color\.edge" is .*, which covers 0% of what lies below/],
  ])('a colour that is not seen, or seen through: %s', (role, step, message) => {
    swap('layout.json', '"ruled"', '"stamp"');
    expect(point({ [role]: step })).toMatch(message);
  });

  test('a raw colour beside an alias', () => {
    const { sem } = JSON.parse(read('tokens/sem.json')) as { sem: { color: Record<string, object> } };
    const accent = { ...sem.color.accent, $extensions: { 'fortuna.css': '#ff0' } };
    write('tokens/sem.json', JSON.stringify({ sem: { ...sem, color: { ...sem.color, accent } } }));
    expect(packProblems(pack).join('\n')).toMatch(/"color\.accent" holds a raw colour/);
  });

  test('a plain button whose words nobody reads', () => {
    expect(point({ control: '{ref.neutral.12}' })).toMatch(
      /"text" on "control" \(plain buttons.*has a contrast of 1\.00:1 and needs 4\.5:1/,
    );
  });

  test('a code that is light on dark', () => {
    expect(point({ qrInk: '{ref.neutral.1}', qrBg: '{ref.accent.9}' })).toMatch(
      /"qrInk" is .* and "qrBg" .*: a code is dark on a light ground/,
    );
  });

  test('letters in the colour of the page on strips that do not bear them: the strips move, or the form', () => {
    swap('layout.json', '"ruled"', '"stamp"');
    expect(point({ edge: '{ref.neutral.3}' })).toMatch(
      /"bg" on "edge" \(headings stamp\).*: let "edge" point to a step further from "bg" in tokens\/sem\.json, or choose another "headings" in layout\.json\.$/m,
    );
  });

  test('an error in the colour of a success, money won in that of an error', () => {
    expect(point({ success: '{ref.danger.11}' })).toMatch(/"success" and "danger" differ by 0\.0/);
    expect(point({ win: '{ref.danger.11}' })).toMatch(/"win" and "danger" differ by 0\.0/);
  });

  test('an error is not green and a success not red, by its step or by its seed', () => {
    const turned = [
      /"danger" is green, and read as a success\. Change "status"/,
      /"success" is red, and read as an error/,
    ];
    const roles = point({ success: '{ref.danger.11}', danger: '{ref.success.11}' });
    for (const sentence of turned) expect(roles).toMatch(sentence);
    cpSync(join(brandsFolder, 'salao/tokens'), join(pack, 'tokens'), { recursive: true });
    const seeds = JSON.parse(read('tokens/seeds.json')) as { status: Record<string, string> };
    const status = { ...seeds.status, success: seeds.status.danger, danger: seeds.status.success };
    write('tokens/seeds.json', JSON.stringify({ ...seeds, status }));
    for (const sentence of turned) expect(packProblems(pack).join('\n')).toMatch(sentence);
  });

  test.each([
    ['spin', 'steps(1)'],
    ['spin', '700ms'],
    ['spring', 'cubic-bezier(2, 0, 0, 1)'],
    ['ease', 'linear(0, 40)'],
  ])('a pace that stands still, or that nobody can follow: %s %s', (pace, css) => {
    const { sem } = JSON.parse(read('tokens/sem.json')) as { sem: { motion: Record<string, object> } };
    const motion = {
      ...sem.motion,
      [pace]: { ...sem.motion[pace], $extensions: { 'fortuna.css': css } },
    };
    write('tokens/sem.json', JSON.stringify({ sem: { ...sem, motion } }));
    expect(packProblems(pack).join('\n')).toContain(`"motion.${pace}" is ${css}. It is "linear", `);
  });

  test('headings that are stamped in a colour too near to the ground', () => {
    swap('layout.json', '"ruled"', '"stamp"');
    expect(packProblems(pack).join('\n')).toMatch(/"bg" on "edge" \(headings stamp\)/);
  });

  test('a face that the pack brings and its roles do not name', () => {
    const fonts = JSON.parse(read('fonts.json')) as { families: { family: string }[] };
    const [first, ...rest] = fonts.families;
    write('fonts.json', JSON.stringify({ families: [{ ...first, family: 'Elsewhere' }, ...rest] }));
    expect(packProblems(pack).join('\n')).toMatch(/fonts\.json brings "Elsewhere" for "display", but/);
  });

  test('targets smaller than a finger', () => {
    const { sem } = JSON.parse(read('tokens/sem.json')) as { sem: { size: object } };
    const size = { ...sem.size, target: { $value: { value: 32, unit: 'px' } } };
    write('tokens/sem.json', JSON.stringify({ sem: { ...sem, size } }));
    expect(packProblems(pack).join('\n')).toMatch(/"size\.target" is 32px\. It is 44px in every brand/);
  });
});

test.each(['hello world', 'M100 100h40v40h-40z'])('a mark that nobody sees: %s', (data) => {
  write('art/mark.svg', read('art/mark.svg').replace(/ d="[^"]+"/, ` d="${data}"`));
  expect(packProblems(pack).join('\n')).toMatch(
    /the shapes of "accent" are not to be seen within the viewBox/,
  );
});

describe('what of a mark the site would pass over', () => {
  test.each([
    [
      '<rect x="1" y="1" width="9" height="9"/>',
      /nothing is shown of its <rect>\. .*unite it with one of them/,
    ],
    ['<path d="M1 1h9v9z"/>', /nothing is shown of its <path>\./],
    ['<path data-ink="third" d="M1 1h9v9z"/>', /nothing is shown of its <path> data-ink="third"/],
    ['<path data-ink="accent" d="M1 1h9v9z"/>', /of several elements with data-ink="accent" the first alone/],
  ])('%s', (inner, message) => {
    drawInto(inner);
    expect(packProblems(pack).join('\n')).toMatch(message);
  });

  test.each([
    ['transform="rotate(9)"', /nothing is shown of transform="rotate\(9\)" on its <path>\. Flatten it/],
    ['fill-rule="evenodd"', /nothing is shown of fill-rule="evenodd" on its <path>/],
    ['opacity=".5"', /nothing is shown of opacity="\.5" on its <path>/],
  ])('%s', (attribute, message) => {
    swap('art/mark.svg', '<path', `<path ${attribute}`);
    expect(packProblems(pack).join('\n')).toMatch(message);
  });

  test('a group that moves it, and a group that does not', () => {
    write('art/mark.svg', read('art/mark.svg').replace('<path', '<g><path').replace('</svg>', '</g></svg>'));
    expect(packProblems(pack)).toEqual([]);
    swap('art/mark.svg', '<g>', '<g transform="scale(2)">');
    expect(packProblems(pack).join('\n')).toMatch(/transform="scale\(2\)" on its <g>/);
  });

  test('a strip', () => {
    swap('art/mark.svg', 'viewBox="0 0 40 40"', 'viewBox="0 0 400 40"');
    expect(packProblems(pack).join('\n')).toMatch(/art\/mark\.svg is 10\.0 times as long as it is high/);
  });

  test('one colour below the other', () => {
    const { second } = readMark(read('art/mark.svg'));
    write('art/mark.svg', read('art/mark.svg').replace(second, 'M0 0h40v40H0z'));
    expect(packProblems(pack).join('\n')).toMatch(/"accent" are covered by those of "second"/);
  });
});

test('a face that is not installed', async () => {
  swap('fonts.json', '@fontsource-variable/fraunces', '@fontsource-variable/nowhere');
  expect((await wholeProblems(pack)).join('\n')).toMatch(/nowhere.* is not installed\. Install it with/);
});

describe('faces', () => {
  /** The first one of `fonts.json`, changed. */
  const withFace = (change: object) => {
    const { families } = JSON.parse(read('fonts.json')) as { families: object[] };
    const [first, ...rest] = families;
    write('fonts.json', JSON.stringify({ families: [{ ...first, ...change }, ...rest] }));
  };

  test.each([
    [[700, 400], /fonts\.json: "families\.0\.weight" must go from the lower number to the higher/],
    [[1, 5000], /fonts\.json: "families\.0\.weight\.1" must be from 1 to 1000/],
    [[400.5, 700], /fonts\.json: "families\.0\.weight\.0" must be a whole number/],
  ])('weights that no face has: %j', (weight, message) => {
    withFace({ weight });
    expect(packProblems(pack).join('\n')).toMatch(message);
  });

  test('axes from above to below', () => {
    withFace({ axes: { opsz: [72, 9] } });
    expect(packProblems(pack).join('\n')).toMatch(/"families\.0\.axes\.opsz" must go from the lower/);
  });

  test('files that are cut off, swapped, left over or edited by hand', async () => {
    const font = (name: string) => join(pack, 'fonts', name);
    writeFileSync(font('body-latin.woff2'), readFileSync(font('body-latin.woff2')).subarray(0, 100));
    cpSync(font('body-turkish.woff2'), font('display-turkish.woff2'));
    cpSync(font('body-turkish.woff2'), font('body-greek.woff2'));
    swap('fonts.css', 'font-display: swap', 'font-display: block');
    expect(await wholeProblems(pack)).toEqual([
      'fonts/body-greek.woff2 is of no face in fonts.json. Remove it.',
      ...['fonts.css', 'fonts/display-turkish.woff2', 'fonts/body-latin.woff2'].map((path) =>
        expect.stringContaining(`${path} is not what fonts.json gives. Run npm run generate`),
      ),
    ]);
  });

  test('another face in the data than in the files', async () => {
    withFace({
      package: '@fontsource-variable/oswald',
      files: 'oswald-{subset}-wght-normal.woff2',
      axes: {},
    });
    expect(await wholeProblems(pack)).toContainEqual(
      expect.stringMatching(/^fonts\/display-latin\.woff2 is not what fonts\.json gives/),
    );
  });

  test('an axis that a face does not have', async () => {
    withFace({ axes: { NOPE: [1, 2] } });
    await expect(packFonts(pack)).rejects.toThrow(
      /"Fraunces Variable" cannot be cut to .* and "axes" \{"NOPE":\[1,2\]\}\. Name/,
    );
  });
});

describe('texts', () => {
  const copy = (texts: object) => {
    write('copy/pt.json', JSON.stringify(texts));
    return packProblems(pack).join('\n');
  };

  test.each([
    [
      'site:legal.adultsText',
      'Para todos!',
      /"site:legal\.adultsText" is not a text that a brand may change/,
    ],
    ['games-home:hero.plainTitle', '<b>Oi</b>', /contains < or >/],
    [
      'games-home:hero.plainTitle',
      'Ganhe {{amount}}',
      /needs exactly these placeholders: none; it has \{\{amount\}\}/,
    ],
    ['games-home:hero.plainTitle', 'a'.repeat(200), /has 200 signs and fits with at most/],
    ['games-home:hero.plainTitle', '', /is empty/],
    ['games-home:hero.plainTitle', '\u200b\u200d\ufeff', /is empty/],
    ['games-home:hero.plainTitle', 'Oi $t(common:retry)', /contains \$t\(/],
    ['games-home:hero.plainTitle', 'Oi\u202eiO', /must be one line without hidden signs/],
  ])('%s: %s', (key, text, message) => {
    expect(copy({ [key]: text })).toMatch(message);
  });
});

describe('texts that break out on a narrow phone', () => {
  const copy = (text: string) => write('copy/pt.json', JSON.stringify({ 'games-home:popular': text }));

  test.each([
    ['Incompreensibilíssimas', /"games-home:popular" has a word that is wider than its place/],
    [
      'As mesas da noite de hoje, de amanhã e de depois de amanhã',
      /"games-home:popular" takes \d lines.* and has room for 2/,
    ],
  ])('%s', async (text, message) => {
    copy(text);
    expect((await overflowProblems(pack)).join('\n')).toMatch(message);
  });

  test('a face too large for the product’s own texts', async () => {
    write('copy/pt.json', '{}');
    swap('tokens/sem.json', '"value": 1.5,', '"value": 4,');
    expect((await overflowProblems(pack)).join('\n')).toMatch(
      /The product's text "games-home:popular" \(pt\) has a word that is wider .*make "text\.xl" smaller/,
    );
  });

  test('a name too wide for its bar', async () => {
    swap('layout.json', 'masthead', 'marquee');
    expect((await overflowProblems(pack)).join('\n')).toMatch(
      /brand\.json: "wordmark" is \d+ px wide and has/,
    );
  });
});

describe('facts and files', () => {
  const facts = (change: object) => {
    write('brand.json', JSON.stringify({ ...JSON.parse(read('brand.json')), ...change }));
    return packProblems(pack).join('\n');
  };

  test('facts that are none', () => {
    expect(facts({ id: 'salao-' })).toMatch(/"id" must be 2 to 31 small letters and digits/);
    expect(facts({ id: 'sa--lao' })).toMatch(/"id" must be 2 to 31 small letters and digits/);
    expect(facts({ id: 'other' })).toMatch(/"id" is other, but the folder is called salao/);
    expect(facts({ hosts: ['https://Salao.example:443'] })).toMatch(/"hosts\.0" must be a host name/);
    expect(facts({ links: { support: 'javascript:alert(1)' } })).toMatch(/begins with https/);
    expect(facts({ name: '<img src=x>' })).toMatch(/"name" must not contain < or >/);
    expect(facts({ name: 'Sa\nlão' })).toMatch(/"name" must be one line without hidden signs/);
    expect(facts({ languages: ['th'] })).toMatch(/"languages\.0" must be a language with a catalogue: /);
    expect(facts({ languages: ['pt', 'pt'] })).toMatch(/"languages\.1" is there twice\. Leave it once/);
    expect(facts({ hosts: ['a.example', 'a.example'] })).toMatch(/"hosts\.1" is there twice\. Leave it once/);
    expect(facts({ name: '\u200b' })).toMatch(/"name" must not be empty/);
    expect(facts({ tracker: 1 })).toMatch(/"tracker" is not known here/);
  });

  test('a claim that nobody stands behind', () => {
    const legal = { company: null, registration: null, licence: null };
    const licence = { text: 'Autorizada', issuer: 'Órgão', number: '1', url: 'https://regulador.example/' };
    expect(facts({ legal: { ...legal, licence } })).toMatch(
      /"legal\.company" is null, but a registration or a licence is stated/,
    );
    const { url: _url, ...unproven } = licence;
    expect(facts({ legal: { ...legal, company: 'X S.A.', licence: unproven } })).toMatch(
      /"legal\.licence\.url" is missing/,
    );
    expect(facts({ legal: { ...legal, company: 'X S.A.', licence: 'Licensed!' } })).toMatch(
      /"legal\.licence" is "Licensed!"; it must be/,
    );
  });

  test('links that lead elsewhere than they should', () => {
    const social = (url: string) => facts({ socials: [{ network: 'X', url }] });
    expect(social('http://plain.example/')).toMatch(
      /"socials\.0\.url" must be an address that begins with https/,
    );
    expect(social('https://me:secret@x.example/')).toMatch(/without a name or password/);
    expect(facts({ links: { chat: 'https://x.example/' } })).toMatch(/"links\.chat" is not known here/);
  });

  test('switches that switch nothing, and a help page that is nowhere', () => {
    expect(facts({ features: { jackpot: true } })).toMatch(/"features\.jackpot" is not known here/);
    expect(facts({ features: { faq: 'no' } })).toMatch(/"features\.faq" must be true or false/);
    expect(facts({ features: { faq: false }, links: {} })).toMatch(
      /"features\.faq" is false: then players need "links\.support"/,
    );
  });

  test('a layout that nobody has drawn', () => {
    swap('layout.json', 'masthead', 'sideways');
    expect(packProblems(pack).join('\n')).toMatch(/layout\.json: "header" .*"bar" \| "masthead"/);
  });

  test('a missing file, an unreadable one, a stray one', () => {
    write('copy/../evil.js', 'alert(1)');
    expect(packProblems(pack)).toContain("evil.js does not belong into a brand's pack. Remove it.");
    rmSync(join(pack, 'fonts/body-latin.woff2'));
    expect(packProblems(pack).join('\n')).toMatch(
      /fonts\/body-latin\.woff2 is missing\. Run npm run generate/,
    );
    write('brand.json', '{ "id": ');
    expect(packProblems(pack).join('\n')).toMatch(/brand\.json cannot be read.*missing comma or quote/);
    rmSync(join(pack, 'layout.json'));
    expect(packProblems(pack)).toEqual(['layout.json is missing. Copy it from another brand and adapt it.']);
  });

  test.each(['null', '7', '"sem"'])('a file that holds no data: %s', (text) => {
    write('tokens/sem.json', text);
    expect(packProblems(pack).join('\n')).toContain(
      `tokens/sem.json holds ${text} alone. Copy it from another`,
    );
  });

  test.each(['[]', '{}', '{"sem":null}'])('roles that are none: %s', (text) => {
    write('tokens/sem.json', text);
    expect(packProblems(pack)).toContain('The role "color.bg" is missing. Add it to tokens/sem.json.');
  });

  test('a file that is not in UTF-8, or begins with a mark of that', () => {
    write('copy/pt.json', `\ufeff${read('copy/pt.json')}`);
    expect(packProblems(pack)).toEqual([
      'copy/pt.json is not in plain UTF-8. Save it as "UTF-8", without "BOM".',
    ]);
    writeFileSync(join(pack, 'copy/pt.json'), '{}', 'utf16le');
    expect(packProblems(pack).join('\n')).toMatch(/copy\/pt\.json is not in plain UTF-8/);
  });

  test('a folder in place of a file, a file in place of a folder', () => {
    rmSync(join(pack, 'copy'), { recursive: true });
    write('copy', '');
    expect(packProblems(pack).join('\n')).toMatch(
      /salao\/copy is no folder and has to be one\. Rename or remove/,
    );
    rmSync(join(pack, 'art/mark.svg'));
    mkdirSync(join(pack, 'art/mark.svg'));
    expect(packProblems(pack)).toEqual([
      'art/mark.svg is a folder and has to be a file. Put the file there.',
    ]);
  });

  test.each([
    [
      'art/heroe.svg',
      /art\/heroe\.svg is for no place that the site has\. Rename it to hero, promo .*, or remove it/,
    ],
    ['art/banner-wide.svg', /art\/banner-wide\.svg is for no place that the site has/],
    ['art/hero.jpg', /art\/hero\.jpg is of a kind that is not taken\. Export it as AVIF, WebP, PNG or SVG/],
    ['art/hero.PNG', /art\/hero\.PNG is spelled with capitals.*Rename it to art\/hero\.png/],
    ['art/Hero.png', /art\/Hero\.png is spelled with capitals.*Rename it to art\/hero\.png/],
  ])('a picture that would not be found: %s', (path, message) => {
    write(path, path.endsWith('.svg') ? read('art/mark.svg') : '');
    expect(packProblems(pack).join('\n')).toMatch(message);
  });

  test('two pictures for one place', () => {
    for (const path of ['art/hero.png', 'art/hero.avif']) write(path, '');
    expect(packProblems(pack)).toContain(
      'art/hero.avif and art/hero.png are for one place. Leave one of them.',
    );
  });

  test('generated files changed by hand', () => {
    swap('brand.css', '--color-bg:', '--color-bg: url(https://tracker.example);\n  --x:');
    swap('brand.ts', 'export', 'globalThis.fetch("https://tracker.example");\nexport');
    swap('fonts.css', './fonts/body-latin.woff2', 'https://tracker.example/x.woff2');
    expect(packProblems(pack).join('\n')).toMatch(/fonts\.css fetches https:\/\/tracker/);
    expect(packProblems(pack).join('\n')).toMatch(/brand\.css is not what the brand's data give/);
    expect(packProblems(pack).join('\n')).toMatch(/brand\.ts is not what the brand's data give/);
  });
});
