import type { Meta, StoryObj } from '@storybook/react-vite';
import { InFrame } from '../../../story/frame.tsx';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { type TextPageName, TextPageScreen, textPageStates } from './TextPageScreen.tsx';

const meta = {
  title: 'Screens/site/TextPage',
  tags: ['brands'],
  component: TextPageScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: 'terms' },
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

showsEvery(textPageStates, { Terms, Privacy, ResponsibleGaming, Faq });
showsKind<TextPageName>({
  terms: Terms,
  privacy: Privacy,
  responsibleGaming: ResponsibleGaming,
  faq: Faq,
});
