import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ESTree } from 'vite';
import type { StorySource } from '../../.storybook/part-pages.ts';
import { type Module, textOf } from './module.ts';

/** What stands behind `satisfies` and `as`. */
function bare(node: ESTree.Node | undefined): ESTree.Node | undefined {
  const isTyped =
    node?.type === 'TSSatisfiesExpression' ||
    node?.type === 'TSAsExpression' ||
    node?.type === 'ParenthesizedExpression';
  return isTyped ? bare(node.expression) : node;
}

function valueIn(node: ESTree.Node | undefined, name: string): ESTree.Node | undefined {
  const object = bare(node);
  if (object?.type !== 'ObjectExpression') return undefined;
  const found = object.properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
  );
  return found?.type === 'Property' ? bare(found.value) : undefined;
}

/** Of lines after the first, the indentation that all of them share is taken away. */
function dedent(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const depths = rest
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths, Number.POSITIVE_INFINITY);
  return [first, ...rest.map((line) => line.slice(Math.min(depth, line.length)))].join('\n').trim();
}

function isSpy(node: ESTree.Node): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'fn';
}

type Args = ReadonlyMap<string, string>;

/** Args by name as source text; `...Other.args` and `...meta.args` are looked up in the same file. */
function argsIn(module: Module, node: ESTree.Node | undefined): Args {
  const object = bare(node);
  const args = new Map<string, string>();
  if (object?.type !== 'ObjectExpression') return args;
  for (const each of object.properties) {
    if (each.type === 'SpreadElement') {
      const { argument } = each;
      const of =
        argument.type === 'MemberExpression' && argument.object.type === 'Identifier'
          ? argument.object.name
          : '';
      const other = valueIn(module.declared.get(of)?.node, 'args');
      for (const [name, value] of argsIn(module, other)) args.set(name, value);
    } else if (each.key.type === 'Identifier') {
      // A spy stands for what one would do there oneself.
      args.set(each.key.name, isSpy(each.value) ? '() => {}' : dedent(textOf(module, each.value)));
    }
  }
  return args;
}

/** The JSX that a render function returns; all of its body where it does something before. */
function jsxOf(module: Module, render: ESTree.Node): string | null {
  if (render.type !== 'ArrowFunctionExpression' && render.type !== 'FunctionExpression') return null;
  const { body } = render;
  if (!body) return null;
  if (body.type !== 'BlockStatement') return dedent(textOf(module, bare(body) ?? body));
  return dedent(textOf(module, body).replace(/^\{\s*\n?|\s*\}$/g, ''));
}

/** The stories of a file as one would write them, without their tests, by their ids. */
export function storySources(module: Module, component: string): Readonly<Record<string, StorySource>> {
  const meta = module.declared.get('meta')?.node;
  const title = valueIn(meta, 'title');
  if (title?.type !== 'Literal' || typeof title.value !== 'string') return {};
  const shared = argsIn(module, valueIn(meta, 'args'));
  const sources: Record<string, StorySource> = {};
  for (const name of module.exported) {
    const story = bare(module.declared.get(name)?.node);
    if (story?.type !== 'ObjectExpression') continue;
    const id = toId(title.value, storyNameFromExport(name));
    const render = valueIn(story, 'render');
    const code = render && jsxOf(module, render);
    if (code) sources[id] = { kind: 'jsx', code };
    if (render) continue;
    const args = new Map([...shared, ...argsIn(module, valueIn(story, 'args'))]);
    sources[id] = { kind: 'args', component, args: [...args] };
  }
  return sources;
}
