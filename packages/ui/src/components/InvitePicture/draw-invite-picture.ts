import type { BrandLayout } from '../../theme/brand.ts';
import type { LogoMark } from '../../theme/logo-mark.ts';
import type { QrPath } from '../QrCode/qr-path.ts';
import { fitText } from './fit-text.ts';
import { type PictureLook, readLook } from './picture-look.ts';

/** Pixels of the picture: a portrait that messengers show whole. */
export const pictureSize = { width: 1080, height: 1350 } as const;

export interface InvitePictureContent {
  readonly brand: {
    readonly name: string;
    readonly mark: LogoMark;
    readonly style: BrandLayout['promotions'];
  };
  readonly headline: string;
  readonly codeLabel: string;
  readonly code: string;
  readonly scan: string;
  readonly foot: string;
}

export interface PictureParts {
  /** Null where the scene did not come: its place stays calm. */
  readonly scene: CanvasImageSource | null;
  readonly qr: QrPath;
}

const { width, height } = pictureSize;
const margin = 72;
const artHeight = 700;
/** Of the scene's own 720 by 600, as wide as the picture. */
const sceneHeight = (width * 600) / 720;
const qrSize = 324;
const qrTop = artHeight + 148;
const textWidth = width - 3 * margin - qrSize;

type Context = CanvasRenderingContext2D;

/** Draws the invitation in the look of the brand on the page. */
export function drawInvitePicture(
  context: Context,
  content: InvitePictureContent,
  { scene, qr }: PictureParts,
): void {
  const look = readLook(context.canvas);
  context.clearRect(0, 0, width, height);
  drawGround(context, look, scene);
  drawPanel(context, look, content.brand.style);
  drawBrand(context, look, content.brand);
  drawWords(context, look, content);
  drawCode(context, look, qr, content);
  drawFrame(context, look, content.brand.style);
}

function drawGround(context: Context, { bg, surface3 }: PictureLook, scene: CanvasImageSource | null): void {
  context.fillStyle = scene === null ? surface3 : bg;
  context.fillRect(0, 0, width, height);
  if (scene !== null) context.drawImage(scene, 0, (artHeight - sceneHeight) / 2, width, sceneHeight);
}

function drawPanel(context: Context, look: PictureLook, style: BrandLayout['promotions']): void {
  if (style === 'tags') {
    drawTag(context, look);
    return;
  }
  const top = artHeight - (style === 'bento' ? 60 : 0);
  context.fillStyle = style === 'ledger' ? look.bg : look.surface1;
  context.beginPath();
  context.roundRect(0, top, width, height, style === 'bento' ? [64, 64, 0, 0] : 0);
  context.fill();
  if (style === 'bento') return;
  if (style === 'coupons') {
    drawPerforation(context, look.bg, top);
    return;
  }
  if (style === 'numerals') {
    context.fillStyle = look.accent;
    context.fillRect(0, top - 12, margin + textWidth / 2, 24);
    return;
  }
  context.fillStyle = look.edge;
  context.fillRect(0, top, width, style === 'ledger' ? 3 : 10);
  if (style === 'ledger') context.fillRect(0, top + 9, width, 3);
}

/** With cut corners, an eyelet that shows the scene, and the cord that it hangs from. */
function drawTag(context: Context, { surface1, second }: PictureLook): void {
  const top = artHeight - 72;
  const cut = 96;
  const eye = { x: width / 2, y: top + 44, hole: 13 };
  context.fillStyle = surface1;
  context.beginPath();
  context.moveTo(cut, top);
  context.lineTo(width - cut, top);
  context.lineTo(width, top + cut);
  context.lineTo(width, height);
  context.lineTo(0, height);
  context.lineTo(0, top + cut);
  context.closePath();
  context.moveTo(eye.x + eye.hole, eye.y);
  context.arc(eye.x, eye.y, eye.hole, 0, 2 * Math.PI, true);
  context.fill();
  context.strokeStyle = second;
  context.lineWidth = 9;
  context.beginPath();
  context.arc(eye.x, eye.y, eye.hole + 4, 0, 2 * Math.PI);
  context.stroke();
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(eye.x - 26, 0);
  context.lineTo(eye.x, eye.y);
  context.lineTo(eye.x + 26, 0);
  context.stroke();
}

