import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InFrame } from '../../story/frame.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { OfflineBar } from '../OfflineBar/OfflineBar.tsx';
import { UpdatePrompt } from '../UpdatePrompt/UpdatePrompt.tsx';
import { PageNotices, pageNoticesStates } from './PageNotices.tsx';

const offline = (isOffline: boolean) => (
  <OfflineBar isOffline={isOffline} text="Sem internet. Nada será enviado até a conexão voltar." />
);
const update = (
  <UpdatePrompt
    text="Há uma versão nova do site. Ela entra sozinha quando você terminar aqui."
    reloadLabel="Atualizar"
    laterLabel="Depois"
    onReload={fn()}
    onLater={fn()}
  />
);

const meta = {
  title: 'Frame/PageNotices',
  tags: ['brands'],
  component: PageNotices,
  parameters: { layout: 'fullscreen' },
  args: { children: offline(true) },
  render: (args) => (
    <>
      <InFrame>
        <h1>Uma página</h1>
      </InFrame>
      <PageNotices {...args} />
    </>
  ),
} satisfies Meta<typeof PageNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

const heightSaid = () =>
  Number.parseFloat(document.documentElement.style.getPropertyValue('--notices-height'));

/** Above the bottom navigation, where there is one, and in nobody's way. */
export const Offline: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Sem internet/)).toBeVisible();
    const notices = canvasElement.querySelector<HTMLElement>('[data-part="page-notices"]');
    await waitFor(() => expect(heightSaid()).toBe(notices?.offsetHeight));
    const nav = canvasElement.querySelector('[data-part="bottom-nav"]')?.getBoundingClientRect();
    const foot = notices?.getBoundingClientRect().bottom ?? 0;
    await expect(foot).toBeLessThanOrEqual(nav?.height ? nav.top + 1 : window.innerHeight + 1);
  },
};
export const OfflineWithUpdate: Story = {
  args: {
    children: (
      <>
        {update}
        {offline(true)}
      </>
    ),
  },
};
/** On a page outside of the layout. */
export const Alone: Story = {
  render: (args) => (
    <>
      <main>
        <h1>Uma página fora da moldura</h1>
      </main>
      <PageNotices {...args} />
    </>
  ),
};
export const Nothing: Story = {
  args: { children: offline(false) },
  play: async () => {
    await waitFor(() => expect(heightSaid()).toBe(0));
  },
};

/** On the narrowest phone both are read whole, above the navigation. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: {
    children: (
      <>
        <UpdatePrompt
          text="Há uma versão nova do site, com correções na página de depósito. Atualize quando terminar o que está fazendo: nada do que você digitou será enviado."
          reloadLabel="Atualizar agora"
          laterLabel="Lembrar mais tarde"
          onReload={fn()}
          onLater={fn()}
        />
        <OfflineBar
          isOffline
          text="A conexão caiu enquanto o pedido estava a caminho. Ele não será repetido: assim que a internet voltar, o registro mostra se chegou."
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A conexão caiu/)).toBeVisible();
    await showsWholeText();
  },
};

showsEvery(pageNoticesStates, { Offline, OfflineWithUpdate, Alone, Nothing, LongText });
