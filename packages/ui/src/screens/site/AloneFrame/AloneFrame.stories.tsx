import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IconLink } from '../../../components/IconButton/IconButton.tsx';
import { showsEvery } from '../../../story/shows-every.ts';
import { Page } from '../../page/Page/Page.tsx';
import { AloneFrame, aloneFrameStates } from './AloneFrame.tsx';
import { HomeStart } from './HomeStart.tsx';

const meta = {
  title: 'Screens/site/AloneFrame',
  tags: ['brands'],
  component: AloneFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    start: <HomeStart />,
    session: { kind: 'guest' },
    children: (
      <Page title="Título da página" lead="Uma frase que diz para que ela serve.">
        <p>O conteúdo.</p>
      </Page>
    ),
  },
} satisfies Meta<typeof AloneFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('banner')[0]).toContainElement(
      canvas.getByRole('link', { name: /página inicial/ }),
    );
    await expect(canvas.getByRole('complementary', { name: /sem dinheiro real/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Entrar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Suporte 24 h' })).toHaveAttribute(
      'href',
      '/information-center/support',
    );
    const foot = within(canvas.getByRole('contentinfo'));
    await expect(foot.getByText(/menores de 18|maiores de 18/)).toBeVisible();
    await expect(foot.getByText(/^Site de demonstração/)).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};

const session = {
  kind: 'member',
  wallet: { kind: 'ready', balance: 2_500_000, isStale: false },
} as const;

export const Member: Story = {
  args: { session },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/25\.000,00/)).toBeVisible();
  },
};

export const WithBack: Story = {
  args: { session, start: <IconLink icon="arrowLeft" label="Voltar" href="/game" variant="filled" /> },
};

showsEvery(aloneFrameStates, { Guest, Member, WithBack });
