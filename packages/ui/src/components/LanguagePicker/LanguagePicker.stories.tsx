import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { svgDataUri } from '../../art/data-uri.ts';
import { showsEvery } from '../../story/shows-every.ts';

import { LanguagePicker, languagePickerStates } from './LanguagePicker.tsx';
import { LanguagePicture } from './LanguagePicture.tsx';

const two = [
  { value: 'pt', name: 'Português', tag: 'pt-BR' },
  { value: 'en', name: 'English', tag: 'en' },
] as const;

const flag = svgDataUri(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><path fill="#009c3b" d="M0 0h24v16H0z"/><path fill="#ffdf00" d="m12 2 9.5 6-9.5 6-9.5-6z"/></svg>',
);

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

/** With the operator's picture for the language in use. */
export const Pictured: Story = {
  args: { options: two.map((option) => ({ ...option, icon: <LanguagePicture url={flag} /> })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
};
export const PictureFails: Story = {
  args: {
    options: two.map((option) => ({ ...option, icon: <LanguagePicture url="data:image/png;base64,AAAA" /> })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    options: [
      { value: 'pt', name: 'Português do Brasil, com os nomes dos jogos no original', tag: 'pt-BR' },
      ...two.slice(1),
    ],
  },
  play: async ({ canvas }) => {
    // A phone's content, as wide as it is on the narrowest.
    const { scrollWidth } = canvas.getByRole('combobox').parentElement ?? document.body;
    await expect(scrollWidth).toBeLessThanOrEqual(288);
  },
};

showsEvery(languagePickerStates, { TwoLanguages, ManyLanguages, Pictured, PictureFails, LongText });
