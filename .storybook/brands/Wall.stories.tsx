import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandFrame } from '../BrandScope.tsx';
import { brands } from '../brands.ts';

interface WallProps {
  /** The screen that is shown, by the id of its story. */
  readonly storyId: string;
}

/** One screen in every brand, each in a page of its own and in its own words. */
function Wall({ storyId }: WallProps) {
  return (
    <div className="brand-frames">
      {brands.map((brand) => (
        <BrandFrame key={brand.id} brand={brand} storyId={storyId} globals={{ words: 'brand' }} />
      ))}
    </div>
  );
}

const meta = {
  title: 'Brands/Wall',
  component: Wall,
  parameters: { layout: 'fullscreen' },
  // The pages in it are stories that are tested themselves.
  tags: ['!autodocs', '!test'],
  globals: { brand: 'mare' },
} satisfies Meta<typeof Wall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { storyId: 'screens-games-home--member' } };
export const Games: Story = { args: { storyId: 'screens-games-gamelist--all-games' } };
export const Deposit: Story = { args: { storyId: 'screens-cashier-deposit--form' } };
export const Registration: Story = { args: { storyId: 'screens-auth-auth--register' } };
export const Records: Story = { args: { storyId: 'screens-records-depositrecords--records' } };
export const Profile: Story = { args: { storyId: 'screens-account-profile--ready' } };
export const NotFound: Story = { args: { storyId: 'screens-site-notfound--plain' } };
