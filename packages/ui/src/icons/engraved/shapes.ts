/** Path data for what is cut out of metal: filled, and what lies twice over a place is a hole. */

const round = (value: number) => Math.round(value * 100) / 100;

export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** A square on its corner; `r` is half a diagonal. */
export const lozenge = (x: number, y: number, r: number): string =>
  `M${x} ${round(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;

/** A circle drawn with a line. */
export const ring = (x: number, y: number, r: number, width: number): string =>
  disc(x, y, round(r + width / 2)) + disc(x, y, round(r - width / 2));

/** A straight line. */
export function rule(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const scale = width / 2 / Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(y1 - y2) * scale, (x2 - x1) * scale];
  const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
  return `M${at(x1 + dx, y1 + dy)}L${at(x2 + dx, y2 + dy)}L${at(x2 - dx, y2 - dy)}L${at(x1 - dx, y1 - dy)}Z`;
}

/** A part of a circle drawn with a line; angles in degrees, clockwise from the right. */
export function arc(x: number, y: number, r: number, from: number, to: number, width: number): string {
  const [outer, inner] = [round(r + width / 2), round(r - width / 2)];
  const at = (degrees: number, radius: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  };
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${at(from, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${at(from, inner)}Z`;
}
