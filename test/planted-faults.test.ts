// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the faults are sources, templates among them
import { describe, expect, test } from 'vitest';
import { readPageFile } from '../apps/site/build/page-files.ts';
import { strayFiles, strayFolders, unreadableAreas } from './rules/areas.ts';
import {
  copied,
  hasMarkup,
  lostPlaceholders,
  missingPlurals,
  strayKeys,
  textsOf,
  untranslated,
} from './rules/catalogue.ts';
import { operationIdsOf, strayRecords } from './rules/contract.ts';
import { sandboxImports } from './rules/imports.ts';
import { coloursIn, ownTabularFigures, styleAttributes } from './rules/looks.ts';
import { misnamedReads, operationsOf, readsIn } from './rules/reads.ts';
import { directStorage, tokenOutsideSession, tokenTold } from './rules/secrets.ts';
import { declaredStates, falseStories, shownStates } from './rules/stories.ts';
import { wordsInCode } from './rules/words-in-code.ts';

/** Every rule meets the fault that it is there for, and a neighbour of it that is none (docs/decisions/017-checks-that-can-fail.md). */

type Rule = (path: string, text: string) => readonly string[];

interface Trial {
  readonly rule: Rule;
  /** Each is reported. */
  readonly faults: readonly string[];
  /** None is. */
  readonly clean: readonly string[];
}

const trials: Readonly<Record<string, Trial>> = {
  'words in code': {
    rule: wordsInCode,
    faults: [
      'const a = <p>Depositar agora</p>;',
      'const a = (\n  <p>\n    depositar\n  </p>\n);',
      "const a = <p>{'Depositar'}</p>;",
      'const a = <p>{`Depositar`}</p>;',
      "const a = <p>{isOpen ? 'Fechar' : 'Abrir'}</p>;",
      "const a = <p>{count > 0 && 'Novas'}</p>;",
      'const a = <p>{`${count} jogos`}</p>;',
      'const a = <button aria-label="Fechar" />;',
      "const a = <button title={'Fechar'} />;",
      'const a = <Field label="Valor" />;',
      'const a = <img alt="Logo" />;',
      "const message = 'Saldo insuficiente, faça um depósito';",
    ],
    clean: [
      "const a = <p>{t('cashier:form.amount')}</p>;",
      'const a = <p>R$&nbsp;{amount}: 10%</p>;',
      'const a = <img alt="" src="/cover.webp" className="wide" data-part="cover" />;',
      'const a = <Field label={t("form.amount")} name="amount" />;',
      "// Um comentário\nconst tone = isOpen ? 'danger' : 'info';",
    ],
  },
  colours: {
    rule: coloursIn,
    faults: [
      'export const Box = styled.div`\n  color: #ff0000;\n`;',
      'export const Box = styled.div`\n  color: ${a}; background: #fff;\n`;',
      'export const Box = styled.div`\n  border: 1px solid rgb(0 0 0 / 50%);\n`;',
      'export const Box = styled.div`\n  box-shadow: 0 0 1px HSL(0, 0%, 0%);\n`;',
      'export const Box = styled.div`\n  fill: oklch(60% 0.2 20);\n`;',
      'export const Box = styled.div`\n  background-color: white;\n`;',
      "const tone = { color: '#e11d48' };",
      'const a = <path fill="red" />;',
    ],
    clean: [
      'export const Box = styled.div`\n  color: ${text}; background: transparent; fill: currentColor;\n`;',
      'export const Box = styled.div`\n  color: color-mix(in oklab, ${text} 40%, transparent);\n`;',
      'export const Box = styled.div`\n  white-space: nowrap; outline: 2px solid CanvasText;\n`;',
      'const a = <a href="#details">{t("more")}</a>;',
      '// #ff0000\nconst id = `#${name}`;',
    ],
  },
  'figures of one width': {
    rule: ownTabularFigures,
    faults: ['export const Box = styled.div`\n  font-variant-numeric: tabular-nums;\n`;'],
    clean: ['export const Box = styled.div`\n  ${figures}\n  font-variant-numeric: lining-nums;\n`;'],
  },
  'style attributes': {
    rule: styleAttributes,
    faults: ['const a = <p style={{ inlineSize: 1 }} />;', 'const a = <p style="inline-size: 1px" />;'],
    clean: ['const a = <Box $size={1} styles="wide" />;'],
  },
  'the token outside session storage': {
    rule: tokenOutsideSession,
    faults: [
      "writeStored('local', 'fortuna.token', value);",
      "const key = 'fortuna.token';\nwriteStored('local', key, value);",
      "const tokenKey = 'fortuna.t';\nwriteStored('local', tokenKey, value);",
      "writeStored('local', 'fortuna.session', token);",
      "writeStored('local', 'fortuna.session', JSON.stringify({ value: session.accessToken }));",
      "import { writeStored as keep } from './storage.ts';\nkeep('local', 'fortuna.token', value);",
      "import * as storage from './storage.ts';\nstorage.writeStored('local', `fortuna.token`, value);",
      "const area = 'local';\nwriteStored(area, 'fortuna.token', value);",
      "import { key } from './keys.ts';\nwriteStored('local', key, value);",
      "export const read = () => readStored('local', 'fortuna.token');",
    ],
    clean: [
      "const tokenKey = 'fortuna.token';\nwriteStored('session', tokenKey, token);",
      "const key = 'fortuna.language';\nwriteStored('local', key, language);",
      "writeStored('local', 'fortuna.balanceHidden', '1');",
    ],
  },
  'storage round the helpers': {
    rule: directStorage,
    faults: [
      "localStorage.setItem('a', 'b');",
      "window.sessionStorage.setItem('a', 'b');",
      "globalThis['localStorage'].setItem('a', 'b');",
      'const { localStorage: kept } = window;',
      "document.cookie = 'token=1';",
      "indexedDB.open('a');",
    ],
    clean: ["writeStored('local', 'fortuna.language', 'pt');", "const text = 'localStorage';"],
  },
  'the token told': {
    rule: tokenTold,
    faults: [
      'console.log(token);',
      "console.error('failed with', session.accessToken);",
      'console.debug(`token ${value}`);',
      'const address = `/game?token=${value}`;',
      "const address = '/game?access_token=' + value;",
      "url.searchParams.set('token', value);",
    ],
    clean: [
      'console.error(error);',
      "url.searchParams.set('mode', 'register');",
      'request.headers.set(`Authorization`, `Bearer ${token}`);',
    ],
  },
  'the sandbox in the site': {
    rule: sandboxImports,
    faults: [
      "import { createSandbox } from '@fortuna/sandbox/app.ts';",
      "const load = () => import('@fortuna/sandbox/app.ts');",
      "export { createSandbox } from '../../../packages/sandbox/src/app.ts';",
      "export * from '@fortuna/sandbox/app.ts';",
      "type App = import('@fortuna/sandbox/app.ts').App;",
    ],
    clean: ["import { login } from '@fortuna/api/calls/auth.ts';", "// '@fortuna/sandbox/app.ts'"],
  },
  'areas that the build cannot read': {
    rule: unreadableAreas,
    faults: [
      "const { t } = useTranslation('pocket');",
      "const { t } = useTranslation(['cashier', 'pocket']);",
      'const { t } = useTranslation(area);',
      "const { t } = useTranslation(isOpen ? 'cashier' : 'site');",
      'const { t } = useTranslation(`${area}-home`);',
    ],
    clean: [
      "const { t } = useTranslation('cashier');",
      "const { t } = useTranslation(['cashier', 'controls']);",
      'const { i18n } = useTranslation();',
    ],
  },
  'stories that are none': {
    rule: falseStories,
    faults: [
      'const Form = {};\nshowsEvery(depositStates, { Form });',
      'export const Form = {};\nshowsEvery(depositStates, { Form, Failed: Form });',
      'export const Form = {};\nshowsKind<Kind>({ form: Form, failed: {} });',
    ],
    clean: [
      'export const Form = {};\nshowsEvery(depositStates, { Form });\nshowsKind<Kind>({ form: Form });',
    ],
  },
};

