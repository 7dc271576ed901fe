import type { WheelPrize } from '@fortuna/domain/model/promotions-wheels.ts';
import { sampleSpin, sampleWheel } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wcagContrast } from 'culori';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { contrastUses } from '../../theme/contrast.ts';
import { Wheel, wheelStates } from './Wheel.tsx';
import type { WheelProps, WheelState } from './wheel-props.ts';

const money = (text: string) => `R$\u00a0${text}`;

const { prizes } = sampleWheel;
const nothing = { prizeId: 8, prize: { kind: 'nothing' } } as const;

const won: Extract<WheelState, { kind: 'landed' }> = {
  kind: 'landed',
  result: sampleSpin,
  message: `Você ganhou ${money('50,00')}`,
};

/** axe does not look into pictures. */
async function expectLegibleFields(disc: HTMLElement) {
  const fields = [...disc.querySelectorAll('[data-part=field]')];
  const fillOf = (field: Element, name: string) => {
    const part = field.querySelector(name);
    return part ? getComputedStyle(part).fill : '';
  };
  const faint = fields.filter(
    (field) => wcagContrast(fillOf(field, 'text'), fillOf(field, 'path')) < contrastUses.text,
  );
  await expect(fields).not.toHaveLength(0);
  await expect(faint).toEqual([]);
}

/** How long a slow machine may take until the wheel comes to rest. */
const patience = { timeout: 20_000 };

const meta = {
  title: 'Promotions/Wheel',
  tags: ['brands'],
  component: Wheel,
  args: {
    state: { kind: 'ready' },
    prizes,
    words: {
      spin: 'Girar',
      spinning: 'Girando',
      loading: 'Carregando a roleta',
      label: 'Roleta diária',
      prizes: 'Prêmios da roleta',
    },
    spinsText: '1 giro disponível',
    onSpin: fn(),
    onLanded: fn(),
  },
} satisfies Meta<typeof Wheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: 'Roleta diária' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Prêmios da roleta' }).children).toHaveLength(8);
    await expectLegibleFields(canvas.getByRole('img'));
    await userEvent.click(canvas.getByRole('button', { name: 'Girar' }));
    await expect(args.onSpin).toHaveBeenCalledOnce();
  },
};

export const Spinning: Story = {
  args: { state: { kind: 'spinning' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Girando');
    await userEvent.click(canvas.getByRole('button', { name: 'Girando' }));
    await expect(args.onSpin).not.toHaveBeenCalled();
  },
};

interface DecidedProps extends WheelProps {
  /** What the server says. */
  readonly answer: WheelState;
}

/** A spin that a press answers, as a server would in its own time. */
function Decided({ answer, ...props }: DecidedProps) {
  const [state, setState] = useState(props.state);
  return (
    <>
      <Wheel
        {...props}
        state={state}
        onSpin={() => {
          props.onSpin();
          setState({ kind: 'spinning' });
        }}
      />
      <button type="button" onClick={() => setState(answer)}>
        Resposta do servidor
      </button>
    </>
  );
}

export const SpinsAndLands: Story = {
  render: (args) => <Decided {...args} answer={won} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Girar' }));
    await expect(canvas.getByRole('button', { name: 'Girando' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Resposta do servidor' }));
    // Nothing is announced before the disc stops.
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Você ganhou');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Você ganhou'), patience);
    await expect(args.onLanded).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img')).toHaveStyle({ transform: 'matrix(-1, 0, 0, -1, 0, 0)' });
  },
};

/** Who does not want to watch sees the prize where the wheel would have stopped. */
export const ShownAtOnce: Story = {
  render: (args) => <Decided {...args} answer={{ ...won, isAtOnce: true }} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Girar' }));
    await expect(canvas.getByRole('img').getAnimations()).not.toHaveLength(0);
    // Layers move, and nothing inside a picture, which would be drawn anew for every frame.
    const moving = canvas
      .getByRole('img')
      .parentElement?.getAnimations({ subtree: true })
      .map(({ effect }) => (effect as KeyframeEffect).target);
    await expect(moving?.filter((part) => part instanceof SVGElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Resposta do servidor' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Você ganhou');
    await expect(canvas.getByRole('img').getAnimations()).toHaveLength(0);
    await expect(canvas.getByRole('img')).toHaveStyle({ transform: 'matrix(-1, 0, 0, -1, 0, 0)' });
    await expect(args.onLanded).not.toHaveBeenCalled();
  },
};

export const Lottery: Story = {
  args: { variant: 'lottery', words: { ...meta.args.words, label: 'Roleta da sorte' } },
  play: async ({ canvas }) => {
    await expectLegibleFields(canvas.getByRole('img'));
  },
};

export const Won: Story = {
  args: { state: won, spinsText: 'Próximo giro à meia-noite', disabledReason: 'Você já girou hoje' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Você ganhou');
    await expectLegibleFields(canvas.getByRole('img'));
    await expect(args.onLanded).not.toHaveBeenCalled();
  },
};
export const Lost: Story = {
  args: {
    state: { kind: 'landed', result: nothing, message: 'Não foi dessa vez. Amanhã tem outro giro.' },
    spinsText: 'Próximo giro à meia-noite',
    disabledReason: 'Você já girou hoje',
  },
};
export const ZeroSpins: Story = {
  args: { spinsText: 'Nenhum giro agora', disabledReason: 'Um giro novo chega à meia-noite' },
  play: async ({ canvas, userEvent, args }) => {
    const hub = canvas.getByRole('button', { name: /Girar/ });
    await expect(hub).toHaveAccessibleDescription('Um giro novo chega à meia-noite');
    await userEvent.click(hub);
    await expect(args.onSpin).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = {
  args: {
    spinsText: 'Ainda sem giros',
    disabledReason: `Deposite ${money('20,00')} em sete dias para abrir a roleta`,
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'A roleta não respondeu. O seu giro continua disponível.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A roleta não respondeu');
  },
};
export const FailsWhileTurning: Story = {
  render: (args) => (
    <Decided {...args} answer={{ kind: 'failed', message: 'Sem conexão. Nada foi enviado.' }} />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Girar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resposta do servidor' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nada foi enviado');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Girar' })).toBeVisible(), patience);
    await expect(args.onLanded).not.toHaveBeenCalled();
  },
};
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  render: (args) => <Decided {...args} answer={won} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Girar' }));
    await expect(canvas.getByRole('img').getAnimations()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Resposta do servidor' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Você ganhou'), patience);
    await expect(args.onLanded).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };

