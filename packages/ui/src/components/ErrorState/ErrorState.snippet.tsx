import { ErrorState } from '@fortuna/ui/components/ErrorState/ErrorState.tsx';
import { useState } from 'react';

export function Example() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <ErrorState
      title="Não foi possível carregar"
      message="A rede não respondeu. Confira a conexão e tente de novo."
      retry={{ label: 'Tentar de novo', onRetry: () => setRetrying(true), isRetrying }}
      support={{ label: 'Falar com o suporte', href: '/information-center/support' }}
    />
  );
}
