import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { SampleHeroPicture } from '../../story/hero.tsx';
import { inHand } from '../../story/in-hand.tsx';
import { inLayout } from '../../story/in-layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { focusOnScreen } from './focus-on-screen.ts';
import { PromoHero, promoHeroStates } from './PromoHero.tsx';

const meta = {
  title: 'Composites/PromoHero',
  tags: ['brands'],
  component: PromoHero,
  args: {
    eyebrow: 'Bônus de boas-vindas',
    title: '100% até R$\u00a01.500,00',
    text: 'O primeiro depósito rende 100% a mais para jogar.',
    terms: 'Só para o primeiro depósito. Rollover de 5× antes do saque. 18+.',
    art: <SampleHeroPicture seed={4} />,
    actions: (
      <>
        <ButtonLink href="#criar" variant="primary" size="lg">
          Criar conta
        </ButtonLink>
        <ButtonLink href="#entrar" size="lg">
          Entrar
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof PromoHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};
export const PlainWelcome: Story = {
  args: { eyebrow: 'Slots, mesas e crash em português', title: 'A sorte vem em ondas', terms: undefined },
};
export const NoArt: Story = { args: { art: undefined } };
export const LongText: Story = {
  args: {
    title: 'Ein außergewöhnlich langer Willkommensbonus für alle neuen Spielerinnen und Spieler',
    text: 'Uma oferta com tantas condições que a frase precisa de várias linhas para contar todas elas sem pressa.',
  },
};

/** The page's column, and what of it is left beside the side navigation. */
const Columns = styled.div`
  display: grid;
  gap: 24px;
  > * {
    width: 100%;
    max-width: 1600px;
  }
  > :nth-child(even) {
    max-width: min(1600px, calc(100% - 256px));
    @media (max-width: 1023px) {
      max-width: 100%;
    }
  }
`;

/**
 * In a window of that width the subject of the picture is whole, and no word is cut or touches it, in the look of the brand on the screen.
 * `cut`: the share of its focus that a look may let the panel's end and foot cut off, where there are no more than its rays.
 */
const subjectIn = (width: number, cut = 0): Story => ({
  globals: { viewport: { value: `window${width}` } },
  parameters: {
    viewport: {
      options: {
        [`window${width}`]: { name: `${width} window`, styles: { width: `${width}px`, height: '900px' } },
      },
    },
  },
  render: (args) => (
    <Columns>
      {[
        args,
        args,
        { ...args, ...PlainWelcome.args },
        { ...args, ...PlainWelcome.args },
        { ...args, ...LongText.args },
        { ...args, ...LongText.args },
      ].map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <section key={index}>
          <PromoHero {...each} />
        </section>
      ))}
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(width);
    // One for each window where a form has windows.
    await waitFor(() => expect(canvasElement.querySelectorAll('section:has(img)')).toHaveLength(6));
    for (const picture of canvasElement.querySelectorAll<HTMLImageElement>('section img')) {
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
      const { frame, focus } = focusOnScreen(picture);
      // Half a pixel is the browser's rounding.
      await expect(focus.left).toBeGreaterThanOrEqual(frame.left - 0.5);
      await expect(focus.top).toBeGreaterThanOrEqual(frame.top - 0.5);
      const [across, down] = [cut * (focus.right - focus.left), cut * (focus.bottom - focus.top)];
      await expect(focus.right).toBeLessThanOrEqual(frame.right + across + 0.5);
      await expect(focus.bottom).toBeLessThanOrEqual(frame.bottom + down + 0.5);
      const stage = picture.closest('[data-part="promo-hero"]');
      for (const words of stage?.querySelectorAll('h1, p, a') ?? []) {
        await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth + 1);
        const range = document.createRange();
        range.selectNodeContents(words);
        for (const { left, top, right, bottom, width } of range.getClientRects()) {
          if (width === 0) continue;
          const isApart =
            right <= focus.left || left >= focus.right || top >= focus.bottom || bottom <= focus.top;
          await expect(isApart, `"${words.textContent}" beside the subject`).toBe(true);
        }
      }
    }
  },
});

