import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../platform/query-client.ts';

export interface AppProps {
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** Everything that every page stands in. */
export function App({ router }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
