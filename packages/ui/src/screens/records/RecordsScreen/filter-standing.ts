import { createContext } from 'react';
import type { FilterLineProps } from '../../page/FilterLine.tsx';

/** How the filters of a list of records stand where there is room, and what leads their line in place of the first of them. */
export const FilterStandingContext = createContext<Pick<FilterLineProps, 'standing' | 'head'>>({
  standing: 'line',
});
