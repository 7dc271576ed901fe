/** A sign as path data on a grid of 24: in one tone, or what is drawn over a faint tint of the same colour. */
export type TwoToneIcon = string | { readonly tint: string; readonly ink: string };

/** The attributes of its paths, from the ground up; `fill` begins both. */
export function twoToneAttributes(icon: TwoToneIcon, tone: number, fill: string): readonly string[] {
  if (typeof icon === 'string') return [`${fill} d="${icon}"`];
  return [`${fill} fill-opacity="${tone}" d="${icon.tint}"`, `${fill} d="${icon.ink}"`];
}
