import { expect, test } from '@playwright/test';
import { sampleFacts } from '@site/shared-data/check/sampleFacts';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { loadContent } from '@site/shared-data/compile/loadContent';
import { paths } from '@site/shared-data/paths';
import { everyPage } from '@site/shared-data/schemas/kinds';
import { composedPages } from '../fixtures/hosts/composedPages';
import { addresses } from '../fixtures/page/addresses';

/** The sentences of a fact, as far as they are long enough to be known by their words. */
function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length > 24 && value.includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  // What a picture shows is said in its place, once the picture is.
  return Object.entries(value).flatMap(([name, inner]) => (name === 'alt' ? [] : sentencesIn(inner)));
}

/** Whether a page is of the section of events, whatever its events are. */
const isOfEvents = (address: string) =>
  address.startsWith('each') ||
  [paths.events, paths.partnerEvents].some((page) => address === page || address.startsWith(`${page}/`));

test('every sample is said on the pages that npm run facts names, and nowhere else', () => {
  const pages = composedPages();
  /** A page and its entry among search results. */
  const wordsOf = (address: string) =>
    (pages.get(address) ?? [])
      .filter(({ name, attributes }) => attributes.get('id') === 'root' || name === 'meta')
      .map(
        ({ text, attributes }) => text() + (attributes.get('name') === 'description' ? attributes.get('content') : ''),
      )
      .join('\n');
  const words = addresses.map((address) => [address, wordsOf(address)] as const);
  const misplaced = sampleFacts(loadContent(ownEntries))
    // Pages of events speak by the day, and go with their event: journeys look after them.
    .filter((fact) => fact.pages.some((address) => !isOfEvents(address)))
    .flatMap(({ name, value, pages: listed }) =>
      sentencesIn(value).flatMap((sentence) => {
        const shown = words.filter(([, said]) => said.includes(sentence)).map(([address]) => address);
        const isWell = listed.includes(everyPage)
          ? shown.length === addresses.length
          : shown.length > 0 && shown.every((address) => listed.includes(address));
        return isWell ? [] : [`${name}: '${sentence}' is listed for ${listed.join()} and said on ${shown.join()}`];
      }),
    );
  expect(misplaced).toEqual([]);
});