export const SubjectAt360: Story = subjectIn(360);
export const SubjectAt768: Story = subjectIn(768);
export const SubjectAt1440: Story = subjectIn(1440);
export const SubjectAt1920: Story = subjectIn(1920);

/** A plate that bows, which no brand on the toolbar has. */
const bow = { decorators: [inLayout({ hero: 'bow' })] } satisfies Story;
export const Bow: Story = { ...bow };
export const BowPlainWelcome: Story = { args: PlainWelcome.args ?? {}, ...bow };
export const BowNoArt: Story = { args: NoArt.args ?? {}, ...bow };
export const BowLongText: Story = { args: LongText.args ?? {}, ...bow };
export const BowSubjectAt360: Story = { ...SubjectAt360, ...bow };
export const BowSubjectAt768: Story = { ...SubjectAt768, ...bow };
export const BowSubjectAt1440: Story = { ...SubjectAt1440, ...bow };
export const BowSubjectAt1920: Story = { ...SubjectAt1920, ...bow };

/** Words on the page's ground before a wide band, which no brand on the toolbar has. */
const band = { decorators: [inLayout({ hero: 'band' })] } satisfies Story;
export const Band: Story = { ...band };
export const BandPlainWelcome: Story = { args: PlainWelcome.args ?? {}, ...band };
export const BandNoArt: Story = { args: NoArt.args ?? {}, ...band };
export const BandLongText: Story = { args: LongText.args ?? {}, ...band };
export const BandSubjectAt360: Story = { ...SubjectAt360, ...band };
export const BandSubjectAt768: Story = { ...SubjectAt768, ...band };
export const BandSubjectAt1440: Story = { ...SubjectAt1440, ...band };
export const BandSubjectAt1920: Story = { ...SubjectAt1920, ...band };

/** All accent, which no brand on the toolbar has. */
const flood = { decorators: [inLayout({ hero: 'flood' })] } satisfies Story;
export const Flood: Story = { ...flood };
export const FloodPlainWelcome: Story = { args: PlainWelcome.args ?? {}, ...flood };
export const FloodNoArt: Story = { args: NoArt.args ?? {}, ...flood };
export const FloodLongText: Story = { args: LongText.args ?? {}, ...flood };
export const FloodSubjectAt360: Story = { ...SubjectAt360, ...flood };
export const FloodSubjectAt768: Story = { ...SubjectAt768, ...flood };
export const FloodSubjectAt1440: Story = { ...subjectIn(1440, 0.05), ...flood };
export const FloodSubjectAt1920: Story = { ...subjectIn(1920, 0.05), ...flood };

/** A picture behind windows, which no brand on the toolbar has. */
const panes = { decorators: [inLayout({ hero: 'panes' })] } satisfies Story;
export const Panes: Story = { ...panes };
export const PanesPlainWelcome: Story = { args: PlainWelcome.args ?? {}, ...panes };
export const PanesNoArt: Story = { args: NoArt.args ?? {}, ...panes };
export const PanesLongText: Story = { args: LongText.args ?? {}, ...panes };
export const PanesPosters: Story = { decorators: [inHand('posters'), ...panes.decorators] };
export const PanesCollages: Story = { decorators: [inHand('collages'), ...panes.decorators] };
export const PanesTubes: Story = { decorators: [inHand('tubes'), ...panes.decorators] };
export const PanesSubjectAt360: Story = { ...SubjectAt360, ...panes };
export const PanesSubjectAt768: Story = { ...SubjectAt768, ...panes };
export const PanesSubjectAt1440: Story = { ...SubjectAt1440, ...panes };
export const PanesSubjectAt1920: Story = { ...SubjectAt1920, ...panes };

showsEvery(promoHeroStates, { Offer, PlainWelcome, NoArt, LongText });
