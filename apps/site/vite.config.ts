import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brandPacks, leftOutBrands } from './build/brand-packs.ts';
import { devServerPlugin } from './build/dev-server.ts';
import { eagerModules } from './build/eager-modules.ts';
import { lookGroups } from './build/look-chunks.ts';
import { shortNames } from './build/short-names.ts';
import { wordsPlugin } from './build/words.ts';

const sitePort = Number(process.env.SITE_PORT ?? 5173);
const apiUpstream = process.env.API_UPSTREAM ?? `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 8787}`;

/** react-router's exports name its development files only; those for production leave the warnings out (4 kB). */
const routerFolder = dirname(
  dirname(createRequire(import.meta.resolve('react-router-dom')).resolve('react-router')),
);
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerFolder, 'production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFolder, 'production/dom-export.mjs') },
];

/**
 * What every first visit needs anyway, in one chunk: fewer requests, and one text compresses better than twenty. The members are
 * named, what they import comes along; a page's own parts stay in its own chunk.
 */
const firstLoad =
  /apps\/site\/src\/(main\.tsx|routes\/(define-page\.tsx|games\/games\.reads\.ts))|packages\/ui\/src\/components\/(ErrorState\/ErrorState|GameCover\/GameCover|GameGrid\/GameGrid|GameTile\/GameTile|GameTypeRail\/GameTypeRail|SectionHeader\/SectionHeader|Skeleton\/Skeleton|TextLink\/TextLink)\.tsx|packages\/ui\/src\/components\/(nav-(item|sign)|use-chosen-in-sight|TopBar\/header-parts|CountBadge\/(count-text|LazyCountBadge)|VisuallyHidden\/VisuallyHidden|GameTile\/tile-|GameGrid\/whole-rows|PromoHero\/(hero-parts|HeroPicture)|PromoCard\/(PromoCard|promo-parts)|GameTypeRail\/(game-type-icons|type-rows))|packages\/ui\/src\/theme\/outside-address|packages\/ui\/src\/screens\/(use(ProblemText|SiteLanguage)|page\/(waiting\/use|loadable)|games\/(parts\/|Home\/HomeSectionBox))|@tanstack\/react-query\/build\/modern\/useQuery\.js/;

/**
 * What several pages share comes in a few chunks instead of dozens: a page that is loaded directly takes one of each kind. Looks that
 * only some brands have, and what one page alone uses, stay by themselves.
 */
