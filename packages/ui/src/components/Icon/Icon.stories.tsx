import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames } from '../../icons/icon-names.ts';
import { Row, Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { brandAxes } from '../../theme/brand.ts';
import { BrandContext, useBrand } from '../../theme/brand-context.ts';
import { Icon, iconStates } from './Icon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'home', size: 24 },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its props, to be tried. */
export const Playground: Story = {};

function EveryIcon() {
  return (
    <Row>
      {iconNames.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </Row>
  );
}

/** The brand's set. */
export const Every: Story = { render: () => <EveryIcon /> };

function EverySet() {
  const brand = useBrand();
  return (
    <Stack>
      {brandAxes.icons.map((icons) => (
        <BrandContext key={icons} value={{ ...brand, layout: { ...brand.layout, icons } }}>
          <EveryIcon />
        </BrandContext>
      ))}
    </Stack>
  );
}

/** Every set that a brand may name. */
export const Sets: Story = { render: () => <EverySet /> };

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {[16, 20, 24, 32, 48].map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};

showsEvery(iconStates, { Every, Sets, Sizes });
