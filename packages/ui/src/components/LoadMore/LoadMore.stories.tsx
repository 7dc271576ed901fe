import { sampleNotifications } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { LoadMore, type LoadMoreProps, loadMoreStates } from './LoadMore.tsx';

const meta = {
  title: 'Composites/LoadMore',
  tags: ['brands'],
  component: LoadMore,
  args: {
    view: { kind: 'more' },
    countText: '20 de 47 mensagens',
    words: { more: 'Mostrar mais', retry: 'Tentar de novo' },
    onMore: fn(),
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

const total = sampleNotifications.length;
const step = 4;

/** The list a page would have, of which each press brings another part. */
function Growing(props: LoadMoreProps) {
  const [shown, setShown] = useState(step);
  return (
    <>
      <ul>
        {sampleNotifications.slice(0, shown).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <LoadMore
        {...props}
        view={{ kind: shown < total ? 'more' : 'end' }}
        countText={`${shown} de ${total}`}
        onMore={() => setShown(Math.min(total, shown + step))}
      />
    </>
  );
}

export const Loads: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Mostrar mais' });
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('8 de 9');
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('9 de 9');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Pending: Story = {
  args: { view: { kind: 'pending' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Mostrar mais' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { view: { kind: 'failed', message: 'As próximas mensagens não puderam ser carregadas.' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('não puderam');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const End: Story = { args: { view: { kind: 'end' }, countText: '47 mensagens' } };
export const LongText: Story = {
  args: {
    countText: '1.284.000 de 9.814.020 movimentos de todos os provedores desde a abertura da conta',
    words: {
      more: 'Mostrar os próximos movimentos deste período, do mais novo ao mais antigo',
      retry: 'Tentar de novo',
    },
  },
};

showsEvery(loadMoreStates, { More, Loads, Pending, Failed, End, LongText });
