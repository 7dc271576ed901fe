import { StepFlow } from '@fortuna/ui/components/StepFlow/StepFlow.tsx';

/** The second of three: the first one is done. */
export function Example() {
  return (
    <StepFlow
      label="Etapas do primeiro saque"
      steps={['Chave PIX', 'Senha', 'Saque']}
      current={1}
      doneLabel="concluída"
    />
  );
}
