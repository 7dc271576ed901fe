import type { ESTree } from 'vite';
import { parse } from './source.ts';

/** Attributes that players read or hear. */
const spokenAttributes =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|children|description|heading|hint|label|message|placeholder|text|title)$/;
/** The sign of the currency is the same in every language. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll('R$', '').replace(/&#?\w+;/g, ''));

/** Strings that an expression can come to: `isOpen ? 'Fechar' : 'Abrir'` are two. */
function spokenIn(node: ESTree.Node): readonly ESTree.Node[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetters(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => hasLetters(value.raw)) ? [node] : [];
    case 'ConditionalExpression':
      return [...spokenIn(node.consequent), ...spokenIn(node.alternate)];
    case 'LogicalExpression':
      return [...spokenIn(node.left), ...spokenIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...spokenIn(node.left), ...spokenIn(node.right)] : [];
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return spokenIn(node.expression);
    default:
      return [];
  }
}

/** Words that are written in the code instead of a catalogue: between tags, in attributes that are read, and with accents anywhere. */
export function wordsInCode(path: string, text: string): readonly string[] {
  const { places, at } = parse(path, text);
  const found = places.flatMap(({ node, parent }): readonly ESTree.Node[] => {
    if (node.type === 'JSXText') return hasLetters(node.value) ? [node] : [];
    if (node.type === 'JSXExpressionContainer') return parent?.type === 'JSXAttribute' ? [] : spokenIn(node);
    if (node.type === 'JSXAttribute')
      return node.value && node.name.type === 'JSXIdentifier' && spokenAttributes.test(node.name.name)
        ? spokenIn(node.value)
        : [];
    const isAccented = (value: string) => /[^\p{ASCII}\P{L}]/u.test(value);
    if (node.type === 'Literal')
      return typeof node.value === 'string' && isAccented(node.value) ? [node] : [];
    if (node.type === 'TemplateElement') return isAccented(node.value.raw) ? [node] : [];
    return [];
  });
  return [...new Set(found)].map(at);
}
