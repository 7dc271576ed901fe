import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { packProblems } from '../../scripts/brands/check/check-pack.ts';
import { packTokens } from '../../scripts/brands/generate-pack.ts';
import { createBrand } from '../../scripts/brands/new-brand.ts';

// Fonts are subset by a separate tool, which is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const into = mkdtempSync(join(tmpdir(), 'brands-'));
afterAll(() => rmSync(into, { recursive: true, force: true }));

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="20" r="12" fill="#d33"/><rect x="8" y="34" width="32" height="6" fill="#222"/></svg>';

test.each([
  { like: 'mare', name: 'Costa Azul', accent: '#ffb53a', second: '#2fb8a4' },
  { like: 'salao', name: 'Clube Régio', accent: '#1b2a6b', second: '#c0a060' },
  // Grey, white and black carry no colour, and half-light ones neither text: the ramp moves them until they do.
  { like: 'mare', name: 'Cinza', accent: '#777777', second: '#000000' },
  { like: 'pulo', name: 'Neon', accent: '#ffffff', second: '#ff0000' },
])('a logo and two colours become a brand that passes its check: $name like $like', async (wanted) => {
  const folder = await createBrand({ ...wanted, logo, into });
  expect(packProblems(folder)).toEqual([]);
  expect(packTokens(folder).color.accent).not.toBe('');
});

test('a name that is too wide for its bar is refused, and a shorter wordmark is taken', async () => {
  const wanted = { name: 'Arquipélago Real', accent: '#c6f23a', second: '#ff3aa0', like: 'pulo', logo, into };
  await expect(createBrand(wanted)).rejects.toThrow(/"wordmark" is \d+ px wide and has/);
  expect(await createBrand({ ...wanted, wordmark: 'ARQ' })).toMatch(/arquipelago-real$/);
});

test('the folder is named for the brand, and a second one of that name is refused', async () => {
  expect(readdirSync(into)).toContain('clube-regio');
  await expect(
    createBrand({ name: 'Clube Régio', logo, accent: '#111', second: '#222', like: 'mare', into }),
  ).rejects.toThrow('There is a brand "clube-regio" already');
});

test.each([
  [
    'a script in the logo',
    { logo: logo.replace('</svg>', '<script/></svg>') },
    /The logo contains a <script>/,
  ],
  ['strokes only', { logo: logo.replaceAll(/fill="[^"]+"/g, 'fill="none"') }, /no filled shapes/],
  ['moved shapes', { logo: logo.replace('<rect', '<rect transform="rotate(3)"') }, /Apply the transforms/],
  ['no colour', { accent: 'amberish' }, /"amberish" is not a colour. Write it like #ffb53a/],
  ['no name', { name: '!!' }, /gives no usable folder name/],
  ['no model', { like: 'nobody' }, /no brand "nobody" to begin with/],
])('%s is refused, and nothing is left behind', async (_case, change, message) => {
  const wanted = { name: 'Fora', logo, accent: '#ffb53a', second: '#2fb8a4', like: 'mare', into, ...change };
  await expect(createBrand(wanted)).rejects.toThrow(message);
  expect(existsSync(join(into, 'fora'))).toBe(false);
});
