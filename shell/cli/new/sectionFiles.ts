import type { BuiltPackage } from '@site/build/packages';
import path from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import type { Scalar } from 'yaml';
import { declarationOf } from './pageFiles';
import type { NewPage } from './pageFiles';

/** A section to be written. */
export type NewSection = Pick<BuiltPackage, 'name' | 'folder'>;

/** The package.json of a workspace. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: true;
  readonly type?: 'module';
  readonly sideEffects?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** A value as npm writes JSON. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const webpackConfig = `import { sectionConfig } from '@site/build/sectionConfig';

export default sectionConfig(import.meta.dirname);
`;

const sectionSource = (page: NewPage) => `import { defineSection } from '@site/section/defineSection';
import { ${declarationOf(page)} } from './${page.folder}/${page.component}';

/** The pages of this section, for the site to show. */
export const section = defineSection({ pages: [${declarationOf(page)}] });
`;

/** The workflow of a rollback, in which people choose the section from a list. */
export const rollbackFile = '.github/workflows/rollback.yml';

const rollbackChoices = ['on', 'workflow_dispatch', 'inputs', 'section', 'options'];

/** The workflow with one more section to choose. */
export function addToChoices(workflow: string, name: string): string {
  const document = parseDocument(workflow);
  document.addIn(rollbackChoices, name);
  return document.toString({ lineWidth: 0 });
}

/** The workflow without a section. */
export function removeFromChoices(workflow: string, name: string): string {
  const document = parseDocument(workflow);
  const choices = document.getIn(rollbackChoices);
  if (isSeq<Scalar>(choices)) choices.items = choices.items.filter(({ value }) => value !== name);
  return document.toString({ lineWidth: 0 });
}

/** The sources of a new section by their paths, without those of its page. */
export const sectionSources = (page: NewPage) => ({
  'webpack.config.js': webpackConfig,
  'src/section.ts': sectionSource(page),
});

/** The files of a new section of this repository by their paths, without those of its page. */
export const sectionFiles = (section: NewSection, manifest: Manifest, page: NewPage) => ({
  [path.join(section.folder, 'package.json')]: json(manifest),
  [path.join(section.folder, 'tsconfig.json')]: json({ extends: '../tsconfig.base.json', include: ['.'] }),
  ...Object.fromEntries(
    Object.entries(sectionSources(page)).map(([file, text]) => [path.join(section.folder, file), text]),
  ),
});
