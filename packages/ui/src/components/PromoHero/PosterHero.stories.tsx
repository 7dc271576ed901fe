import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { svgDataUri } from '../../art/data-uri.ts';
import { drawHero } from '../../art/hero.ts';
import { heroFocus } from '../../art/hero-focus.ts';
import { heroFrames } from '../../art/hero-shapes.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import { PosterHero } from './PosterHero.tsx';

const Widths = styled.div`
  display: grid;
  gap: 24px;
  > :nth-child(1) {
    width: 560px;
  }
  > :nth-child(2) {
    width: 940px;
  }
  > :nth-child(3) {
    width: 1600px;
  }
`;

const meta = {
  title: 'Composites/PosterHero',
  component: PosterHero,
  args: {
    eyebrow: 'Crash, slots e pesca sem enrolação',
    title: 'Pula pro jogo!',
    text: 'PIX na conta, jogo na tela. Cada rodada fica anotada no seu registro.',
    art: <HeroPicture addressOf={(shape) => svgDataUri(drawHero({ seed: 4, shape, family: 'halftone' }))} />,
    actions: (
      <ButtonLink href="#criar" variant="primary" size="lg">
        Criar conta
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof PosterHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus of a wide picture on the screen, which is held at its right edge. */
function focusOf(picture: Element) {
  const { width, height } = heroFrames.wide;
  const focus = heroFocus.wide;
  const frame = picture.getBoundingClientRect();
  const scale = Math.max(frame.width / width, frame.height / height);
  const left = frame.right - (width - focus.x) * scale;
  const top = frame.top + frame.height / 2 - (height / 2 - focus.y) * scale;
  return { frame, left, top, bottom: top + focus.height * scale };
}

/** However wide its stage: the subject is whole, and no word touches it. */
export const WordsBesideTheSubject: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Widths>
      {[0, 1, 2].map((index) => (
        <section key={index}>
          <PosterHero {...args} />
        </section>
      ))}
    </Widths>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('section img')).toHaveLength(3));
    for (const hero of canvasElement.querySelectorAll('section')) {
      const picture = hero.querySelector('img');
      if (picture === null) throw new Error('a hero has no picture');
      const { frame, left, top, bottom } = focusOf(picture);
      await expect(left).toBeGreaterThanOrEqual(frame.left);
      await expect(top).toBeGreaterThanOrEqual(frame.top);
      for (const words of hero.querySelectorAll('h1, p, a')) {
        const { right, top: head } = words.getBoundingClientRect();
        await expect(right <= left || head >= bottom).toBe(true);
      }
    }
  },
};
