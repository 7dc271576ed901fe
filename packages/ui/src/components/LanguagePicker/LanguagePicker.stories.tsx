import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { LanguagePicker, languagePickerStates } from './LanguagePicker.tsx';

const two = [
  { value: 'pt', name: 'Português', tag: 'pt-BR' },
  { value: 'en', name: 'English', tag: 'en' },
] as const;

const meta = {
  title: 'Frame/LanguagePicker',
  component: LanguagePicker,
  args: { label: 'Idioma', options: two, value: 'pt', onChange: fn() },
} satisfies Meta<typeof LanguagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLanguages: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Idioma' }), 'English');
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};
export const ManyLanguages: Story = {
  args: {
    options: [
      ...two,
      { value: 'cn', name: '简体中文', tag: 'zh-Hans' },
      { value: 'vi', name: 'Tiếng Việt', tag: 'vi' },
      { value: 'th', name: 'ไทย', tag: 'th' },
      { value: 'tr', name: 'Türkçe', tag: 'tr' },
    ],
  },
};

showsEvery(languagePickerStates, { TwoLanguages, ManyLanguages });
