import type { StoryContext } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

type Canvas = StoryContext['canvas'];

/** Chooses what the brand shows as a chip or as an entry of a list. */
export async function choose(canvas: Canvas, name: string): Promise<void> {
  const entry = canvas.queryByRole<HTMLOptionElement>('option', { name });
  const list = entry?.closest('select');
  if (entry && list) await userEvent.selectOptions(list, entry);
  else await userEvent.click(canvas.getByRole('button', { name }));
}

/** Whether it is the one that is on. */
export function isChosen(canvas: Canvas, name: string): boolean {
  const entry = canvas.queryByRole<HTMLOptionElement>('option', { name });
  return entry?.selected ?? canvas.queryByRole('button', { name, pressed: true }) !== null;
}
