import { packageFolder, packages, sectionFolder, territories } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assertSectionName } from './assertSectionName';
import { existingPages } from './existingPages';
import type { Manifest } from './Manifest';
import { declarationOf, pageFiles } from './pageFiles';
import type { NewPage } from './pageFiles';
import { planPage } from './planPage';

/** The package.json of a package of the kit. */
export const kitManifest = async (name: string) =>
  JSON.parse(await readFile(path.join(packageFolder(name), 'package.json'), 'utf8')) as Manifest;

/** The package.json of a new section, with the versions that the rest of the site has. */
async function sectionManifest(name: string): Promise<Manifest> {
  const versionsOf = async (...names: readonly string[]) =>
    Object.fromEntries((await Promise.all(names.map(kitManifest))).map((one) => [one.name, one.version]));
  const imported = await versionsOf('@site/section', '@site/shared-data', '@site/ui');
  const { react = '*' } = (await kitManifest('@site/section')).dependencies;
  return {
    name: sectionFolder(name),
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    scripts: { build: 'webpack build', start: `npm --prefix .. run dev -- ${name}` },
    dependencies: { ...imported, react },
    devDependencies: await versionsOf('@site/build'),
  };
}

const webpackConfig = `import { sectionConfig } from '@site/build/sectionConfig';

export default sectionConfig(import.meta.dirname);
`;

const listSource = (page: NewPage) => `import { defineSection } from '@site/section/defineSection';
import { ${declarationOf(page)} } from './${page.folder}/${page.component}';

/** The pages of this section, for the site to show. */
export const section = defineSection({ pages: [${declarationOf(page)}] });
`;

/**
 * A new section with its first page: its package.json, and its sources by their paths.
 * @param title of the page; made from the name where left out.
 * @throws UserError where the site cannot have the section.
 */
export async function planSection(name: string, title: string | undefined) {
  assertSectionName(name, packages);
  const page = planPage(name, `/${name}`, title, await existingPages(), territories);
  const ofPage = Object.entries(pageFiles(page)).map(([file, text]) => [`src/${page.folder}/${file}`, text] as const);
  const sources: Readonly<Record<string, string>> = {
    'webpack.config.js': webpackConfig,
    'src/section.ts': listSource(page),
    ...Object.fromEntries(ofPage),
  };
  return { manifest: await sectionManifest(name), sources };
}
