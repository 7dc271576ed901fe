import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../story/layout.tsx';
import { showsEvery, showsKind } from '../../story/shows-every.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { KeyValueList, type KeyValueListKind, keyValueListStates } from './KeyValueList.tsx';

const meta = {
  title: 'Composites/KeyValueList',
  component: KeyValueList,
  decorators: [
    (Story) => (
      <Stack>
        <Card>{Story()}</Card>
      </Stack>
    ),
  ],
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: {
    items: [
      { id: 'method', label: 'Forma', value: 'PIX' },
      { id: 'time', label: 'Data', value: '14/03/2026 18:05' },
      { id: 'status', label: 'Situação', value: <Badge tone="success">Confirmado</Badge> },
    ],
  },
};

export const WithTotal: Story = {
  args: {
    items: [
      { id: 'amount', label: 'Retirada', value: 'R$\u00a0500,00' },
      { id: 'fee', label: 'Taxa', value: 'R$\u00a010,00' },
      { id: 'total', label: 'Você recebe', value: 'R$\u00a0490,00', isStrong: true },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'order', label: 'Pedido', value: 'DEP202603141805339974421175523018' },
      { id: 'holder', label: 'Titular', value: 'Maria Aparecida da Conceição Albuquerque de Vasconcelos' },
    ],
  },
};

/** Values that are half a sentence: below their name on phones. */
export const Words: Story = {
  args: {
    kind: 'words',
    items: [
      { id: 'counts', label: 'O que conta', value: 'a soma dos depósitos confirmados' },
      { id: 'period', label: 'Período', value: 'de segunda a domingo' },
    ],
  },
};

showsEvery(keyValueListStates, { Plain, WithTotal, Words, LongText });
showsKind<KeyValueListKind>({ figures: Plain, words: Words });
