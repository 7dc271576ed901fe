import { ROOT, repeat, scallopPath, shape, svg, swellPath } from '../svg.ts';
import { tones } from './palette.ts';

/**
 * The quiet scenery behind the page on wide screens, 1600 x 1000. Translucent, so that the brand's own ground shows
 * through; nothing in it is lighter than a raised surface. The left, where the navigation stands above the plain foot, is left free.
 * Phones never ask for it.
 */
export function drawBackground(): string {
  const [tone] = tones;
  const rows = repeat(4, (index) => {
    const y = 700 + index * 74;
    const colour = tone.sea[index === 0 ? 0 : index === 1 ? 1 : 2];
    const line = svg` fill-opacity="${0.1 + index * 0.05}" stroke="${tone.sea[0]}" stroke-opacity=".16"`;
    return index === 1 || index === 3
      ? shape(scallopPath(y, 46 + index * 8, index * 37, 1010, 1610), colour, line)
      : shape(swellPath(y, 46, 320, index * 90, 1010, 1610), colour, line);
  });
  // Light without an outline: a disc would be sliced by the cards that stand before it.
  const moon = `<circle cx="1330" cy="250" r="420" fill="url(#bgo)"/><circle cx="1330" cy="250" r="236" fill="url(#bgl)"/>`;
  const ridge = shape(
    'M820 1010V740q40-50 90-30c50-14 74-140 140-140s80 92 140 92q50-44 110-30q80 20 150 70t170-40V1010z',
    'url(#bgr)',
  );
  const stop = (offset: number, colour: string, opacity: number): string =>
    svg`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const defs =
    `<radialGradient id="bgo">${stop(0, tone.sea[0], 0.34)}${stop(1, tone.sea[0], 0)}</radialGradient>` +
    `<radialGradient id="bgl">${stop(0, tone.light, 0.1)}${stop(1, tone.light, 0)}</radialGradient>` +
    `<linearGradient id="bgr" x2="0" y2="1">${stop(0, tone.land[1], 0.4)}${stop(0.45, tone.land[1], 0)}</linearGradient>` +
    `<linearGradient id="bgf">${stop(0.2, '#fff', 0)}${stop(0.44, '#fff', 1)}</linearGradient>` +
    '<mask id="bgm"><path fill="url(#bgf)" d="M0 0h1600v1000H0z"/></mask>';
  return `<svg ${ROOT} viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice"><defs>${defs}</defs>${moon}<g mask="url(#bgm)">${ridge}${rows}</g></svg>`;
}
