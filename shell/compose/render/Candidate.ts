import { unversioned, type PackageFiles } from '../Release';
import { withRunner } from '../runner/startRunner';
import { Refusal } from '../UserError';
import { validateFiles } from '../validate/validateFiles';
import { pageFaults } from '../validate/pageFaults';
import { assertUniqueAddresses, assertUniqueTitles } from './assertUnique';
import { assertManifest, loadComposition, showsSamples, type Composed } from './Composition';
import { assertLinks, followLinks, type LinkRules, type SiteLinks } from './links';
import { withPictures } from './pictures';
import { rehearse } from './rehearse';
import { renderPages, writePageFiles, type RenderedSite } from './renderPages';
import { validatedBefore } from './verdicts';

/** A validated site that may become the current one. */
export interface Candidate extends Omit<RenderedSite, 'runner'>, SiteLinks {
  /** Files beside pages, such as calendars. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** What a site is compared with. A rollback may drop pages and leave dead links, and is not rehearsed. */
export type ValidationOptions = LinkRules & { readonly isRollback: boolean };

/**
 * Loads the releases of a site into a guarded process, renders every page once, and validates all of them. Releases with a
 * verdict are not rehearsed again.
 * @throws Refusal naming the package, the page or file, and the remedy.
 */
export function validateSite(packages: readonly PackageFiles[], options: ValidationOptions): Promise<Candidate> {
  const { changed, isRollback } = options;
  const validated = validatedBefore(packages);
  return withRunner(async (runner) => {
    // Files are checked while the process starts.
    await Promise.all(packages.filter(({ name }) => !validated.has(name)).map(validateFiles));
    const rendered = await renderPages(await loadComposition(runner, packages));
    const { registryElementId } = rendered.shell;
    for (const { name } of [rendered.shell, ...rendered.sections]) {
      const faults = rendered.pages
        .filter(({ owner }) => owner === name)
        .flatMap((page) => pageFaults(page, registryElementId, showsSamples(rendered, page)));
      if (faults.length > 0) throw new Refusal(name, ...faults);
    }
    const complete = async <Release extends Composed>(pkg: Release): Promise<Release> => {
      if (validated.has(pkg.name)) return pkg;
      if (pkg.files.version !== unversioned) await assertManifest(pkg);
      return withPictures(pkg, rendered);
    };
    const shell = await complete(rendered.shell);
    const site = { ...rendered, shell, sections: await Promise.all(rendered.sections.map(complete)) };
    assertUniqueAddresses(site, changed);
    if (!isRollback) assertUniqueTitles(site.pages, changed);
    const files = await writePageFiles(site);
    const links = followLinks(site, files);
    if (!isRollback) {
      assertLinks(links, options);
      // A rollback is urgent: releases that were live once are not rehearsed again.
      await rehearse(site, changed, validated);
    }
    return { ...site, ...links, files };
  });
}
