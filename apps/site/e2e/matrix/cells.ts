import { type BuiltRoute, builtRoutes } from '../built-site.ts';
import { type Fault, faults } from './faults.ts';
import { type Operation, operations } from './operations.ts';

/** One operation of one page, meeting one fault. */
export interface Cell {
  readonly name: string;
  readonly page: BuiltRoute;
  readonly operation: Operation;
  readonly fault: Fault;
}

/** Every route of the built site x what it calls x what can befall that. Nothing is left out by hand. */
export function allCells(): readonly Cell[] {
  return builtRoutes().flatMap((page) =>
    page.operations.flatMap((id) => {
      const operation = operations.get(id);
      if (!operation) throw new Error(`${page.path} calls ${id}, which the contract does not have`);
      return faults
        .filter(({ fits }) => fits?.(operation) ?? true)
        .map((fault) => ({ name: `${page.path} ${id}: ${fault.name}`, page, operation, fault }));
    }),
  );
}