/** Two half rounds out of the edges, and a row of holes between them. */
function drawPerforation(context: Context, ground: string, top: number): void {
  context.fillStyle = ground;
  context.beginPath();
  for (const x of [0, width]) context.arc(x, top, 36, 0, 2 * Math.PI);
  for (let x = 72; x < width - 48; x += 36) {
    context.moveTo(x, top);
    context.arc(x, top, 7, 0, 2 * Math.PI);
  }
  context.fill();
}

function drawBrand(
  context: Context,
  { accent, second, text, display }: PictureLook,
  { name, mark }: InvitePictureContent['brand'],
): void {
  const size = 64;
  const top = artHeight + 28;
  const [, , boxWidth = 40] = mark.viewBox.split(' ').map(Number);
  context.save();
  context.translate(margin, top);
  context.scale(size / boxWidth, size / boxWidth);
  for (const [path, fill] of [
    [mark.accent, accent],
    [mark.second, second],
  ] as const) {
    context.fillStyle = fill;
    context.fill(new Path2D(path));
  }
  context.restore();
  context.fillStyle = text;
  context.textBaseline = 'middle';
  fitText(context, name, { size: 46, weight: display.weight, family: display.family, maxWidth: textWidth });
  context.fillText(name, margin + size + 20, top + size / 2 + 2);
}

function drawWords(
  context: Context,
  { text, muted, accentText, display, body }: PictureLook,
  { headline, codeLabel, code, foot }: InvitePictureContent,
): void {
  context.textBaseline = 'alphabetic';
  const line = (words: string, y: number, fill: string, font: typeof display, size: number, room: number) => {
    context.fillStyle = fill;
    fitText(context, words, { size, ...font, maxWidth: room });
    context.fillText(words, margin, y);
  };
  line(headline, artHeight + 236, text, display, 64, textWidth);
  line(codeLabel, artHeight + 340, muted, body, 34, textWidth);
  line(code, artHeight + 430, accentText, display, 92, textWidth);
  line(foot, height - 56, muted, body, 30, width - 2 * margin);
}

function drawCode(
  context: Context,
  { qrBg, qrInk, edge, muted, body, radius }: PictureLook,
  { size, path }: QrPath,
  { brand, scan }: InvitePictureContent,
): void {
  const left = width - margin - qrSize;
  if (brand.style === 'stickers') {
    context.fillStyle = edge;
    context.fillRect(left + 12, qrTop + 12, qrSize, qrSize);
  }
  context.fillStyle = qrBg;
  context.beginPath();
  context.roundRect(left, qrTop, qrSize, qrSize, radius);
  context.fill();
  if (brand.style === 'ledger' || brand.style === 'stickers') {
    context.strokeStyle = edge;
    context.lineWidth = brand.style === 'stickers' ? 6 : 2;
    context.stroke();
  }
  context.save();
  context.translate(left, qrTop);
  context.scale(qrSize / size, qrSize / size);
  context.fillStyle = qrInk;
  context.fill(new Path2D(path));
  context.restore();
  context.fillStyle = muted;
  fitText(context, scan, { size: 30, ...body, maxWidth: qrSize });
  context.textAlign = 'center';
  context.fillText(scan, left + qrSize / 2, qrTop + qrSize + 52);
  context.textAlign = 'start';
}

/** Around all of it: a double rule, a thick outline, or nothing. */
function drawFrame(context: Context, { edge }: PictureLook, style: BrandLayout['promotions']): void {
  if (style !== 'ledger' && style !== 'stickers') return;
  context.strokeStyle = edge;
  const rules = style === 'ledger' ? [[20, 2] as const, [28, 2] as const] : [[7, 14] as const];
  for (const [inset, line] of rules) {
    context.lineWidth = line;
    context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
}
