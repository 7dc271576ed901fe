import { QueryClient } from '@tanstack/react-query';

/**
 * Reads only. The client of packages/api has its own time-out and its one retry, and reports every problem; here nothing is
 * tried again. Money never goes through mutations: machines send it once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();
