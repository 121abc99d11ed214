import { contractVersion } from '@site/section/Section';
import type { RegisteredSection } from '../../../shell/src/sections/registry';

/** The script of a section that answers as a federation container does, with a body of our own for each part. */
export const container = ({ container }: RegisteredSection, parts: { init?: string; get: string }) =>
  `var ${container} = { init() { ${parts.init ?? ''} }, get() { ${parts.get} } };`;

/** A section whose pages have a component of our own. */
export const sectionOfPages = ({ pages }: RegisteredSection, component: string) =>
  `return Promise.resolve(() => ({ section: { contract: ${contractVersion}, pages: ${JSON.stringify(pages)}.map((path) => ({
    path, title: 'A page', description: 'A page', Page: ${component} })) } }));`;