const sharedChunks = [
  { name: 'base', test: firstLoad, priority: 5 },
  {
    name: 'calls',
    // Dialogs and machines both need the store's hook, and guests have dialogs only. Wallet and pages share the veil over a balance.
    test: /node_modules\/use-sync-external-store\/|packages\/(api|domain)\/(?!src\/calls\/(promotions-(?!activities)|claims|vip|orders|records|account-security|auth-password|cashier-|games-(play|transfers)))|BalancePill\/veil|apps\/site\/src\/(platform\/|session\/|routes\/(define-member-page|agency\/agency\.reads|cashier\/(cashier\.reads|in-place|alone-address)|games\/((catalogue|recent-games)\.reads|use-(list-place|game-range))))/,
    priority: 4,
    minShareCount: 2,
  },
  // What the home shows late of offers: it has no need of their pages.
  { name: 'offer-icons', test: /promotions\/parts\/offer-icons/, priority: 4, minShareCount: 2 },
  // The figure of an offer, how it is pressed and the edge of what is cut, which coupons, numerals and tags share. Before their looks, which would take it along.
  {
    name: 'offer-figure',
    test: /PromoCard\/(OfferFigure|pressed-whole|cut-edge)|screens\/promotions\/parts\/OfferGives/,
    priority: 4,
    minShareCount: 2,
  },
  // What tabs and bays at the side and the dock share: a brand of the one does not load the look of another.
  { name: 'nav-rows', test: /SideNav\/(cashier-last|column-place)/, priority: 4, minShareCount: 2 },
  // A picture behind windows, which the hero and the home's banners have.
  { name: 'pane-row', test: /PromoHero\/pane-row/, priority: 4, minShareCount: 2 },
  ...lookGroups.map((group) => ({ ...group, priority: 4 })),
  // What comes when the first visit has settled, and finds out what somebody comes near to.
  {
    name: 'late',
    test: /frame\/(LateParts|Footer|near|late-place|home\/(LateHome|LateProviderMark|home-place))|GameCover\/DrawnCover/,
    priority: 4,
  },
  {
    name: 'flows',
    // With the session of a member and what the frame has for one, needed on every page of theirs: wallet, how much is unread, greeting.
    test: /SiteFrame\/MemberBalance|information\.reads|CountBadge\/CountBadge|games\/MemberGreeting|Home\/HomeGreeting|node_modules\/(xstate|@xstate)\/|packages\/flows\/src\/((session|deposit|attempt|watch)\/|[\w-]+\.ts$)|session\/session-runtime|cashier\/deposit-flow\.ts/,
    priority: 4,
  },
  {
    name: 'parts',
    // With what the page's foot and the support page share. Before the forms, so that pages without one do not load theirs.
    test: /packages\/ui\/src\/(components|theme|screens\/(page\/|site\/(?!SelfCheck)|[\w-]+\.tsx?$))|brand\/load-facts/,
    priority: 3,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|valibot)\/|packages\/ui\/src\/screens\/form\//,
    priority: 2,
    minShareCount: 2,
  },
  // What only some areas call and show: no other page pays for it.
  {
    name: 'promotions',
    test: /routes\/(promotions|vip)\/|screens\/(promotions|vip)\/(?!parts\/(OfferNow|Turnover))|src\/calls\/(promotions-(?!activities)|claims|vip)|flows\/src\/(reward-claim|wheel-spin)\//,
    priority: 2,
    minShareCount: 2,
  },
  // What is true of an offer now, which only lists of coupons, numerals and tags say; what it shares with all pages of offers is theirs.
  {
    name: 'offer-now',
    test: /screens\/promotions\/parts\/OfferNow/,
    priority: 2,
    minShareCount: 2,
  },
  // What only the chunks of one form of an axis share: brands of other forms do not load it.
  {
    name: 'launcher',
    test: /screens\/account\/parts\/(MembershipCard|SignPanel|sign-panel-look)/,
    priority: 2,
    minShareCount: 2,
  },
  {
    name: 'wallet',
    test: /screens\/account\/parts\/(WalletPage|wallet-look)/,
    priority: 2,
    minShareCount: 2,
  },
  {
    name: 'score',
    test: /screens\/account\/(parts\/(ScorePage|ScoreRows|score-)|Profile\/Flaps)/,
    priority: 2,
    minShareCount: 2,
  },
  { name: 'agency', test: /(routes|screens)\/agency\//, priority: 2, minShareCount: 2 },
  { name: 'records', test: /(routes|screens)\/records\//, priority: 2, minShareCount: 2 },
  {
    name: 'information',
    test: /routes\/information\/(support\.reads|use-|read-)/,
    priority: 2,
    minShareCount: 2,
  },
  {
    name: 'calls-more',
    test: /src\/calls\/(orders|records|account-security|auth-password|cashier-)/,
    priority: 2,
    minShareCount: 2,
  },
  // Two pages, and nothing for anybody else.
  { name: 'self-check', test: /site\/(self-check|SelfCheck)\//, priority: 2 },
  {
    name: 'screens',
    test: /packages\/ui\/src\/screens\/(?!games\/Transfer\/)/,
    priority: 1,
    minShareCount: 2,
  },
  // What covers, heroes and empty states of one family share; each of them is asked for by itself.
  ...['coast', 'guilloche', 'halftone'].map((family) => ({
    name: `art-${family}`,
    test: new RegExp(`packages/ui/src/art/(${family}/|[^/]+$)`),
    priority: 1,
    minShareCount: 2,
  })),
];

/** The two forms of the wrapping, around `import("…")` as it is and around one that picks a name from it. */
const wrappedImports = [
  /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+(?:\.\w+|\["\w+"\])\))?), ?[\w[\]]+\)/g,
  /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await \(?(import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+(?:\.\w+|\["\w+"\])\))?)\)?;\s*return \{[^}]*\};?\s*\}, ?[\w[\]]+\)/g,
];

