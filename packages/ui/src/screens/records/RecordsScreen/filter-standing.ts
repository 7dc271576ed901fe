import { createContext } from 'react';
import type { FilterStanding } from '../../page/FilterLine.tsx';

/** How the filters of a list of records stand where there is room. */
export const FilterStandingContext = createContext<FilterStanding>('line');
