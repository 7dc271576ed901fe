import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { StepFlow, stepFlowStates } from './StepFlow.tsx';

const meta = {
  title: 'Composites/StepFlow',
  tags: ['brands'],
  component: StepFlow,
  args: { label: 'Etapas', steps: ['Chave PIX', 'Senha', 'Saque'], current: 0, doneLabel: 'concluída' },
} satisfies Meta<typeof StepFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Senha').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText(/concluída/)).toBeInTheDocument();
  },
};
export const AllDone: Story = { args: { current: 3 } };
export const LongText: Story = {
  args: {
    steps: ['Cadastre a conta bancária', 'Crie a senha de seis números', 'Peça o saque', 'Aguarde a análise'],
    current: 2,
  },
};

showsEvery(stepFlowStates, { First, Middle, AllDone, LongText });