/**
 * Vite wraps each dynamic import in a helper that fetches the chunk's style sheets first. No chunk here has any (a brand's are files
 * of their own, and the build fails where another turns up), so neither helper nor wrapping need be in everybody's first load.
 */
const plainImports: Plugin = {
  name: 'fortuna:plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  renderChunk: (code) => wrappedImports.reduce((text, pattern) => text.replace(pattern, '$1'), code),
};

/** styled-components brings stylis's vendor prefixes and uses them for nobody who has not asked for them, as nobody has here. */
const noPrefixes: Plugin = {
  name: 'fortuna:no-prefixes',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
    handler: () => 'export const prefix = (value) => value;',
  },
};

/** What i18next would fetch words with, if it were not given them (`words/i18n.ts`): a kilobyte that never runs. */
const noBackend: Plugin = {
  name: 'fortuna:no-backend',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler(code) {
      const text = code.replace(
        /class Connector extends EventEmitter \{[\s\S]*?\n\}\n/,
        'class Connector extends EventEmitter {}\n',
      );
      if (text === code) this.error('i18next has its connector to a backend no more');
      return text;
    },
  },
};

/** What react-i18next says on the console to whoever writes a page, in sentences that players would load: our tests have a console without a word. */
const noAdvice: Plugin = {
  name: 'fortuna:no-advice',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-i18next\/dist\/es\/useTranslation\.js$/ },
    handler(code) {
      const text = code.replace(/^ +warnOnce\(i18n, '\w+', '[^'\n]+'\);\n/gm, '');
      if (text === code) this.error('react-i18next has other advice than it had');
      return text;
    },
  },
};

/** stylis compiles the rules of styled-components; see `nestedRule` for what is made of those that have a condition. */
const nestedRules: Plugin = {
  name: 'fortuna:nested-rules',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/stylis\/src\/Middleware\.js$/ },
    handler(code) {
      const text = code.replace(
        /if \(element = element\.return\)\s*callback\(element\)/,
        'if (element.return) callback(nestedRule(element))',
      );
      if (text === code) this.error('stylis hands its rules out in another way than it did');
      return `import { nestedRule } from '${join(import.meta.dirname, 'src/platform/nested-rule.ts')}';\n${text}`;
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? productionRouter : [] },
  root: import.meta.dirname,
  plugins: [
    plainImports,
    noPrefixes,
    noBackend,
    noAdvice,
    nestedRules,
    leftOutBrands,
    react(),
    // Component ids from file and name instead of creation order: with lazy routes server and client would differ otherwise.
    babel({
      include: /\/(packages\/ui|apps\/site)\/src\/.*\.tsx?$/,
      plugins: [
        [
          fileURLToPath(import.meta.resolve('babel-plugin-styled-components')),
          { displayName: false, fileName: false, pure: true },
        ],
      ],
    }),
    shortNames(),
    wordsPlugin(),
    devServerPlugin(),
    eagerModules,
  ],
  server: {
    host: '127.0.0.1',
    port: sitePort,
    strictPort: true,
    proxy: { '/api': { target: apiUpstream, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    // A good kilobyte less than the built-in minifier over the first load.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      compress: {
        passes: 4,
        ecma: 2022,
        unsafe_arrows: true,
        // What i18next tells developers, who see it while they develop.
        pure_funcs: ['log', 'warn', 'deprecate'].map((name) => `this.logger.${name}`),
      },
      format: { ecma: 2022 },
    },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // A brand's styles are files of their own: every page carries those of one brand only.
          input: [join(import.meta.dirname, 'index.html'), ...brandPacks().flatMap(({ styles }) => styles)],
          output: { codeSplitting: { groups: sharedChunks } },
        },
  },
  ssr: { noExternal: true },
}));
