import type { KitPackage } from './packKit';
import { json } from './Manifest';
import type { Manifest } from './Manifest';

/** The top package.json of this repository, which has the versions of the tools. */
export interface TopManifest {
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides?: unknown;
}

/** Tools for the site's repository alone. */
const otherTools = ['knip', 'webpack-cli'];

function packageFile(
  manifest: Manifest,
  kit: readonly KitPackage[],
  { devDependencies: tools, overrides }: TopManifest,
): string {
  const places = new Map(kit.map(({ name, version, file }) => [name, file ? `file:kit/${file}` : version]));
  const installed = (list: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(list).map(([name, version]) => [name, places.get(name) ?? version]));
  const dependencies = installed(manifest.dependencies);
  const own = Object.entries({ ...tools, ...Object.fromEntries(places) }).filter(
    ([name]) => !otherTools.includes(name) && !(name in dependencies),
  );
  const commands = ['start', 'check', 'release', 'rollback', 'sections', 'compose', 'preview', 'new:page'];
  return json({
    ...manifest,
    engines: { node: '>=20.19.0' },
    scripts: { ...Object.fromEntries(commands.map((one) => [one, `site ${one}`])), dev: 'site start', test: 'jest' },
    dependencies,
    devDependencies: { ...installed(manifest.devDependencies), ...Object.fromEntries(own) },
    overrides,
    jest: { preset: './node_modules/@site/build/jest/jest-preset.js' },
  });
}

const typescript = {
  extends: './node_modules/@site/build/tsconfig.strict.json',
  include: ['src'],
};

const readme = (name: string) => `# ${name}: a section of the site

The pages of this section. The site shows them in its frame; they are released from here, alone.

| | |
|---|---|
| \`npm install\` | once, and after every change of the kit |
| \`npm start\` | this section under development at http://localhost:3000, in the frame of the site; what is edited shows at once. The other sections come from \`SITE_ORIGIN\` (the address of the finished site), or else from the store |
| \`npm test\` | the tests of this section |
| \`npm run check\` | every reason for which a release is refused; nothing goes live |
| \`npm run release\` | check, build, and put it live; \`-m 'New songs'\` says what is new |
| \`npm run rollback\` | back to the release before, without building |
| \`npm run sections\` | what is live, since when and by whom |
| \`npm run compose\`, \`npm run preview\` | the whole site from the store, in \`dist/site\`, and a server for it |
| \`npm run new:page -- /${name}/books\` | one more page, with style and test |

\`SITE_STORE\` is the address of the site's store of releases, a git repository: \`export SITE_STORE=https://git.example.org/site.git\`.
You need the right to push its branch \`releases/${name}\`, and nothing else. The site shows the section as soon as its people have given it
its row (\`{ name: '${name}' }\` in \`shell/build/packages.js\`).

## Where things are

\`src/section.ts\` lists the pages; every page has a folder with its component, its style and its test. \`kit/\` holds the packages of the
site that this section is built with; for newer ones, put their files there, change the lines in \`package.json\`, and run \`npm install\`.
What a section may use: \`@site/section\` (links, pages, today), \`@site/ui\` (cards, buttons, pictures), \`@site/shared-data\` (facts, paths).

## Releases by workflow

\`.github/workflows/release.yml\` checks every pull request, and releases what is merged. It needs one secret, \`SITE_STORE\`:
the address of the store with a token that may push there. The site takes the release within the hour. Protect the branch \`main\`: a review, and the workflow green.
`;

const workflow = `name: release

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  release:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    env:
      SITE_STORE: \${{ secrets.SITE_STORE }}
    steps:
      - uses: actions/checkout@v6
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/setup-node@v6
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm run check
      - if: github.event_name == 'push'
        run: npm run release
`;

/** The files at the top of a section's repository. */
export const repositoryFiles = (
  name: string,
  manifest: Manifest,
  kit: readonly KitPackage[],
  top: TopManifest,
): Readonly<Record<string, string>> => ({
  'package.json': packageFile(manifest, kit, top),
  'tsconfig.json': json(typescript),
  'README.md': readme(name),
  '.gitignore': 'node_modules/\ndist/\n*.tsbuildinfo\n',
  '.github/workflows/release.yml': workflow,
});
