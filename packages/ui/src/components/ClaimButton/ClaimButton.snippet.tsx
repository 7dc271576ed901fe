import { ClaimButton, type ClaimState } from '@fortuna/ui/components/ClaimButton/ClaimButton.tsx';
import { useState } from 'react';

export function Example() {
  const [state, setState] = useState<ClaimState>('open');
  return (
    <ClaimButton
      state={state}
      words={{
        claim: 'Resgatar',
        retry: 'Tentar de novo',
        claimed: 'Resgatado',
        expired: 'Prazo encerrado',
      }}
      lockedReason="Faltam R$ 50,00 em depósitos"
      subject="Bônus de sexta"
      onClaim={() => setState('claiming')}
    />
  );
}