const pictured: WheelPrize = {
  id: 5,
  name: 'Uma bicicleta',
  iconUrl:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 52 52" fill="none" stroke="white" stroke-width="1.6"%3E%3Ccircle cx="12" cy="12" r="24" fill="indigo" stroke="none"/%3E%3Ccircle cx="5.500" cy="16" r="4"/%3E%3Ccircle cx="18.500" cy="16" r="4"/%3E%3Cpath d="M5.500 16 9 8h6l3.500 8M9 8l4 8H5.500M13 16l3-8M8 8h3M15 5h2.500"/%3E%3C/svg%3E',
  prize: { kind: 'other', name: null },
};
/** A picture of the platform's own on one field, the brand's on all others. */
export const ServerPicture: Story = {
  args: { prizes: prizes.map((each) => (each.id === 5 ? pictured : each)) },
};
/** Of a kind newer than we are: the server's name, and the picture for everything else. */
export const OtherPrize: Story = {
  args: {
    prizes: prizes.map((each) => (each.id === 5 ? { ...pictured, iconUrl: null } : each)),
    state: {
      kind: 'landed',
      result: { prizeId: 5, prize: pictured.prize },
      message: 'Você ganhou: Uma bicicleta',
    },
  },
};
/** The platform changed its wheel between the spin and now: the result is told, no field is set off. */
export const FieldGone: Story = {
  args: {
    state: {
      kind: 'landed',
      result: { prizeId: 99, prize: { kind: 'spins', count: 2 } },
      message: 'Você ganhou dois giros',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Você ganhou dois giros');
    await expect(canvas.getByRole('img').querySelector('[data-state="won"], [data-won]')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    prizes: prizes.map((each) =>
      each.id === 5
        ? { ...each, name: 'Um pacote de boas-vindas com cinquenta rodadas e o dobro de pontos' }
        : each,
    ),
    state: {
      kind: 'landed',
      result: sampleSpin,
      message: 'Você ganhou um pacote de boas-vindas com cinquenta rodadas e o dobro de pontos',
    },
    words: { ...meta.args.words, spin: 'Rodar a roleta' },
    spinsText: 'Você ainda tem 12 giros, que valem até o fim da campanha de inverno',
  },
};
export const FewFields: Story = {
  args: {
    prizes: prizes.slice(4, 7),
    state: {
      kind: 'landed',
      result: { prizeId: 6, prize: { kind: 'spins', count: 1 } },
      message: 'Mais um giro',
    },
  },
};
export const ManyFields: Story = {
  args: {
    prizes: Array.from({ length: 16 }, (_, index) => ({
      id: index,
      name: money(`${(index + 1) * 100},00`),
      iconUrl: null,
      prize: { kind: 'cash', amount: (index + 1) * 10_000 },
    })),
  },
};

showsEvery(wheelStates, {
  Ready,
  Spinning,
  SpinsAndLands,
  ShownAtOnce,
  Lottery,
  Won,
  Lost,
  ZeroSpins,
  Disabled,
  Failed,
  FailsWhileTurning,
  Reduced,
  Loading,
  ServerPicture,
  OtherPrize,
  FieldGone,
  LongText,
  FewFields,
  ManyFields,
});
