import { useState } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { captchaSample } from '../CaptchaField/captcha.fixture.ts';
import { PasswordField } from '../PasswordInput/PasswordField.tsx';
import { PinInput } from '../PinInput/PinInput.tsx';
import { PixKeyField } from '../PixKeyField/PixKeyField.tsx';
import { SelectField } from '../Select/SelectField.tsx';
import { TextareaField } from '../Textarea/Textarea.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { TextField } from './TextField.tsx';

/** Uneven, so that it shows where a part paints over what lies behind it. */
const Ground = styled.form`
  display: grid;
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  background: linear-gradient(115deg, ${vars.color.surface1}, ${vars.color.surface2});

  &[data-wide] {
    max-width: 40rem;
  }
  &:not([data-wide]) {
    max-width: 328px;
  }
`;

export interface EveryControlProps {
  /** With room for names before what they name. Default: false. */
  readonly isWide?: boolean;
}

/** One form with every control that stands in the brand's manner (`fields`), and what can befall it. */
export function EveryControl({ isWide = false }: EveryControlProps) {
  const [pin, setPin] = useState('2580');
  const [key, setKey] = useState('529.982.247-25');
  return (
    <Ground data-wide={isWide ? '' : undefined} aria-label="Cadastro">
      <TextField label="Nome de usuário" hint="De 4 a 16 letras ou números" defaultValue="marina" />
      <PasswordField
        label="Senha"
        showLabel="Mostrar senha"
        hideLabel="Ocultar senha"
        defaultValue="mare-alta-2"
      />
      <TextField label="Código de convite" note="opcional" placeholder="De quem convidou" />
      <SelectField
        label="Banco"
        options={[{ value: '', label: 'Escolha o banco' }]}
        error="Escolha o banco da conta"
      />
      <PixKeyField
        type="cpf"
        label="Chave PIX"
        name="account"
        value={key}
        onChange={setKey}
        error="Esta chave é de outra pessoa: o banco só aceita chaves no nome e no CPF do seu cadastro."
      />
      <PinInput label="Senha de saque" name="pin" value={pin} onChange={setPin} length={6} />
      <CaptchaField
        label="Código de verificação"
        name="captcha"
        picture={{ kind: 'ready', image: captchaSample }}
        pictureLabel="Imagem com o código de verificação"
        failedText="Falha ao carregar"
        reloadLabel="Trocar a imagem"
        onReload={() => undefined}
        help={
          <>
            Não consegue ler? <TextLink href="/information-center/support">Fale com o suporte</TextLink>
          </>
        }
      />
      <TextField
        label="Nome completo do titular da conta bancária que vai receber o dinheiro"
        note="opcional"
        defaultValue="Maria Aparecida da Conceição Albuquerque de Vasconcelos"
      />
      <TextField label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau" defaultValue="Wien" />
      <TextareaField label="O que aconteceu" />
      <TextField label="Titular" disabled defaultValue="Ricardo Alencar" />
    </Ground>
  );
}
