import { sampleClaim, sampleSpin } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { coversPage } from '../../story/covers-page.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { Button } from '../Button/Button.tsx';
import { PrizeModal, type PrizeModalProps, prizeModalStates } from './PrizeModal.tsx';

const money = (text: string) => `R$\u00a0${text}`;

const meta = {
  title: 'Promotions/PrizeModal',
  tags: ['brands'],
  component: PrizeModal,
  parameters: coversPage,
  args: {
    isOpen: true,
    onClose: fn(),
    closeLabel: 'Fechar',
    prize: sampleSpin.prize,
    title: 'Você ganhou',
    figure: money('50,00'),
    text: 'Já está no seu saldo.',
    consequences: [
      { id: 'asked', label: 'A apostar por este prêmio', value: money('50,00') },
      { id: 'left', label: 'Falta apostar ao todo', value: money('370,00') },
    ],
    actions: <Button variant="primary">Jogar agora</Button>,
  },
} satisfies Meta<typeof PrizeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener(props: PrizeModalProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <PrizeModal
      {...props}
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
    />
  );
}

export const Won: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Você ganhou' });
    await expect(dialog).toHaveTextContent(/R\$\s50,00/);
  },
};
export const WonSpins: Story = {
  args: {
    prize: { kind: 'spins', count: 1 },
    figure: 'Mais um giro',
    text: 'Ele já vale: gire de novo quando quiser.',
    consequences: [{ id: 'spins', label: 'Giros disponíveis', value: '2' }],
    actions: (
      <>
        <Button variant="primary">Girar de novo</Button>
        <Button variant="quiet">Depois</Button>
      </>
    ),
  },
};
export const WonPoints: Story = {
  args: {
    prize: { kind: 'points', count: 20 },
    figure: '20 pontos',
    text: 'Troque-os na página de pontos.',
    consequences: [],
  },
};
/** A prize that only the server can name. */
export const WonOther: Story = {
  args: {
    prize: { kind: 'other', name: 'Uma bicicleta' },
    figure: 'Uma bicicleta',
    text: 'O atendimento escreve para você sobre a entrega.',
    consequences: [],
  },
};
/** A reward that was claimed is money too. */
export const Claimed: Story = {
  args: {
    prize: { kind: 'cash', amount: sampleClaim.amount },
    title: 'Recompensa resgatada',
    figure: money('25,00'),
    consequences: [
      { id: 'asked', label: 'A apostar por esta recompensa', value: money('25,00') },
      { id: 'left', label: 'Falta apostar ao todo', value: money('345,00') },
    ],
  },
};
export const Nothing: Story = {
  args: {
    prize: { kind: 'nothing' },
    title: 'Não foi dessa vez',
    figure: undefined,
    text: 'Acontece. O próximo giro chega à meia-noite.',
    consequences: [],
    actions: <Button>Entendi</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Não foi dessa vez' });
    await expect(dialog.querySelector('[data-won]')).toBeNull();
  },
};
export const WithDetails: Story = {
  args: {
    details: {
      title: 'Detalhes do giro',
      items: [
        { id: 'status', label: 'Situação', value: 'Creditado' },
        { id: 'code', label: 'Código', value: '200' },
      ],
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Detalhes do giro'));
    await expect(screen.getByText('Creditado')).toBeVisible();
  },
};
export const Closes: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Você ganhou' });
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    title: 'Você ganhou o grande prêmio da campanha de inverno',
    figure: 'Um pacote de boas-vindas com cinquenta rodadas',
    text: 'As rodadas valem por sete dias nos jogos listados na página da promoção; o que elas renderem entra no saldo com a exigência de apostas abaixo.',
    consequences: [
      {
        id: 'asked',
        label: 'A apostar por este prêmio antes de retirar o que ele render',
        value: money('999.999.999,99'),
      },
      { id: 'left', label: 'Falta apostar ao todo', value: money('999.999.999,99') },
    ],
  },
};
export const HugeAmount: Story = { args: { figure: money('999.999.999,99') } };
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const lengths = dialog
      .getAnimations({ subtree: true })
      .map((each) => Number(each.effect?.getComputedTiming().duration));
    await expect(lengths.filter((milliseconds) => milliseconds > 1)).toEqual([]);
  },
};

showsEvery(prizeModalStates, {
  Won,
  WonSpins,
  WonPoints,
  WonOther,
  Claimed,
  Nothing,
  WithDetails,
  Closes,
  LongText,
  HugeAmount,
  Reduced,
});
