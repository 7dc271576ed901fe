import type { ReactNode } from 'react';
import styled from 'styled-components';
import { artAddress } from '../../art/art-address.ts';
import type { ArtHues } from '../../art/art-hues.ts';
import { artLoaders } from '../../art/art-loaders.ts';
import { chestPoses, chestRungs } from '../../art/chest-kinds.ts';
import { coverAddress } from '../../art/cover-art.ts';
import { type EmptyKind, emptyKinds } from '../../art/empty-kinds.ts';
import type { ArtHand } from '../../art/family.ts';
import { heroShapes } from '../../art/hero-shapes.ts';
import { type PrizeKind, prizeKinds } from '../../art/prize-kinds.ts';
import { vars } from '../../theme/vars.ts';
import { sampleGames } from '../games.ts';

const Page = styled.div`
  display: grid;
  gap: ${vars.space.s8};
`;

const Section = styled.section`
  display: grid;
  gap: ${vars.space.s3};

  > h2 {
    font-size: ${vars.text.lg};
  }
`;

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--least-width, 140px), 1fr));
  gap: ${vars.space.s3};

  &[data-size='wide'] {
    --least-width: 300px;
  }
  &[data-size='small'] {
    --least-width: 96px;
  }
  img {
    width: 100%;
    height: auto;
    border-radius: ${vars.radius.sm};
  }
`;

interface Drawing {
  readonly name: string;
  readonly address: string;
}

/** Everything that a family draws, as addresses for `img`. */
export interface FamilyArt {
  readonly covers: readonly Drawing[];
  readonly heroes: readonly Drawing[];
  readonly empties: readonly Drawing[];
  readonly avatars: readonly Drawing[];
  readonly prizes: readonly Drawing[];
  readonly chests: readonly Drawing[];
  readonly badges: readonly Drawing[];
}

const count = (length: number) => Array.from({ length }, (_, index) => index);

const drawingsIn =
  (hues: ArtHues) =>
  <Key extends string | number>(
    label: string,
    keys: readonly Key[],
    draw: (key: Key) => string,
  ): readonly Drawing[] =>
    keys.map((key) => ({ name: `${label} ${key}`, address: artAddress(draw(key), hues) }));

/** Fetches and draws all of one hand as a brand has it: the covers of 24 games over all types, six scenes, and every kind of the rest; faces keep their colours. */
export async function drawFamily(family: ArtHand, hues: ArtHues): Promise<FamilyArt> {
  const drawings = drawingsIn(hues);
  const loaders = artLoaders[family];
  const [
    { covers },
    { drawHero },
    { drawEmpty },
    { drawAvatar },
    { drawPrize },
    { drawChest },
    { drawVipBadge },
  ] = await Promise.all([
    loaders.covers(),
    loaders.hero(),
    loaders.empty(),
    loaders.avatar(),
    loaders.prize(),
    loaders.chest(),
    loaders.vipBadge(),
  ]);
  return {
    covers: sampleGames.map((game) => ({ name: game.name, address: coverAddress(covers, game, hues) })),
    heroes: heroShapes.flatMap((shape) =>
      drawings(`Scene ${shape}`, count(6), (seed) => drawHero(seed, shape)),
    ),
    empties: drawings<EmptyKind>('Empty state', emptyKinds, drawEmpty),
    avatars: drawingsIn({})('Avatar', count(12), drawAvatar),
    prizes: drawings<PrizeKind>('Prize', prizeKinds, drawPrize),
    chests: chestRungs.flatMap((rung) =>
      drawings(`Chest of ${rung},`, chestPoses, (pose) => drawChest(rung, pose)),
    ),
    badges: drawings('VIP', count(11), drawVipBadge),
  };
}

interface PicturesProps {
  readonly title: string;
  readonly size?: 'wide' | 'small';
  readonly drawings: readonly Drawing[];
}

function Pictures({ title, size, drawings: pictures }: PicturesProps): ReactNode {
  return (
    <Section>
      <h2>{title}</h2>
      <Wall data-size={size}>
        {pictures.map(({ name, address }) => (
          <li key={name}>
            <img src={address} alt={name} width={300} height={300} decoding="async" />
          </li>
        ))}
      </Wall>
    </Section>
  );
}

export interface ArtGalleryProps {
  readonly art: FamilyArt;
}

/** One family of drawings at a glance: what an operator chooses between, and where likeness would show. */
export function ArtGallery({ art }: ArtGalleryProps) {
  return (
    <Page>
      <Pictures title="Covers of the first 24 games" drawings={art.covers} />
      <Pictures title="Scenes" size="wide" drawings={art.heroes} />
      <Pictures title="Empty states" drawings={art.empties} />
      <Pictures title="Avatars" size="small" drawings={art.avatars} />
      <Pictures title="Prizes" size="small" drawings={art.prizes} />
      <Pictures title="Chests" size="small" drawings={art.chests} />
      <Pictures title="VIP badges" size="small" drawings={art.badges} />
    </Page>
  );
}
