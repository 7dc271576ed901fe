/** A sign of lines on a grid of 24, as path data; `hollow` where nothing between its lines belongs to it, `full` where all does. */
export type LineIcon = string | { readonly hollow: string } | { readonly full: string };

const pen = 'stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"';

/** The attributes of its path: what the lines enclose is faintly filled. */
export function lineAttributes(icon: LineIcon): string {
  if (typeof icon === 'string') return `fill="currentColor" fill-opacity=".22" ${pen} d="${icon}"`;
  return 'full' in icon
    ? `fill="currentColor" ${pen} d="${icon.full}"`
    : `fill="none" ${pen} d="${icon.hollow}"`;
}
