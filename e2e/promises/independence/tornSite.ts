import type { BrowserContext } from '@playwright/test';
import type { RegisteredSection } from '../../../shell/src/sections/registry';
import { editDocuments, registryIn } from '../survival/editDocuments';

/** A section as the documents of a site name it. */
export async function registeredIn(origin: string, name: string): Promise<RegisteredSection> {
  const { sections } = registryIn(await (await fetch(`${origin}/404.html`)).text());
  const section = sections.find((one) => one.name === name);
  if (!section) throw new Error(`${name} is not in the registry`);
  return section;
}

/** Shows every document with the files of another release of a section, as a torn copy of the site would. */
export async function tear(context: BrowserContext, now: RegisteredSection, other: RegisteredSection): Promise<void> {
  const files = [
    [now.entry, other.entry],
    [now.style, other.style],
  ] as const;
  await editDocuments(context, (html) =>
    files.reduce(
      (edited, [from, to]) =>
        from && to ? edited.replaceAll(from.url, to.url).replaceAll(from.integrity, to.integrity) : edited,
      html,
    ),
  );
}
