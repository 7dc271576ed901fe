import { QrCode } from '@fortuna/ui/components/QrCode/QrCode.tsx';

/** The same address stands beside it in letters: not everybody has a second phone. */
export function Example() {
  const link = 'https://casa.example/?invite_code=MARINA7';
  return (
    <>
      <QrCode value={link} label="QR code do seu convite" />
      <p>{link}</p>
    </>
  );
}
