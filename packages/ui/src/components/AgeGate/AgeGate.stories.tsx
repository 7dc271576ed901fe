import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { coversPage } from '../../story/covers-page.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { AgeGate, ageGateStates } from './AgeGate.tsx';

const meta = {
  title: 'Frame/AgeGate',
  tags: ['brands'],
  component: AgeGate,
  parameters: coversPage,
  args: {
    isOpen: true,
    view: {
      kind: 'asking',
      title: 'Você tem 18 anos ou mais?',
      paragraphs: [
        'Este site tem jogos com dinheiro e é só para adultos. Apostar pode causar dependência e perda de dinheiro.',
      ],
      confirmLabel: 'Tenho 18 anos ou mais',
    },
    onConfirm: fn(),
    leave: { href: '#sair', label: 'Sair do site' },
    onLeave: fn(),
    help: { href: '#jogo-responsavel', label: 'Jogo responsável' },
  },
} satisfies Meta<typeof AgeGate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on it is reported but leads nowhere: a story has no site to leave. */
function linkThatStays(name: string): HTMLElement {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return link;
}

export const Asking: Story = {
  play: async ({ userEvent, args }) => {
    const gate = await screen.findByRole('alertdialog', { name: /18 anos ou mais/ });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    const backdrop = document.querySelector('[data-part="backdrop"]');
    if (backdrop) await userEvent.click(backdrop);
    await expect(gate).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('link', { name: 'Jogo responsável' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tenho 18 anos ou mais' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(linkThatStays('Sair do site'));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    view: {
      kind: 'refused',
      title: 'Este site é para maiores de 18',
      paragraphs: [
        'Obrigado pela resposta sincera. Por lei, ninguém com menos de 18 anos pode jogar aqui.',
        'Se o jogo preocupa você ou alguém da sua casa, há quem ajude, de graça e sem perguntar o nome.',
      ],
    },
    help: { href: '#ajuda', label: 'Conversar com alguém', newTabLabel: 'abre em nova aba' },
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: /maiores de 18/ });
    await expect(screen.queryByRole('button', { name: /Tenho 18/ })).not.toBeInTheDocument();
    await userEvent.click(linkThatStays('Sair do site'));
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    view: {
      kind: 'asking',
      title: 'Antes de continuar, confirme que você já completou dezoito anos de idade',
      paragraphs: [
        'Este site oferece jogos com dinheiro de verdade e é destinado exclusivamente a pessoas adultas. Apostas são atividades com riscos de perdas financeiras e podem causar dependência.',
        'A resposta fica guardada só neste aparelho. No cadastro, a idade é conferida com o documento, e contas de menores são encerradas com a devolução do que foi depositado.',
      ],
      confirmLabel: 'Confirmo que tenho dezoito anos ou mais de idade',
    },
    leave: { href: '#sair', label: 'Ainda não tenho, quero sair deste site' },
    help: {
      href: '#ajuda',
      label: 'Jogo responsável, limites, pausa e autoexclusão',
      newTabLabel: 'abre em nova aba',
    },
  },
};

showsEvery(ageGateStates, { Asking, Refused, LongText });
