import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { artAddress } from '../../art/art-address.ts';
import { artLoaders } from '../../art/art-loaders.ts';
import { handOf } from '../../art/family.ts';
import type { Brand } from '../../theme/brand.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { surface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { qrPath } from '../QrCode/qr-path.ts';
import { drawInvitePicture, pictureSize } from './draw-invite-picture.ts';
import { readLook } from './picture-look.ts';

export const invitePictureStates = ['Ready', 'LongText', 'Saved', 'NotSaved'] as const;

export interface InvitePictureWords {
  /** Head above the picture; not part of it. */
  readonly title: string;
  /** What the picture is good for, below the head. */
  readonly text: string;
  /** What the picture says, for who cannot see it. */
  readonly alt: string;
  /** In the picture, in its largest letters. */
  readonly headline: string;
  /** In the picture, above the code. */
  readonly code: string;
  /** In the picture, below what a camera reads. */
  readonly scan: string;
  /** The foot of the picture: who may play. */
  readonly adults: string;
  /** On the button that saves it. */
  readonly save: string;
  /** Announced when it is saved. */
  readonly saved: string;
  /** Announced where it could not be made or saved. */
  readonly failed: string;
}

export interface InvitePictureProps {
  /** The same number always gives the same scene. */
  readonly seed: number;
  /** Written in the picture as it is; a long one in smaller letters. */
  readonly inviteCode: string;
  /** What the picture to scan says. */
  readonly link: string;
  /** Every text, in the picture and around it. */
  readonly words: InvitePictureWords;
  /** Gets the picture as a PNG; rejects where it cannot be kept. */
  readonly onSave: (picture: Blob) => Promise<void> | void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};

  h2 {
    font-size: ${vars.text.lg};
  }
  > p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

const Canvas = styled.canvas`
  width: 100%;
  max-width: 24rem;
  height: auto;
  ${surface}
  forced-color-adjust: none;
`;

async function sceneOf(brand: Brand, seed: number): Promise<HTMLImageElement | null> {
  try {
    const { drawHero } = await artLoaders[handOf(brand)].hero();
    const image = new Image();
    image.src = artAddress(drawHero(seed, 'square'), brand);
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** A card that carries the invitation, drawn in the brand's look, to be kept as a picture. */
export function InvitePicture({ seed, inviteCode, link, words, onSave }: InvitePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<Promise<void>>(undefined);
  const brand = useBrand();
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const { name, mark, id } = brand;
  const { promotions } = brand.layout;
  const { headline, code: codeLabel, scan, adults } = words;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another brand has other colours and fonts
  useEffect(() => {
    let isOver = false;
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const content = {
      brand: { name, mark, style: promotions },
      headline,
      codeLabel,
      code: inviteCode,
      scan,
      foot: adults,
    };
    const { display, body } = readLook(context.canvas);
    const fonts = [display, body].map(({ weight, family }) =>
      document.fonts.load(`${weight} 40px ${family}`, headline + adults).catch(() => []),
    );
    drawn.current = Promise.all([sceneOf(brand, seed), ...fonts]).then(([scene]) => {
      if (!isOver) drawInvitePicture(context, content, { scene, qr: qrPath(link) });
    });
    return () => {
      isOver = true;
    };
  }, [id, name, mark, promotions, seed, inviteCode, link, headline, codeLabel, scan, adults]);

  async function save(): Promise<void> {
    try {
      await drawn.current;
      const picture = await new Promise<Blob | null>((resolve) => {
        if (canvas.current) canvas.current.toBlob(resolve, 'image/png');
        else resolve(null);
      });
      if (picture === null) throw new Error('no picture');
      await onSave(picture);
      setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <Root data-part="invite-picture">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <Canvas ref={canvas} {...pictureSize} role="img" aria-label={words.alt} />
      <Button isWide icon={<Icon name="install" size={20} />} onClick={() => void save()}>
        {words.save}
      </Button>
      {outcome === 'saved' && <Notice tone="success">{words.saved}</Notice>}
      {outcome === 'failed' && <Notice tone="danger">{words.failed}</Notice>}
    </Root>
  );
}
