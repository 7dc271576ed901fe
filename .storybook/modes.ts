/** The widths that pictures are compared at, in CSS pixels, by the name that the toolbar knows them under. */
export const pictureWidths = { phone360: 360, desktop: 1280 } as const;

export interface Mode {
  readonly brand: string;
  readonly viewport: keyof typeof pictureWidths;
}

const viewports = Object.keys(pictureWidths) as (keyof typeof pictureWidths)[];

/** What pictures are taken in: each brand at each width. Chromatic takes all of it, `npm run visual` a part (docs/storybook.md). */
export function modesOf(brandIds: readonly string[]): Readonly<Record<string, Mode>> {
  return Object.fromEntries(
    brandIds.flatMap((brand) => viewports.map((viewport) => [`${brand} ${viewport}`, { brand, viewport }])),
  );
}
