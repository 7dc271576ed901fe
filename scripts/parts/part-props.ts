import type { ESTree } from 'vite';
import type { ComponentFact, PropFact } from '../../.storybook/part-props.ts';
import { lookUp, type Module, textOf } from './module.ts';

/** What a type allows, where it is a list of words: `'sm' | 'md'`, `(typeof sizes)[number]`, or a name for one. */
function wordsOf(module: Module, type: ESTree.Node): readonly string[] | null {
  if (type.type === 'TSParenthesizedType') return wordsOf(module, type.typeAnnotation);
  if (type.type === 'TSUndefinedKeyword' || type.type === 'TSNullKeyword') return [];
  if (type.type === 'TSLiteralType') {
    const { literal } = type;
    return literal.type === 'Literal' && typeof literal.value === 'string' ? [literal.value] : null;
  }
  if (type.type === 'TSUnionType') {
    const words = type.types.map((each) => wordsOf(module, each));
    return words.some((each) => each === null) ? null : words.flatMap((each) => each ?? []);
  }
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && !type.typeArguments) {
    const found = lookUp(module, type.typeName.name);
    const { node } = found?.declared ?? {};
    if (!found || node?.type !== 'TSTypeAliasDeclaration' || node.typeParameters) return null;
    return wordsOf(found.module, node.typeAnnotation);
  }
  if (type.type === 'TSIndexedAccessType' && type.indexType.type === 'TSNumberKeyword') {
    const list =
      type.objectType.type === 'TSParenthesizedType' ? type.objectType.typeAnnotation : type.objectType;
    return list.type === 'TSTypeQuery' && list.exprName.type === 'Identifier'
      ? listOf(module, list.exprName.name)
      : null;
  }
  return null;
}

function listOf(module: Module, name: string): readonly string[] | null {
  const { node } = lookUp(module, name)?.declared ?? {};
  const list =
    node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? node.expression : node;
  if (list?.type !== 'ArrayExpression') return null;
  const words = list.elements.flatMap((each) =>
    each?.type === 'Literal' && typeof each.value === 'string' ? [each.value] : [],
  );
  return words.length === list.elements.length ? words : null;
}

type Defaults = ReadonlyMap<string, string>;

function isFunction(node: ESTree.Node): node is ESTree.Function | ESTree.ArrowFunctionExpression {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}

/** The first parameter of a component, and the name of its type. */
function paramOf(node: ESTree.Node): { param: ESTree.Node; type: string } | null {
  const [param] = isFunction(node) ? node.params : [];
  if (!param || !('typeAnnotation' in param)) return null;
  const type = param.typeAnnotation?.typeAnnotation;
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
    ? { param, type: type.typeName.name }
    : null;
}

/** What the functions of a file put in for members of a type that are left out: `({ size = 'md' }: ButtonLook)`. */
function defaultsOf(module: Module, type: string): Defaults {
  const defaults = new Map<string, string>();
  for (const { node } of module.declared.values()) {
    const own = paramOf(node);
    if (own?.type !== type || own.param.type !== 'ObjectPattern') continue;
    for (const each of own.param.properties) {
      if (each.type !== 'Property' || each.key.type !== 'Identifier') continue;
      if (each.value.type === 'AssignmentPattern') {
        defaults.set(each.key.name, textOf(module, each.value.right));
      }
    }
  }
  return defaults;
}

function propOf(module: Module, node: ESTree.Node, defaults: Defaults): PropFact | null {
  if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') return null;
  if (node.key.type !== 'Identifier') return null;
  const { name } = node.key;
  const type = node.type === 'TSPropertySignature' ? node.typeAnnotation?.typeAnnotation : undefined;
  return {
    name,
    type: (type ? textOf(module, type) : textOf(module, node)).replace(/\s+/g, ' '),
    words: type ? wordsOf(module, type) : null,
    isRequired: !node.optional,
    fallback: defaults.get(name) ?? null,
    sentence: module.commentBefore(node.start),
  };
}