describe.each(Object.entries(trials))('%s', (_, { rule, faults, clean }) => {
  test.each(faults)('%j is found', (text) => {
    expect(rule('Planted.tsx', text)).not.toEqual([]);
  });

  test.each(clean)('%j is left alone', (text) => {
    expect(rule('Planted.tsx', text)).toEqual([]);
  });
});

test('a colour is found in a style file, with its place', () => {
  const text =
    "import styled from 'styled-components';\n\nexport const Box = styled.div`\n  color: #ff0000;\n`;\n";
  expect(coloursIn('Box.style.ts', text)).toEqual([expect.stringMatching(/^Box\.style\.ts:[34] /)]);
});

test('a file that cannot be read does not pass', () => {
  expect(() => wordsInCode('Broken.tsx', 'const a = <p>;')).toThrow('Broken.tsx');
});

describe('states', () => {
  test('a list that no story shows is seen', () => {
    expect(declaredStates("export const tabStates = ['One'] as const;")).toEqual(['tabStates']);
    expect(shownStates('showsEvery(tabStates, { One });')).toEqual(['tabStates']);
    expect(shownStates('// showsEvery(tabStates, { One });')).toEqual([]);
  });
});

describe('pages', () => {
  test('a page file without a path is none', () => {
    const page = (options: string) => `export const page = definePage(${options}, Faq);`;
    expect(() => readPageFile('faq.page.tsx', page('{ isMember: true }'))).toThrow('faq.page.tsx');
    expect(() => readPageFile('faq.page.tsx', 'export const page = Faq;')).toThrow('faq.page.tsx');
    expect(readPageFile('faq.page.tsx', page("{ path: '/faq' }")).path).toBe('/faq');
  });

  test('an operation that is not in the contract, an address that is no page, and a page without a record', () => {
    const operations = operationIdsOf({ paths: { '/api/faq': { get: { operationId: 'listQuestions' } } } });
    const stray = (everyPage: string, path: string, operation: string) =>
      strayRecords({ everyPage: [everyPage], [path]: [operation] }, operations, ['/faq']);
    expect(stray('listQuestions', '/faq', 'listQuestions')).toEqual([]);
    expect(stray('listAnswers', '/faq', 'listQuestions')).toEqual(['listAnswers']);
    expect(stray('listQuestions', '/faq', 'listAnswers')).toEqual(['listAnswers']);
    expect(stray('listQuestions', '/help', 'listQuestions')).toEqual(['/help', '/faq']);
  });
});

