import { Button } from '@fortuna/ui/components/Button/Button.tsx';
import { ToastProvider, useToast } from '@fortuna/ui/components/Toast/Toast.tsx';

function CopyCode() {
  const { show } = useToast();
  return (
    <Button onClick={() => show({ id: 'copied', tone: 'success', title: 'Código copiado' })}>
      Copiar código
    </Button>
  );
}

/** The provider stands once, near the root of the site. */
export function Example() {
  return (
    <ToastProvider label="Avisos" closeLabel="Fechar">
      <CopyCode />
    </ToastProvider>
  );
}
