import type { ReactNode } from 'react';
import type { ArtFamily } from '../../art/family.ts';
import { angularField, roundField } from './wheel-geometry.ts';
import { EngravedPointer, EngravedRim } from './wheel-look-engraved.tsx';
import { HelmPointer, HelmRim } from './wheel-look-helm.tsx';
import { StickerBoard, StickerPointer, StickerRim } from './wheel-look-sticker.tsx';
import type { RimProps } from './wheel-props.ts';

export interface WheelLook {
  /** Outline of the first field, at the top. */
  readonly field: (count: number) => string;
  /** What the veil covers of the fields while they go by faster than eyes should have it. */
  readonly veilRadius: number;
  /** Distance of a field's first line of words from the axis. */
  readonly labelAt: number;
  /** Turns with the fields, over them. */
  readonly Rim: (props: RimProps) => ReactNode;
  /** Stands still above all. */
  readonly Pointer: () => ReactNode;
  /** Stands still below all. */
  readonly Board: (() => ReactNode) | null;
}

/** A ship's helm, an engraved dial, a sticker with corners: one for each manner of drawing. */
export const wheelLooks: Readonly<Record<ArtFamily, WheelLook>> = {
  coast: {
    field: (count) => roundField(164, count),
    veilRadius: 163,
    labelAt: 141,
    Rim: HelmRim,
    Pointer: HelmPointer,
    Board: null,
  },
  guilloche: {
    field: (count) => roundField(178, count),
    veilRadius: 177,
    labelAt: 152,
    Rim: EngravedRim,
    Pointer: EngravedPointer,
    Board: null,
  },
  halftone: {
    field: (count) => angularField(184, count),
    veilRadius: 169,
    labelAt: 146,
    Rim: StickerRim,
    Pointer: StickerPointer,
    Board: StickerBoard,
  },
};
