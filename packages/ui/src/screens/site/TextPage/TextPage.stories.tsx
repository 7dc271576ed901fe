import type { Meta, StoryObj } from '@storybook/react-vite';
import { InFrame } from '../../../story/frame.tsx';
import { TextPageScreen } from './TextPageScreen.tsx';

const meta = {
  title: 'Screens/site/TextPage',
  tags: ['brands', 'visual'],
  component: TextPageScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: 'terms', homeHref: '/' },
  render: (args) => (
    <InFrame view={{ kind: 'guest' }} current={null}>
      <TextPageScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof TextPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const Privacy: Story = { args: { page: 'privacy' } };
export const ResponsibleGaming: Story = { args: { page: 'responsibleGaming' } };
export const Faq: Story = { args: { page: 'faq' } };
