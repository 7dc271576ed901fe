import { formatMoney } from '@fortuna/domain/money.ts';
import { PixQrPanel } from '@fortuna/ui/components/PixQrPanel/PixQrPanel.tsx';
import { Spinner } from '@fortuna/ui/components/Spinner/Spinner.tsx';

/** As the payment provider gave it. */
const brCode =
  '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540510.005802BR5912CASA EXEMPLO6009SAO PAULO62150511DEP202500016304ABE2';

/** An order of R$ 10,00 that waits to be paid. */
export function Example() {
  const amount = formatMoney(1_000, 'pt');
  return (
    <PixQrPanel
      brCode={brCode}
      status="waiting"
      statusText=""
      qrLabel={`QR code PIX de ${amount}`}
      amountLabel="Valor"
      amount={amount}
      copy={{
        label: 'PIX copia e cola',
        copyLabel: 'Copiar',
        copiedLabel: 'Copiado',
        failedLabel: 'Não foi possível copiar: o texto está selecionado',
        onCopy: (text) => navigator.clipboard.writeText(text),
      }}
      progress={<Spinner label="Aguardando o pagamento" hasVisibleLabel />}
    />
  );
}
