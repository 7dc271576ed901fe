import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProviders } from '../../story/games.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { ProviderMark } from '../ProviderMark/ProviderMark.tsx';
import { ProviderRail, providerRailStates } from './ProviderRail.tsx';

const providers = sampleProviders.map(({ key, name, gameCount }) => ({
  key,
  name,
  count: `${gameCount} jogos`,
  href: `#${key}`,
  mark: <ProviderMark providerKey={key} />,
}));

const meta = {
  title: 'Game/ProviderRail',
  component: ProviderRail,
  args: { label: 'Provedores', providers },
} satisfies Meta<typeof ProviderRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const LongText: Story = {
  args: {
    providers: providers.slice(0, 4).map((provider) => ({
      ...provider,
      name: `${provider.name} Estúdio de Jogos da Costa do Descobrimento`,
    })),
  },
  play: showsWholeText,
};

showsEvery(providerRailStates, { Several, LongText });
