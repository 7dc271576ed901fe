import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fixture, inRoot, run } from './rules/fixture.ts';

/** The programs that look at the whole repository, with the repository's own settings, on small ones with a fault each. */

const manifest = (name: string) => JSON.stringify({ name, type: 'module', exports: { './*': './src/*' } });
const packages = {
  'package.json': JSON.stringify({ name: 'fortuna', private: true, type: 'module' }),
  'pnpm-workspace.yaml': 'packages:\n  - packages/*\n  - apps/*\n',
  'tsconfig.json': '{}',
  'packages/domain/package.json': manifest('@fortuna/domain'),
};

describe('dead code', () => {
  interface KnipReport {
    readonly issues: readonly {
      readonly file: string;
      readonly exports?: readonly { readonly name: string }[];
      readonly types?: readonly { readonly name: string }[];
    }[];
  }

  function unusedIn(files: Readonly<Record<string, string>>): readonly string[] {
    using repository = fixture({
      ...packages,
      'knip.json': readFileSync(inRoot('knip.json'), 'utf8'),
      ...files,
    });
    const report = JSON.parse(
      run('knip', ['--reporter', 'json', '--no-config-hints'], repository.folder),
    ) as KnipReport;
    return report.issues.flatMap(({ file, exports = [], types = [] }) =>
      [...exports, ...types].map(({ name }) => `${file} ${name}`),
    );
  }

  const used = {
    'packages/domain/src/money.ts': 'export const centavos = 1;\n',
    'packages/domain/src/money.test.ts': "import { centavos } from './money.ts';\nvoid centavos;\n",
  };

  test('is none where everything is used', () => {
    expect(unusedIn(used)).toEqual([]);
  });

  test('is an orphan file, an export and a type that nobody takes', () => {
    const money = `${used['packages/domain/src/money.ts']}export const reais = 100;\n`;
    expect(
      unusedIn({
        ...used,
        'packages/domain/src/money.ts': money,
        'packages/domain/src/orphan.ts': 'export const orphan = 1;\nexport type Orphan = 1;\n',
      }),
    ).toEqual(
      expect.arrayContaining([
        'packages/domain/src/money.ts reais',
        'packages/domain/src/orphan.ts orphan',
        'packages/domain/src/orphan.ts Orphan',
      ]),
    );
  });
});

describe('directions', () => {
  interface Cruise {
    readonly summary: {
      readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
    };
  }

  function brokenIn(files: Readonly<Record<string, string>>): readonly string[] {
    using repository = fixture({
      ...packages,
      'packages/domain/src/site-map.ts': '',
      'packages/ui/src/theme/roles.ts': '',
      'apps/site/src/main.tsx': '',
      ...files,
    });
    const report = JSON.parse(
      run(
        'depcruise',
        ['--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json', 'packages', 'apps'],
        repository.folder,
      ),
    ) as Cruise;
    return report.summary.violations.map(({ from, rule }) => `${rule.name} ${from}`);
  }

  test.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'a screen that takes a page',
      {
        'packages/ui/src/screens/games/Home.tsx':
          "import '../../../../../apps/site/src/routes/home.page.tsx';",
        'apps/site/src/routes/home.page.tsx': 'export const page = 1;',
      },
      'ui-imports packages/ui/src/screens/games/Home.tsx',
    ],
    [
      'a theme that knows a brand, if only by a type',
      {
        'packages/ui/src/theme/roles.ts':
          "import type { Brand } from '../brands/mare/brand.ts';\nexport type A = Brand;",
        'packages/ui/src/brands/mare/brand.ts': 'export type Brand = 1;',
      },
      'theme-knows-no-brand packages/ui/src/theme/roles.ts',
    ],
    [
      'a circle through a dynamic import',
      {
        'apps/site/src/main.tsx': "export const load = () => import('./frame.tsx');",
        'apps/site/src/frame.tsx': "import { load } from './main.tsx';\nload();",
      },
      'no-circular apps/site/src/frame.tsx',
    ],
    [
      'a site with the sandbox in it',
      {
        'apps/site/src/main.tsx': "import '../../../packages/sandbox/src/app.ts';",
        'packages/sandbox/src/app.ts': '',
      },
      'site-imports-no-sandbox apps/site/src/main.tsx',
    ],
    [
      'a product with samples in it',
      {
        'apps/site/src/main.tsx': "import '../../../packages/domain/src/testing/samples.ts';",
        'packages/domain/src/testing/samples.ts': '',
      },
      'product-imports-no-samples apps/site/src/main.tsx',
    ],
    [
      'a file that nothing reaches, with or without exports',
      { 'packages/domain/src/orphan.ts': "document.title = 'orphan';" },
      'every-file-is-reached packages/domain/src/orphan.ts',
    ],
  ])('%s', (_, files, violation) => {
    expect(brokenIn(files)).toContain(violation);
  });

  test('what keeps them', () => {
    const reached = {
      'apps/site/src/main.tsx':
        "import '../../../packages/domain/src/site-map.ts';\nimport '../../../packages/ui/src/theme/roles.ts';",
    };
    expect(brokenIn(reached)).toEqual([]);
  });
});
