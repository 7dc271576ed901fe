import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandFrames, type Device } from '../BrandScope.tsx';

interface WallArgs {
  /** The screen that is shown, by the id of its story. */
  readonly storyId: string;
  /** What it is shown on. */
  readonly device: Device;
}

/** One screen in every brand, each in a page of its own and in its own words. */
const meta = {
  title: 'Brands/Wall',
  parameters: { layout: 'fullscreen' },
  // The pages in it are stories that are tested themselves. What is made of frames is opened anew by the check of the built Storybook.
  tags: ['!autodocs', '!test', 'frames'],
  globals: { brand: 'mare' },
  args: { device: 'phone' },
  argTypes: { device: { control: 'inline-radio', options: ['phone', 'desktop'] } },
  render: ({ storyId, device }, { globals }) => (
    <BrandFrames storyId={storyId} device={device} globals={{ ...globals, words: 'brand' }} />
  ),
} satisfies Meta<WallArgs>;
export default meta;
type Story = StoryObj<WallArgs>;

export const Home: Story = { args: { storyId: 'screens-games-home--member' } };
export const HomeOnDesktop: Story = { args: { ...Home.args, device: 'desktop' } };
export const Games: Story = { args: { storyId: 'screens-games-gamelist--all-games' } };
export const GamesOnDesktop: Story = { args: { ...Games.args, device: 'desktop' } };
export const Deposit: Story = { args: { storyId: 'screens-cashier-deposit--form' } };
export const DepositOnDesktop: Story = { args: { ...Deposit.args, device: 'desktop' } };
export const Registration: Story = { args: { storyId: 'screens-auth-auth--register' } };
export const Records: Story = { args: { storyId: 'screens-records-depositrecords--records' } };
export const RecordsOnDesktop: Story = { args: { ...Records.args, device: 'desktop' } };
export const Profile: Story = { args: { storyId: 'screens-account-profile--ready' } };
export const NotFound: Story = { args: { storyId: 'screens-site-notfound--plain' } };