describe('areas', () => {
  test('a file outside the dictionary', () => {
    const paths = ['openapi/paths/pocket.yaml', 'openapi/paths/cashier-withdrawals.yaml'];
    expect(strayFiles(paths, [])).toEqual(['pocket']);
    expect(strayFiles(paths, ['pocket'])).toEqual([]);
  });

  test('a folder outside the dictionary', () => {
    const paths = ['routes/pocket/coin.page.tsx', 'routes/games/home.page.tsx', 'routes/routes.tsx'];
    expect(strayFolders('routes', paths, [])).toEqual(['pocket']);
  });
});

describe('the catalogue', () => {
  const source = textsOf({ greeting: '你好，{{name}}', games_other: '{{count}} 个游戏' });
  const good = textsOf({
    greeting: 'Olá, {{name}}',
    games_one: 'Um jogo',
    games_many: '{{count}} de jogos',
    games_other: '{{count}} jogos',
  });

  test('a sound one passes', () => {
    expect(strayKeys(good, source)).toEqual([]);
    expect(missingPlurals(good, 'pt')).toEqual([]);
    expect(lostPlaceholders(good, source)).toEqual([]);
    expect(untranslated(good, 'pt')).toEqual([]);
  });

  test('a key that is missing, and one too many', () => {
    expect(strayKeys(textsOf({ greeting: 'Olá, {{name}}' }), source)).toEqual(['games']);
    expect(strayKeys(new Map([...good, ['farewell', 'Tchau']]), source)).toEqual(['farewell']);
  });

  test('a plural form that is missing', () => {
    const without = new Map([...good].filter(([key]) => key !== 'games_many'));
    expect(missingPlurals(without, 'pt')).toEqual(['games_many']);
  });

  test('a placeholder that was lost or renamed', () => {
    expect(lostPlaceholders(new Map([...good, ['greeting', 'Olá']]), source)).toEqual(['greeting']);
    expect(lostPlaceholders(new Map([...good, ['greeting', 'Olá, {{nome}}']]), source)).toEqual(['greeting']);
  });

  test('a text that was left in Chinese, copied or left empty', () => {
    expect(untranslated(new Map([['a', '你好']]), 'pt')).toEqual(['a']);
    expect(untranslated(new Map([['a', ' ']]), 'pt')).toEqual(['a']);
    expect(copied(new Map([['a', 'Make your deposit']]), new Map([['a', 'Make your deposit']]))).toEqual([
      'a',
    ]);
    expect(copied(new Map([['a', 'Fazer um depósito']]), new Map([['a', 'Make your deposit']]))).toEqual([]);
  });

  test('markup', () => {
    expect(hasMarkup('{"a":"<b>Oi</b>"}')).toBe(true);
    expect(hasMarkup('{"a":"<terms>Termos</terms>"}')).toBe(false);
  });
});

describe('reads and writes', () => {
  const call = "export function listGames(api) { return api.read({ operation: 'listGames' }); }";
  const spread = `function common() { return { operation: 'listDeposits' as const }; }
    export function listDeposits(api) { return api.read({ ...common(), map }); }
    export function pay(api) { return api.write({ operation: 'createDeposit' }); }`;

  test('operations are seen, in a function of the same file too', () => {
    expect(operationsOf('read', spread)).toEqual(['listDeposits']);
    expect(operationsOf('write', spread)).toEqual(['createDeposit']);
  });

  test('a read that is kept under the name of another operation', () => {
    const misnamed = (text: string) => misnamedReads(readsIn(text), [call, spread]);
    expect(misnamed("memberRead('listGames', listGames);")).toEqual([]);
    expect(misnamed("memberRead('listDeposits', listDeposits);")).toEqual([]);
    expect(misnamed("memberRead('listBets', listGames);")).toHaveLength(1);
    expect(misnamed("publicRead('listGames', (api, input) => listDeposits(api));")).toHaveLength(1);
  });
});
