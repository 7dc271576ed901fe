import { expect, test } from 'vitest';
import { homeIcons } from '../../apps/site/build/page-icons.ts';
import { iconNames } from '../../packages/ui/src/icons/icon-names.ts';

const html = '<svg><use href="#line-home"></use></svg><svg><use href="#line-cardGame"></use></svg>';
const ids = (markup: string) => [...markup.matchAll(/<path id="line-(\w+)"/g)].map(([, name]) => name ?? '');

test('a drawn page has the signs that it shows or may show unasked, and all others wait beside its tree', () => {
  const [first = '', more = ''] = homeIcons('line', html).split('<template id="more-icons">');
  expect(ids(first)).toEqual(expect.arrayContaining(['home', 'cardGame', 'warning', 'close']));
  expect(ids(first)).not.toContain('card');
  expect(ids(more)).toContain('card');
  expect([...ids(first), ...ids(more)].toSorted()).toEqual([...iconNames].toSorted());
});
