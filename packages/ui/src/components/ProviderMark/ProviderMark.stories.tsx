import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { sampleProviders } from '../../story/games.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { ProviderMark, providerMarkStates } from './ProviderMark.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const meta = {
  title: 'Game/ProviderMark',
  tags: ['brands'],
  component: ProviderMark,
  args: { providerKey: 'farol', size: 72 },
  render: (args) => (
    <Row>
      {sampleProviders.map(({ key }) => (
        <ProviderMark key={key} {...args} providerKey={key} />
      ))}
    </Row>
  ),
} satisfies Meta<typeof ProviderMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its props, to be tried. */
export const Playground: Story = { render: (args) => <ProviderMark {...args} />, tags: ['!brands'] };

/** Each studio has a sign of its own. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const signs = [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
      return expect(new Set(signs).size).toBe(sampleProviders.length);
    });
  },
};
export const Small: Story = { args: { size: 32 } };

showsEvery(providerMarkStates, { Several, Small });
