// @ts-check
import { defineConfig } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { isInstalled, sectionFolder, sections, sectionRows } from '../packages.js';
import { noClaims } from './noClaims.js';
import { sharedModules } from '../webpack/sharedModules.js';

const ofSections = isInstalled ? 'src/**' : 'mfe-*/**';

/** The files of sections that speak for the clinic, according to `sections.json`. */
const speakForClinic = sectionRows
  .filter(({ name, speaksForClinic }) => speaksForClinic && sections.some((section) => section.name === name))
  .map(({ name }) => (isInstalled ? ofSections : `${sectionFolder(name)}/**`));

/** File names that say nothing about the content. */
const emptyNames = ['**/index.{ts,tsx,js}', '**/{utils,helpers,common,misc}.{ts,tsx}'];

/** The modules of shared-data that sections share with the shell. */
const sharedData = sharedModules.flatMap(([name]) =>
  name.startsWith('@site/shared-data/') ? name.slice('@site/shared-data/'.length) : [],
);

/** What a package must not import. Imports go in one direction, and sections meet only in the browser. */
const noSections = {
  group: ['mfe-*', 'mfe-*/**', '**/mfe-*/**'],
  message: 'The site loads sections at run time. Do not import them.',
};
const noShell = {
  group: ['@site/shell', '@site/shell/*', '**/shell/src/**'],
  message: 'A section imports only from @site/section, @site/ui and @site/shared-data.',
};
const noRouter = {
  group: ['react-router', 'react-router-dom', 'react-dom', 'react-dom/*'],
  message: 'Import Link from @site/section/Link: the router belongs to the shell.',
};
const noBrowserSource = {
  group: ['../src/**', '../../src/**'],
  allowTypeImports: true,
  message: 'Compose takes the shell from its release. Export what it needs from entry.prerender.tsx.',
};
/**
 * The folders of the tooling in order (`shell/README.md`). Preview reads the files of a composed site, and does not import compose.
 */
const rooms = ['system', 'hosts', 'git', 'compose', 'publish', 'preview', 'watch', 'edit', 'cli'];

/** @param {string} room */
const noLaterRoom = (room) => ({
  group: rooms.slice(rooms.indexOf(room) + 1).map((later) => `**/${later}/**`),
  message: 'A folder of the tooling imports only from the folders above it (shell/README.md).',
});
const noTooling = {
  group: rooms.filter((room) => room !== 'system' && room !== 'hosts').map((room) => `**/../${room}/**`),
  message: 'The shell in the browser imports no tooling.',
};
const noCompose = {
  group: ['**/compose/**'],
  message: 'The preview server reads the files of a composed site. It does not import compose.',
};
/** The steps of compose in order (`shell/compose/README.md`). */
const steps = ['runner', 'contract', 'store', 'render', 'build', 'check', 'write'];

/** @param {string} step */
const noLaterStep = (step) => ({
  group: steps.slice(steps.indexOf(step) + 1).map((later) => `../${later}/*`),
  message: 'A step imports only from the steps before it.',
});
/** The folders of the form in order (`shell/edit/README.md`). */
const formFolders = ['frame', 'entry', 'history', 'release', 'proposal', 'form', 'list'];

/** @param {string} folder */
const noLaterFolder = (folder) => ({
  group: [
    '../*Server',
    '../*Routes',
    ...formFolders.slice(formFolders.indexOf(folder) + 1).map((later) => `../${later}/*`),
  ],
  message: 'A folder of the form imports only from the folders before it.',
});
const noOutside = { group: ['../../*/src/**'], message: 'Import another package by its name.' };

const dataPatterns = [
  noSections,
  noShell,
  noRouter,
  { group: ['@site/ui/*', '@site/section/*'], message: 'shared-data imports neither ui nor section.' },
];

/**
 * @param {{ group: string[], message: string, allowTypeImports?: boolean }[]} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const restrict = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/'] },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A section's own repository decides this for itself.
      'no-duplicate-imports': isInstalled ? 'off' : 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/array-type': ['error', { default: 'array' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has the name.' },
      ],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [hooks.configs.flat.recommended],
    rules: {
      'react-hooks/purity': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has the name.' },
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The content policy blocks style attributes. Use a class.',
        },
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Take the date from @site/section/today.',
        },
      ],
    },
  },
  {
    files: [ofSections, 'shell/src/**', 'shell/ui/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { site: { rules: { 'no-claims': noClaims } } },
    rules: { 'site/no-claims': 'warn' },
  },
  {
    files: [...speakForClinic, 'shell/src/**', 'shell/ui/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'site/no-claims': 'error' },
  },
  { files: [ofSections], rules: restrict(noSections, noShell, noOutside) },
  { files: [ofSections], ignores: ['**/*.test.tsx'], rules: restrict(noSections, noShell, noRouter, noOutside) },
  {
    files: ['shell/ui/**', 'shell/section/**'],
    ignores: ['shell/section/src/Link.tsx', '**/*.test.tsx'],
    rules: restrict(noSections, noShell, noRouter),
  },
  { files: ['shared-data/**'], rules: restrict(...dataPatterns) },
  {
    files: ['shared-data/src/**'],
    ignores: ['**/*.test.ts', ...sharedData.map((name) => `shared-data/src/${name}.ts`)],
    rules: restrict(...dataPatterns, {
      group: sharedData.map((name) => `./${name}`),
      allowTypeImports: true,
      message: "Import it by its package name, so that a section's build uses the site's copy instead of its own.",
    }),
  },
  { files: ['shell/cli/**'], rules: restrict(noSections) },
  { files: ['shell/src/**'], rules: restrict(noSections, noTooling) },
  ...rooms.slice(0, -1).map((room) => ({
    files: [`shell/${room}/**`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: restrict(noSections, noLaterRoom(room)),
  })),
  { files: ['shell/compose/**'], rules: restrict(noSections, noLaterRoom('compose')) },
  {
    files: ['shell/compose/**'],
    ignores: ['**/*.test.ts'],
    rules: restrict(noSections, noLaterRoom('compose'), noBrowserSource),
  },
  ...steps.slice(0, -1).map((step) => ({
    files: [`shell/compose/${step}/**`],
    ignores: ['**/*.test.ts'],
    rules: restrict(noSections, noLaterRoom('compose'), noBrowserSource, noLaterStep(step)),
  })),
  ...formFolders.map((folder) => ({
    files: [`shell/edit/${folder}/**`],
    ignores: ['**/*.test.ts'],
    rules: restrict(noSections, noLaterRoom('edit'), noLaterFolder(folder)),
  })),
  { files: ['shell/hosts/**'], rules: restrict(noSections, noLaterRoom('hosts')) },
  { files: ['shell/preview/**'], rules: restrict(noSections, noLaterRoom('preview'), noCompose) },
  {
    files: emptyNames,
    rules: {
      'no-restricted-syntax': ['error', { selector: 'Program', message: 'Name the file after its one main export.' }],
    },
  },
  {
    files: ['shell/{cli,compose,hosts,preview,publish,build,ui/fonts}/**', 'shared-data/{check,encode}/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
