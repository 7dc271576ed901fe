import type { ReceiptFact } from './useReceiptFacts.ts';

export interface ReceiptDrawing {
  readonly title: string;
  readonly facts: readonly ReceiptFact[];
  /** Lends ground, ink and face: the receipt as it stands on the page. */
  readonly like: Element;
}

/** In pixels of the picture: wide enough to be read on any phone. */
const width = 720;
const edge = 48;
const lineHeight = 40;
const rowGap = 20;

/** The text in lines no wider than the picture; a word that is longer than a line is broken. */
function linesOf(context: CanvasRenderingContext2D, text: string): readonly string[] {
  const lines = [''];
  for (const sign of text) {
    const line = `${lines.at(-1)}${sign}`;
    if (context.measureText(line).width <= width - 2 * edge) lines[lines.length - 1] = line;
    else {
      const space = line.lastIndexOf(' ', line.length - 2);
      const end = space > 0 ? space + 1 : line.length - sign.length;
      lines.splice(-1, 1, line.slice(0, end).trimEnd(), line.slice(end));
    }
  }
  return lines;
}

/** A receipt as a PNG picture in the brand's colours. Rejects where the browser cannot draw. */
export async function drawReceipt({ title, facts, like }: ReceiptDrawing): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const { backgroundColor, color, fontFamily } = getComputedStyle(like);
  const faces = {
    title: `600 34px ${fontFamily}`,
    label: `400 22px ${fontFamily}`,
    value: `400 28px ${fontFamily}`,
    strong: `700 34px ${fontFamily}`,
  };
  const rows = facts.map(({ label, value, isStrong }) => {
    const face = isStrong ? faces.strong : faces.value;
    context.font = face;
    return { label, face, lines: linesOf(context, value) };
  });
  const heights = rows.map(({ lines }) => (lines.length + 1) * lineHeight + rowGap);
  canvas.width = width;
  canvas.height = heights.reduce((sum, height) => sum + height, 2 * edge + 2 * lineHeight);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  let top = edge + lineHeight;
  const write = (text: string, face: string, opacity = 1) => {
    context.font = face;
    context.globalAlpha = opacity;
    context.fillText(text, edge, top);
    top += lineHeight;
  };
  write(title, faces.title);
  top += rowGap;
  for (const { label, face, lines } of rows) {
    write(label, faces.label, 0.75);
    for (const line of lines) write(line, face);
    top += rowGap;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
