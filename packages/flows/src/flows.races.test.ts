import { test } from 'vitest';
import { race } from '../test/races.ts';
import { flows } from '../test/registry.ts';

test.each(flows)(
  'whatever happens in whatever order, $name keeps its promises',
  {
    timeout: 60_000,
  },
  async ({ races }) => {
    await race(races);
  },
);
