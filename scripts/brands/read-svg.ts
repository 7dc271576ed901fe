import { type CustomPlugin, optimize } from 'svgo';

export interface SvgElement {
  /** As the file spells it. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** It stands in no other one. */
  readonly isRoot: boolean;
}

export interface SvgContent {
  /** In the order of the file. */
  readonly elements: readonly SvgElement[];
  /** What the file has besides elements and text, each once; its own declaration (`<?xml`) is none. */
  readonly extras: ReadonlySet<'doctype' | 'cdata' | 'instruction'>;
}

/** What is in an SVG file, read by SVGO's parser. Throws where it is not well-formed. */
export function readSvg(svg: string): SvgContent {
  const elements: SvgElement[] = [];
  const extras = new Set<'doctype' | 'cdata' | 'instruction'>();
  const reader: CustomPlugin = {
    name: 'read-svg',
    fn: () => ({
      element: {
        enter: ({ name, attributes }, { type }) => {
          elements.push({ name, attributes: { ...attributes }, isRoot: type === 'root' });
        },
      },
      doctype: { enter: ({ type }) => void extras.add(type) },
      cdata: { enter: ({ type }) => void extras.add(type) },
      instruction: { enter: ({ type, name }) => void (name === 'xml' || extras.add(type)) },
    }),
  };
  optimize(svg, { plugins: [reader] });
  return { elements, extras };
}
