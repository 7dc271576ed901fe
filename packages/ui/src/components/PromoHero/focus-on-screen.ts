import { heroFocus } from '../../art/hero-focus.ts';
import { heroFrames, heroShapes } from '../../art/hero-shapes.ts';

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is in sight of a hero's picture, and where on the screen its focus is, by how the picture is fitted and placed. For stories. */
export function focusOnScreen(picture: HTMLImageElement): { readonly frame: Edges; readonly focus: Edges } {
  const ratio = picture.naturalWidth / picture.naturalHeight;
  const shape = heroShapes.find(
    (each) => Math.abs(heroFrames[each].width / heroFrames[each].height - ratio) < 0.01,
  );
  const stage = picture.closest('[data-part="promo-hero"]');
  const { objectFit, objectPosition } = getComputedStyle(picture);
  if (shape === undefined || stage === null || objectFit !== 'cover') throw new Error('no picture of a hero');
  const { width, height } = heroFrames[shape];
  const box = picture.getBoundingClientRect();
  const scale = Math.max(box.width / width, box.height / height);
  const [atX = 50, atY = 50] = objectPosition.split(' ').map(Number.parseFloat);
  const left = box.left + ((box.width - width * scale) * atX) / 100;
  const top = box.top + ((box.height - height * scale) * atY) / 100;
  const { x, y, width: across, height: down } = heroFocus[shape];
  const around = stage.getBoundingClientRect();
  return {
    frame: {
      left: Math.max(box.left, around.left),
      top: Math.max(box.top, around.top),
      right: Math.min(box.right, around.right),
      bottom: Math.min(box.bottom, around.bottom),
    },
    focus: {
      left: left + x * scale,
      top: top + y * scale,
      right: left + (x + across) * scale,
      bottom: top + (y + down) * scale,
    },
  };
}
