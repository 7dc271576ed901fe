/** Everything that a pack may contain; nothing else belongs there. */
const known = [
  /^(brand|layout|fonts|featured-games)\.json$/,
  /^tokens\/(seeds|ref|sem)\.json$/,
  /^copy\/[a-z]+\.json$/,
  /^art\/(mark|icon)\.svg$/,
  /^art\/(sign|reels)\.json$/,
  /^art\/(hero|promo)(-(wide|square|tall))?\.(avif|webp|png|svg)$/,
  /^art\/banner\.(avif|webp|png|svg)$/,
  /^art\/covers\/\d+\.(avif|webp|png|svg)$/,
  /^fonts\/(body|display)-[a-z]+\.woff2$/,
  /^(brand|fonts)\.css$/,
  /^(brand|tokens)\.ts$/,
];
const isKnown = (path: string) => known.some((pattern) => pattern.test(path));

const picture = /^art\/.*\.(avif|webp|png|svg|jpe?g|jfif|gif|heic|tiff?|bmp)$/i;
const ending = /\.\w+$/;

function strayProblem(path: string): string {
  const small = path.toLowerCase();
  if (isKnown(small)) return `${path} is spelled with capitals, and not found so. Rename it to ${small}.`;
  if (!picture.test(path)) return `${path} does not belong into a brand's pack. Remove it.`;
  return isKnown(small.replace(ending, '.png'))
    ? `${path} is of a kind that is not taken. Export it as AVIF, WebP, PNG or SVG.`
    : `${path} is for no place that the site has. Rename it to hero, promo (both also with -wide, -square or -tall), banner or covers/<number of the game>, or remove it.`;
}

/** Pictures that stand in each other's place: of those of one name the first alone would be shown. */
function doubleProblems(paths: readonly string[]): readonly string[] {
  const places = Map.groupBy(
    paths.filter((path) => isKnown(path) && picture.test(path)),
    (path) => path.replace(ending, ''),
  );
  return [...places.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.toSorted().join(' and ')} are for one place. Leave one of them.`);
}

/** Files that no part of the site would use, or one of them alone. */
export function strayProblems(paths: readonly string[]): readonly string[] {
  return [...paths.filter((path) => !isKnown(path)).map(strayProblem), ...doubleProblems(paths)];
}