interface Members {
  readonly props: readonly PropFact[];
  /** What it takes over from libraries: `ComponentProps<'button'>`. */
  readonly inherited: readonly string[];
}

const none: Members = { props: [], inherited: [] };

function together(all: readonly Members[]): Members {
  return { props: all.flatMap(({ props }) => props), inherited: all.flatMap(({ inherited }) => inherited) };
}

/** `Omit<X, 'a' | 'b'>` and `Pick<X, 'a'>` of a type of ours, or a type by its name. */
function membersByName(
  module: Module,
  name: string,
  args: readonly ESTree.Node[],
  node: ESTree.Node,
): Members {
  const [of, words] = args;
  if ((name === 'Omit' || name === 'Pick') && of && words) {
    const named = new Set(wordsOf(module, words) ?? []);
    const { props, inherited } = membersOf(module, of);
    return { props: props.filter((prop) => named.has(prop.name) === (name === 'Pick')), inherited };
  }
  if ((name === 'Readonly' || name === 'Partial') && of) return membersOf(module, of);
  const found = lookUp(module, name);
  if (!found) return { props: [], inherited: [textOf(module, node).replace(/\s+/g, ' ')] };
  return membersOfDeclared(found.module, name, found.declared.node);
}

function membersOfDeclared(module: Module, name: string, node: ESTree.Node): Members {
  if (node.type === 'TSTypeAliasDeclaration') return membersOf(module, node.typeAnnotation);
  if (node.type !== 'TSInterfaceDeclaration') return none;
  const defaults = defaultsOf(module, name);
  const own = node.body.body.flatMap((each) => propOf(module, each, defaults) ?? []);
  const extended = node.extends.map((each) =>
    each.expression.type === 'Identifier'
      ? membersByName(module, each.expression.name, each.typeArguments?.params ?? [], each)
      : none,
  );
  const names = new Set(own.map((prop) => prop.name));
  const others = together(extended);
  return {
    props: [
      ...own,
      // What the extending component puts in itself goes before what the extended type's own user does.
      ...others.props
        .filter((prop) => !names.has(prop.name))
        .map((prop) => ({ ...prop, fallback: defaults.get(prop.name) ?? prop.fallback })),
    ],
    inherited: others.inherited,
  };
}

function membersOf(module: Module, type: ESTree.Node): Members {
  if (type.type === 'TSParenthesizedType') return membersOf(module, type.typeAnnotation);
  if (type.type === 'TSIntersectionType') return together(type.types.map((each) => membersOf(module, each)));
  if (type.type === 'TSTypeLiteral') {
    return { props: type.members.flatMap((each) => propOf(module, each, new Map()) ?? []), inherited: [] };
  }
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    return membersByName(module, type.typeName.name, type.typeArguments?.params ?? [], type);
  }
  return none;
}

/** `styled.span` -> `span` */
function styledElement(node: ESTree.Node): string | null {
  if (node.type !== 'TaggedTemplateExpression' || node.tag.type !== 'MemberExpression') return null;
  const { object, property } = node.tag;
  const isStyled = object.type === 'Identifier' && object.name === 'styled' && property.type === 'Identifier';
  return isStyled ? property.name : null;
}

/** What a component takes, as its type and the comments in it say; null where the name is not a component of this file. */
export function propsOf(module: Module, name: string): ComponentFact | null {
  const { node, comment } = module.declared.get(name) ?? {};
  if (!node || comment === undefined || !/^[A-Z]/.test(name)) return null;
  const element = styledElement(node);
  if (element) {
    return { name, sentence: comment, props: [], inherited: [`ComponentProps<'${element}'>`] };
  }
  // `memo(function Part() {})` and the like.
  const component = node.type === 'CallExpression' ? node.arguments[0] : node;
  if (!component || !isFunction(component)) return null;
  const type = paramOf(component)?.type;
  const found = type === undefined ? null : lookUp(module, type);
  if (type === undefined || !found) return { name, sentence: comment, props: [], inherited: [] };
  return { name, sentence: comment, ...membersOfDeclared(found.module, type, found.declared.node) };
}
