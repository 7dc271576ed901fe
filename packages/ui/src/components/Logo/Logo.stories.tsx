import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { defaultBrand as brand } from '../../brands/default-brand.ts';
import { ofItsBrand } from '../../story/of-its-brand.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { Logo, type LogoProps, logoStates } from './Logo.tsx';

const meta = {
  title: 'Frame/Logo',
  tags: ['brands'],
  component: Logo,
  args: { name: brand.name, mark: brand.mark },
  decorators: [
    ofItsBrand<LogoProps>((own, { name }) => ({
      name: name === brand.name ? own.name : name,
      mark: own.mark,
    })),
  ],
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const Narrow = styled.div`
  [data-part='wordmark'] {
    ${visuallyHidden}
  }
`;

export const Full: Story = {};
export const MarkOnly: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
/** Longer than the head of a page has room for: there `SiteLogo` shows the sign alone. */
export const LongText: Story = { args: { name: 'Cassino da Enseada Azul' }, play: showsWholeText };

showsEvery(logoStates, { Full, MarkOnly, LongText });
