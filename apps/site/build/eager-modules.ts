import { type ESTree, type Plugin, parseAst } from 'vite';

/** What the bundler keeps its helpers in; the only one that takes a lone function is the wrapper of a CommonJS module. */
const helpers = /rolldown-runtime/;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The names that a chunk gives the bundler's helpers. */
function helperNames(statements: readonly ESTree.Node[]): ReadonlySet<string> {
  return new Set(
    statements
      .filter((statement) => statement.type === 'ImportDeclaration')
      .filter(({ source }) => helpers.test(source.value))
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );
}

/** The functions that a chunk hands to such a helper alone, at its top level. */
function wrappedModules(statements: readonly ESTree.Node[]): readonly Span[] {
  const names = helperNames(statements);
  return statements
    .filter((statement) => statement.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const [module, ...rest] = init.arguments;
      const isWrapper = names.has(init.callee.name) && rest.length === 0;
      return isWrapper && module?.type === 'ArrowFunctionExpression' ? [module] : [];
    });
}

/**
 * A function in parentheses is compiled with its file, off the main thread; any other is only looked over there, and compiled on the main
 * thread when it is first called. The bundler sets them around CommonJS modules (React's are 200 kB), the minifier takes them away: here
 * they come back (https://v8.dev/blog/preparser#pife).
 */
export const eagerModules: Plugin = {
  name: 'fortuna:eager-modules',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler(code) {
      const modules = wrappedModules(parseAst(code).body).toSorted((one, other) => other.start - one.start);
      return modules.reduce(
        (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
        code,
      );
    },
  },
};
