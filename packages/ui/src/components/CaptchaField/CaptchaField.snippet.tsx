import { CaptchaField } from '@fortuna/ui/components/CaptchaField/CaptchaField.tsx';
import { TextLink } from '@fortuna/ui/components/TextLink/TextLink.tsx';
import { useState } from 'react';

export function Example() {
  const [text, setText] = useState('k7m2');
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48"><text x="30" y="32">${text}</text></svg>`;
  return (
    <CaptchaField
      label="Código de verificação"
      name="captcha"
      picture={{ kind: 'ready', image: `data:image/svg+xml,${encodeURIComponent(drawn)}` }}
      pictureLabel="Imagem com o código de verificação"
      failedText="Falha ao carregar"
      reloadLabel="Trocar a imagem"
      onReload={() => setText('p4x9')}
      help={<TextLink href="/information-center/support">Não consegue ler? Fale com o suporte</TextLink>}
    />
  );
}
