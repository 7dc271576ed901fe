import { siteLanguages } from '@fortuna/domain/language.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageSpecimens } from './LanguageSpecimens.tsx';
import { TypeScale, Weights } from './samples.tsx';

const meta = {
  title: 'Foundations/Type',
  component: LanguageSpecimens,
  tags: ['brands'],
} satisfies Meta<typeof LanguageSpecimens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = { render: () => <TypeScale /> };
export const Weight: Story = { render: () => <Weights /> };
/** Where a face has no letters for a language, the system's stand in: look for a change of width or weight inside a line. */
export const NineLanguages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(siteLanguages.length);
  },
};
