import { expect, test } from 'vitest';
import { walk } from '../test/paths.ts';
import { flows } from '../test/registry.ts';

test.each(flows)(
  'every state and transition of $name is walked, and the screen sees exactly these moves',
  {
    timeout: 60_000,
  },
  async ({ paths, machine }) => {
    const report = await walk(paths, machine);
    expect(report.missed).toEqual([]);
    expect(report.moves).toEqual(paths.moves);
  },
);
