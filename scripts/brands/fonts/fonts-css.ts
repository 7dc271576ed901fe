import { systemWidth } from './font-metrics.ts';
import { type FontFamily, familyMetrics, subsetFile, subsetNames, unicodeRange } from './subset-fonts.ts';

const localFaces = {
  sans: ['Arial', 'Liberation Sans', 'Roboto'],
  serif: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
} as const;

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

function face(lines: readonly string[]): string {
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

/** The system's own face adjusted to the web font's metrics, so that nothing moves when it arrives. */
async function fallbackFace(font: FontFamily): Promise<string> {
  const { like, family } = font.fallback;
  const metrics = await familyMetrics(font);
  const scale = metrics.width / systemWidth(like);
  return face([
    `font-family: "${family}"`,
    `src: ${localFaces[like].map((name) => `local("${name}")`).join(', ')}`,
    `size-adjust: ${percent(scale)}`,
    `ascent-override: ${percent(metrics.ascent / scale)}`,
    `descent-override: ${percent(metrics.descent / scale)}`,
    `line-gap-override: ${percent(metrics.lineGap / scale)}`,
  ]);
}

export interface BrandFonts {
  readonly css: string;
  /** By path below the brand's folder. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const known = new Map<string, Promise<BrandFonts>>();

/** `fonts.css` and the files it names. `display` faces that come late stay out of that view (`fallback`), body text is swapped. */
export function brandFonts(families: readonly FontFamily[]): Promise<BrandFonts> {
  // Whoever makes a brand has them checked at once, which would make them again.
  const key = JSON.stringify(families);
  const fonts = known.get(key) ?? makeFonts(families);
  known.set(key, fonts);
  return fonts;
}

async function makeFonts(families: readonly FontFamily[]): Promise<BrandFonts> {
  const files = new Map<string, Buffer>();
  const faces: string[] = [];
  for (const font of families) {
    for (const subset of subsetNames) {
      const path = `fonts/${font.role}-${subset}.woff2`;
      files.set(path, await subsetFile(font, subset));
      const [from, to] = font.weight;
      faces.push(
        face([
          `font-family: "${font.family}"`,
          'font-display: swap',
          `font-weight: ${from === to ? from : `${from} ${to}`}`,
          `src: url("./${path}") format("woff2")`,
          `unicode-range: ${unicodeRange(subset)}`,
        ]),
      );
    }
    faces.push(await fallbackFace(font));
  }
  return { css: faces.join('\n'), files };
}
