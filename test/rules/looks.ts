import type { ESTree } from 'vite';
import { parse } from './source.ts';

/** Names of colours as far as somebody would write them; `transparent`, `currentColor` and the system's own are no colours of a brand. */
const names =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
const written =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const declared = new RegExp(
  `(?:^|[;{\\s-])(?:color|background|border|outline|fill|stroke|shadow|decoration)[\\w-]*\\s*:[^;}]*(?<![\\w-])(?:${names})(?![\\w-])`,
  'i',
);
const named = new RegExp(`^(?:light|dark|deep|hot)?(?:${names})$`, 'i');

/** Colours that are written out, in any string or template, so in styles, attributes and drawings alike. */
export function coloursIn(path: string, text: string): readonly string[] {
  const { places, at } = parse(path, text);
  const isColour = (value: string) => written.test(value) || declared.test(value);
  return places
    .filter(({ node, parent }) => {
      if (node.type === 'TemplateElement') return isColour(node.value.raw);
      if (node.type !== 'Literal' || typeof node.value !== 'string') return false;
      const isPaint =
        parent?.type === 'JSXAttribute' &&
        /^(fill|stroke|color|stopColor|floodColor)$/.test(String(parent.name.name));
      return isColour(node.value) || (isPaint && named.test(node.value));
    })
    .map(({ node }) => at(node));
}

/** Style attributes: the policy blocks them in prerendered pages. */
export function styleAttributes(path: string, text: string): readonly string[] {
  const { places, at } = parse(path, text);
  const isStyle = (node: ESTree.Node) => node.type === 'JSXAttribute' && node.name.name === 'style';
  return places.filter(({ node }) => isStyle(node)).map(({ node }) => at(node));
}

/** Figures of one width, asked for in a part itself: whoever needs them says what for by `figures` of `theme/mixins.ts`. */
export function ownTabularFigures(path: string, text: string): readonly string[] {
  const { places, at } = parse(path, text);
  return places
    .filter(({ node }) => node.type === 'TemplateElement' && /\btabular-nums\b/.test(node.value.raw))
    .map(({ node }) => at(node));
}
