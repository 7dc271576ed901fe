/** The direction of dependencies (docs/architecture.md), type imports included. */
const packages = ['domain', 'api', 'flows', 'ui', 'sandbox'];

/** A package may import only these others of ours. */
const allowed = {
  domain: [],
  api: ['domain'],
  flows: ['domain'],
  ui: ['domain'],
  sandbox: ['domain'],
};

const onlyOwn = packages.map((name) => ({
  name: `${name}-imports`,
  comment: `packages/${name} imports of ours only: ${allowed[name].join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(packages|apps)/',
    pathNot: [
      `^packages/(${[name, ...allowed[name]].join('|')})/`,
      // A View type may be named where it is made (the only edge from flows to ui) …
      ...(name === 'flows' ? ['^packages/ui/src/screens/.*\\.view\\.ts$'] : []),
      // … and the sandbox is typed and checked by the generated contract.
      ...(name === 'sandbox' ? ['^packages/api/src/generated/'] : []),
    ],
  },
}));

/** Where something begins: files that nobody imports, since a program or a test runner opens them. */
const starts = [
  '\\.(test|spec)\\.tsx?$',
  '\\.(stories|snippet)\\.tsx$',
  '^(scripts|\\.storybook)/',
  '^apps/site/(src/(main|server)\\.tsx|vite\\.config\\.ts|playwright\\.config\\.ts)$',
  '^apps/site/(build/static-server|e2e/global-setup)\\.ts$',
  '^apps/site/src/worker/(worker\\.ts|no-worker\\.js)$',
  '^packages/sandbox/src/(main|strength/crash-hook)\\.ts$',
  '\\.d\\.ts$',
];

module.exports = {
  forbidden: [
    ...onlyOwn,
    {
      name: 'flows-view-types-only',
      comment: 'Only *.view.ts of a flow may name a View type of ui, and only as a type.',
      severity: 'error',
      from: { path: '^packages/flows/src', pathNot: '(\\.view|\\.test)\\.ts$' },
      to: { path: '^packages/ui/' },
    },
    {
      name: 'flow-imports-no-other-flow',
      comment: 'attempt and watch are the parts that flows are made of; they know no flow.',
      severity: 'error',
      from: { path: '^packages/flows/src/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/flows/src/[^/]+/', pathNot: '^packages/flows/src/($1|attempt|watch)/' },
    },
    {
      name: 'flows-are-pure',
      comment: 'No React and no network in a flow.',
      severity: 'error',
      from: { path: '^packages/flows/src' },
      to: { path: 'node_modules/(react|react-dom|@xstate/react|openapi-fetch)/' },
    },
    {
      name: 'components-know-no-screens',
      severity: 'error',
      from: { path: '^packages/ui/src/(components|theme|art)/' },
      to: { path: '^packages/ui/src/(screens|locales)/' },
    },
    {
      name: 'theme-knows-no-components',
      severity: 'error',
      from: { path: '^packages/ui/src/(theme|art|brands)/' },
      to: { path: '^packages/ui/src/(components|screens)/' },
    },
    {
      name: 'art-imports-theme-only',
      severity: 'error',
      from: { path: '^packages/ui/src/art/', pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: '^packages/ui/src/', pathNot: '^packages/ui/src/(art|theme)/' },
    },
    {
      name: 'theme-knows-no-brand',
      severity: 'error',
      from: {
        path: '^packages/ui/src/(theme|art|components|screens)/',
        pathNot: '\\.(test|stories)\\.tsx?$',
      },
      to: { path: '^packages/ui/src/brands/' },
    },
    {
      name: 'brands-import-theme-only',
      severity: 'error',
      from: { path: '^packages/ui/src/brands/' },
      to: { path: '^packages/ui/src/', pathNot: '^packages/ui/src/(theme|brands)/' },
    },
    {
      name: 'ui-has-no-router-or-query',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: {
        path: 'node_modules/(react-router|react-router-dom|@tanstack/(react-)?query(-core)?|openapi-fetch|xstate)/',
      },
    },
    {
      name: 'components-have-no-copy',
      comment: 'Words come in as props.',
      severity: 'error',
      from: { path: '^packages/ui/src/components/', pathNot: '\\.(stories|snippet)\\.tsx$' },
      to: { path: 'node_modules/(i18next|react-i18next)/' },
    },
    {
      name: 'site-imports-no-sandbox',
      comment: 'The back end is the operator’s; the sandbox serves tests and journeys only.',
      severity: 'error',
      from: { path: '^apps/site/src' },
      to: { path: '^packages/sandbox/' },
    },
    {
      name: 'product-imports-no-storybook',
      comment:
        'Storybook may import everything, the site and the sandbox too; nothing of the product imports it.',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?|\\.stories\\.tsx|/test/|/e2e/)' },
      to: { path: '(\\.test\\.tsx?|\\.stories\\.tsx)$' },
    },
    {
      name: 'product-imports-no-samples',
      comment: 'The typed samples of domain/testing are for stories and tests.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: '(\\.test\\.tsx?|\\.stories\\.tsx|\\.fixtures\\.tsx?)$|/(story|testing)/',
      },
      to: { path: '^packages/domain/src/testing/' },
    },
    {
      name: 'every-file-is-reached',
      comment:
        'From where the product starts, or from a test or story. Exports that nobody uses are for knip.',
      severity: 'error',
      from: { path: starts },
      to: { path: '^(packages|apps)/', pathNot: starts, reachable: false },
    },
    {
      name: 'no-circular',
      comment: 'Dynamic imports included: who is loaded on demand does not know who loads it.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(storybook-static|/dist/|/dist-ssr/|packages/api/src/generated/schema)' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
