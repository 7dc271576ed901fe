import { readFileSync } from 'node:fs';
import { pages } from '../../src/routes/pages.ts';
import { type BuiltRoute, builtRoutes } from '../built-site.ts';
import { type Fault, faults } from './faults.ts';
import { type Operation, operations } from './operations.ts';

/** One operation of one page, meeting one fault. */
export interface Cell {
  readonly name: string;
  readonly page: BuiltRoute & { readonly isAlone: boolean };
  readonly operation: Operation;
  readonly fault: Fault;
}

const recorded = JSON.parse(
  readFileSync(new URL('../../src/routes/operations.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly Operation['id'][]>>;

/** Every route of the built site x what it calls x what can befall that. Nothing is left out by hand. */
export function allCells(): readonly Cell[] {
  return builtRoutes().flatMap((route) => {
    const isAlone = pages.find(({ path }) => path === route.path)?.isAlone ?? false;
    const called = [...(recorded[route.path] ?? []), ...(recorded.everyPage ?? [])];
    return called.flatMap((id) => {
      const operation = operations.get(id);
      if (!operation) throw new Error(`${route.path} calls ${id}, which the contract does not have`);
      return faults
        .filter(({ fits }) => fits?.(operation) ?? true)
        .map((fault) => ({
          name: `${route.path} ${id}: ${fault.name}`,
          page: { ...route, isAlone },
          operation,
          fault,
        }));
    });
  });
}
