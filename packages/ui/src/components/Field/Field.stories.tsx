import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLayout } from '../../story/in-layout.tsx';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Input, type InputProps } from '../Input/Input.tsx';
import { SelectField } from '../Select/SelectField.tsx';
import { TextareaField } from '../Textarea/Textarea.tsx';
import { EveryControl } from './every-control.fixture.tsx';
import { Field, type FieldProps, fieldStates } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import { TextField } from './TextField.tsx';

/** A text box as the control; most forms have both from `TextField`. */
const box =
  (input: InputProps): FieldProps['children'] =>
  (control) => <Input name="name" {...input} {...control} />;

const meta = {
  title: 'Primitives/Field',
  component: Field,
  subcomponents: { TextField, FieldError },
  args: { label: 'Nome de usuário', children: box({}) },
  // What brings a width of its own has it.
  render: (args) => (
    <Stack>
      <Field {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: box({ placeholder: 'marina' }) } };
export const WithHint: Story = { args: { hint: 'De 4 a 16 letras ou números' } };
export const WithError: Story = {
  args: { error: 'Informe o nome de usuário', hint: 'De 4 a 16 letras ou números' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Informe o nome de usuário De 4 a 16 letras ou números');
    // The form says once that something is to be corrected.
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Optional: Story = { args: { label: 'Código de convite', note: 'opcional' } };
export const Disabled: Story = { args: { children: box({ disabled: true, defaultValue: 'marina' }) } };
/** In a form each brand has its own manner (`fields`): the label in the box, before a line, or on a tab. */
export const InForm: Story = {
  render: () => (
    <form>
      <Stack>
        <TextField label="Nome de usuário" hint="De 4 a 16 letras ou números" defaultValue="marina" />
        <SelectField label="Banco" options={[{ value: '260', label: 'Nu Pagamentos' }]} />
        <TextField label="Chave PIX" error="Informe a chave PIX" note="opcional" />
        <TextareaField label="O que aconteceu" />
        <TextField label="Titular" disabled defaultValue="Ricardo Alencar" />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Nome de usuário'));
    await expect(canvas.getByRole('textbox', { name: 'Nome de usuário' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Chave PIX' })).toBeInvalid();
  },
};
export const LongText: Story = {
  args: {
    label: 'Nome completo do titular da conta bancária que vai receber o dinheiro',
    error: 'O nome do titular precisa ser igual ao do documento; a conta tem de ser do próprio jogador',
    children: box({ defaultValue: 'Maria Aparecida da Conceição Albuquerque de Vasconcelos' }),
  },
};

/** A press on a name goes to its control, whichever side of a line it stands on. */
const namesLead: Story['play'] = async ({ canvas, userEvent }) => {
  for (const name of ['Nome de usuário', 'Banco', 'Senha de saque', 'O que aconteceu']) {
    await userEvent.click(canvas.getByText(name));
    await expect(canvas.getByLabelText(name)).toHaveFocus();
  }
};
const notch = { decorators: [inLayout({ fields: 'notch' })], play: namesLead };
const cells = { decorators: [inLayout({ fields: 'cells' })], play: namesLead };
const strip = { decorators: [inLayout({ fields: 'strip' })], play: namesLead };
/** The name in the box's top line, which is open there, on whatever ground. */
export const Notch: Story = { ...notch, render: () => <EveryControl /> };
export const NotchWide: Story = { ...notch, render: () => <EveryControl isWide /> };
/** The name on a strip that is the box's head. */
export const Strip: Story = { ...strip, render: () => <EveryControl /> };
/** Where there is room the strip is the box's first column. */
export const StripWide: Story = { ...strip, render: () => <EveryControl isWide /> };
/** The name in a cell of its own; rows that follow each other are one table. */
export const Cells: Story = { ...cells, render: () => <EveryControl /> };
export const CellsWide: Story = { ...cells, render: () => <EveryControl isWide /> };

showsEvery(fieldStates, {
  Plain,
  WithHint,
  WithError,
  Optional,
  Disabled,
  InForm,
  LongText,
  Notch,
  NotchWide,
  Strip,
  StripWide,
  Cells,
  CellsWide,
});
