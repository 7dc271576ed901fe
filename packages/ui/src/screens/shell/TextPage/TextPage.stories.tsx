import type { Meta, StoryObj } from '@storybook/react-vite';
import { InFrame } from '../../../story/frame.tsx';
import { TextPage } from './TextPage.tsx';

const meta = {
  title: 'Screens/shell/TextPage',
  tags: ['brands', 'visual'],
  component: TextPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'terms', homeHref: '/' },
  render: (args) => (
    <InFrame view={{ kind: 'guest' }} current={null}>
      <TextPage {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof TextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const Privacy: Story = { args: { page: 'privacy' } };
export const ResponsibleGaming: Story = { args: { page: 'responsibleGaming' } };
export const Faq: Story = { args: { page: 'faq' } };
