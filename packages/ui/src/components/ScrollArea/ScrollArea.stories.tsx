import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { showsEvery } from '../../story/shows-every.ts';
import { vars } from '../../theme/vars.ts';
import { Card } from '../Card/Card.tsx';
import { TermsList } from '../TermsList/TermsList.tsx';
import { ScrollArea, scrollAreaStates } from './ScrollArea.tsx';

const Frame = styled.div`
  display: grid;
  max-width: 32rem;

  && > [data-part='card'] {
    display: grid;
    padding: 0;
    overflow: hidden;
  }
  [data-axis='vertical'] {
    max-height: 18rem;
  }
  [data-part='terms-list'] {
    padding: ${vars.space.s5};
    border: 0;
  }
`;

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${vars.text.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  th,
  td {
    padding: ${vars.space.s3} ${vars.space.s5};
    text-align: start;
  }
  th {
    color: ${vars.color.textMuted};
    font-weight: ${vars.weight.medium};
  }
  tr + tr > * {
    border-top: 1px solid ${vars.color.line};
  }
`;

const terms = [
  'A oferta vale para o primeiro depósito confirmado, feito por PIX a partir de uma conta no nome do jogador.',
  'O bônus é igual ao depósito, até o teto da campanha, e entra na carteira de bônus na hora.',
  'O valor do bônus precisa ser apostado cinco vezes antes de virar saldo que pode ser retirado.',
  'Apostas em jogos de mesa contam pela metade; em jogos ao vivo, um quarto.',
  'O prazo é de trinta dias. O que não foi apostado até lá sai da carteira de bônus.',
  'Depósitos estornados ou feitos por outra pessoa não contam e podem ser devolvidos.',
  'Quem se excluiu ou está em pausa não recebe ofertas.',
  'Mudanças nestes termos são anunciadas com pelo menos duas semanas de antecedência.',
];

const meta = {
  title: 'Primitives/ScrollArea',
  tags: ['brands'],
  component: ScrollArea,
  args: { label: 'Regulamento', children: <TermsList items={terms} /> },
  render: (args) => (
    <Frame>
      <Card>
        <ScrollArea {...args} />
      </Card>
    </Frame>
  ),
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Regulamento' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.blur();
    region.scrollTop = 80;
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(70));
  },
};

export const Horizontal: Story = {
  args: {
    label: 'Níveis do clube',
    axis: 'horizontal',
    children: (
      <Table>
        <thead>
          <tr>
            {['Nível', 'Depósitos', 'Apostas', 'Subida', 'Semana', 'Mês', 'Aniversário'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {['Bronze', 'Prata', 'Ouro', 'Platina', 'Diamante'].map((level, index) => (
            <tr key={level}>
              <th scope="row">{level}</th>
              {[1000, 5000, 18, 8, 28, 58].map((amount) => (
                <td key={amount}>{`R$\u00a0${(amount * (index + 1)).toLocaleString('pt-BR')},00`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    ),
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Níveis do clube' });
    region.scrollLeft = 60;
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(50));
  },
};

/** Nothing to scroll: no tab stop, no fade. */
export const Short: Story = {
  args: { children: <TermsList items={terms.slice(0, 2)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** An endless word breaks; a vertical area never scrolls sideways. */
export const LongText: Story = {
  args: {
    children: (
      <TermsList
        items={[
          'Responsabilidadesinconstitucionalissimamenteinterdependentes '.repeat(2),
          ...terms,
          ...terms.map((term) => `${term} ${term}`),
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Regulamento' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

showsEvery(scrollAreaStates, { Vertical, Horizontal, Short, LongText });
