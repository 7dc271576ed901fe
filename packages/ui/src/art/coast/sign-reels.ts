import { extentOf } from '../png.ts';
import { createRandom } from '../random.ts';
import { motifsFor, type ReelSymbol } from '../reels.ts';
import { roundPlace, type Sign, signAt, signDefs, signEcho } from '../sign.ts';
import { disc, fade, place, ROOT, ring, shape } from '../svg.ts';
import { coinStack } from './activity-scene.ts';
import { crabFigure, macawFigure } from './arcade.ts';
import { mantaFigure, octopusFigure } from './fish.ts';
import { rays } from './layers.ts';
import { maskFigure } from './live.ts';
import type { Tone } from './palette.ts';
import { card, chip, gem } from './props.ts';
import { paintOf, type Scene, sceneDefs } from './scene.ts';
import { toneOfSign } from './sign-scene.ts';
import { crownFigure } from './slots-riches.ts';
import { butterflyFigure, owlFigure } from './slots-wings.ts';

/** What stands alone on a reel. */
const motifs: Readonly<Record<string, (scene: Scene) => string>> = {
  manta: mantaFigure,
  octopus: octopusFigure,
  crab: crabFigure,
  macaw: macawFigure,
  mask: maskFigure,
  crown: crownFigure,
  owl: owlFigure,
  butterfly: butterflyFigure,
  chip: (scene) => chip(scene, 0, 0, 96),
  gem: (scene) => gem(scene, 0, 0, 100),
  ace: (scene) => card(scene, 'heart', 140),
  coins: (scene) => coinStack(scene, 0, 0, 80, 5),
};
export const reelMotifs = Object.keys(motifs);

function sceneOf(tone: Tone, prefix: string): Scene {
  return {
    random: createRandom(1),
    tone,
    paint: paintOf(prefix),
    prefix,
    isMirrored: false,
    width: 220,
    height: 220,
  };
}

function drawn(tone: Tone, prefix: string, draw: (scene: Scene) => string): string {
  const body = draw(sceneOf(tone, prefix));
  return `<g stroke-linecap="round">${sceneDefs(tone, prefix, body)}${body}</g>`;
}

/** In the middle of the field, as large as it has room for. */
function fitted(tone: Tone, prefix: string, draw: (scene: Scene) => string): string {
  // A glow would end at the edge of the field.
  const content = drawn(tone, prefix, (scene) => draw({ ...scene, paint: { ...scene.paint, glow: 'none' } }));
  const side = 800;
  const extent = extentOf(
    `<svg ${ROOT} viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${place(content, side / 2, side / 2)}</svg>`,
  ) ?? { x: 0, y: 0, width: side, height: side };
  const scale = 60 / Math.max(extent.width, extent.height);
  const [x, y] = [extent.x + extent.width / 2 - side / 2, extent.y + extent.height / 2 - side / 2];
  return `<g transform="translate(32 32) scale(${scale.toFixed(4)}) translate(${-x.toFixed(1)} ${-y.toFixed(1)})">${content}</g>`;
}

/** The sign as a lantern in the night, in a round of 208. */
function signSymbol(sign: Sign, tone: Tone): string {
  const at = roundPlace(sign, 0, 0, 96);
  const round = 'M0-104A104 104 0 0 1 0 104A104 104 0 0 1 0-104z';
  const content = drawn(tone, 'reel-sign', (scene) => {
    const { paint, prefix } = scene;
    return (
      signDefs(sign, prefix) +
      shape(round, tone.sky[1]) +
      `<clipPath id="${prefix}-r"><path d="${round}"/></clipPath><g clip-path="url(#${prefix}-r)">${rays(scene, 0, 0, 18, 210)}${disc(0, 0, 108, paint.glow, fade(0.8))}</g>` +
      ring(0, 0, 102, tone.warm[0], 7) +
      signEcho(sign, prefix, at, 4, [tone.ink, tone.pale]) +
      signAt(sign, prefix, at, { accent: tone.warm[1], second: tone.cool[1] })
    );
  });
  return place(content, 32, 32, 0, 0.29);
}

/** The reels of a brand by the sea: its sign, and motifs in its colours, which take turns. */
export function drawSignReels(sign: Sign, brandId: string): readonly ReelSymbol[] {
  const tone = toneOfSign(sign);
  const turned: Tone = { ...tone, warm: tone.cool, cool: tone.warm };
  return [
    { name: 'sign', art: signSymbol(sign, tone) },
    ...motifsFor(brandId, reelMotifs).map((name, index) => ({
      name,
      art: fitted(index % 2 === 0 ? tone : turned, `reel-${name}`, motifs[name] ?? (() => '')),
    })),
  ];
}
