import { ROOT, repeat, scallopPath, shape, svg, swellPath } from '../svg.ts';
import { tones } from './palette.ts';

/**
 * The quiet scenery behind the page on wide screens, 1600 x 1000. Translucent, so that the brand's own ground shows
 * through; nothing in it is lighter than a raised surface. Phones never ask for it.
 */
export function drawBackground(): string {
  const [tone] = tones;
  const rows = repeat(4, (index) => {
    const y = 700 + index * 74;
    const colour = tone.sea[index === 0 ? 0 : index === 1 ? 1 : 2];
    const line = svg` fill-opacity="${0.1 + index * 0.05}" stroke="${tone.sea[0]}" stroke-opacity=".16"`;
    return index === 1 || index === 3
      ? shape(scallopPath(y, 46 + index * 8, index * 37, 1000, 1600), colour, line)
      : shape(swellPath(y, 46, 320, index * 90, 1000, 1600), colour, line);
  });
  const moon = svg`<circle cx="1330" cy="250" r="420" fill="url(#bgo)"/><circle cx="1330" cy="250" r="118" fill="${tone.light}" opacity=".07"/><circle cx="1330" cy="250" r="170" fill="none" stroke="${tone.light}" stroke-opacity=".06"/><circle cx="1330" cy="250" r="236" fill="none" stroke="${tone.light}" stroke-opacity=".04"/>`;
  const ridge = shape(
    'M900 760c60-8 80-150 150-150s80 92 140 92q50-44 110-30q70 20 130 88zM-20 760q120-120 240-20q90-70 200 20z',
    tone.land[1],
    ' opacity=".35"',
  );
  return `<svg ${ROOT} viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice"><defs><radialGradient id="bgo"><stop stop-color="${tone.sea[0]}" stop-opacity=".34"/><stop offset="1" stop-color="${tone.sea[0]}" stop-opacity="0"/></radialGradient></defs>${moon}${ridge}${rows}</svg>`;
}
