import { CopyField } from '@fortuna/ui/components/CopyField/CopyField.tsx';

export function Example() {
  return (
    <CopyField
      label="Seu código de convite"
      value="MARINA7"
      copyLabel="Copiar"
      copiedLabel="Copiado"
      failedLabel="Não foi possível copiar: o texto está selecionado, copie à mão"
      onCopy={(value) => navigator.clipboard.writeText(value)}
    />
  );
}
