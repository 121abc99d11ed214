import { expect, test } from '@playwright/test';
import { sampleFacts } from '@site/shared-data/check/sampleFacts';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { loadContent } from '@site/shared-data/compile/loadContent';
import { paths } from '@site/shared-data/paths';
import { everyPage } from '@site/shared-data/schemas/kinds';
import { composedPages } from '../fixtures/hosts/composedPages';
import { addresses } from '../fixtures/page/addresses';

/** Returns the sentences of a fact that are long enough to recognize. */
function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length > 24 && value.includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  // A picture replaces its description once it exists.
  return Object.entries(value).flatMap(([name, inner]) => (name === 'alt' ? [] : sentencesIn(inner)));
}

/** Returns whether a page belongs to the events section, whatever its events are. */
const isOfEvents = (address: string) =>
  address.startsWith('each') ||
  [paths.events, paths.partnerEvents].some((page) => address === page || address.startsWith(`${page}/`));

test('every sample is on the pages that npm run facts lists, and on no other page', () => {
  const pages = composedPages();
  /** Returns the text of a page and of its head. */
  const wordsOf = (address: string) =>
    (pages.get(address) ?? [])
      .filter(({ name, attributes }) => attributes.get('id') === 'root' || name === 'meta')
      .map(
        ({ text, attributes }) => text() + (attributes.get('name') === 'description' ? attributes.get('content') : ''),
      )
      .join('\n');
  const words = addresses.map((address) => [address, wordsOf(address)] as const);
  const content = loadContent(ownEntries);
  const written = JSON.stringify(content.kinds.flatMap(({ files }) => files.map((file) => file.value)));
  /** Returns whether an owner wrote a sentence more than once, so that it can be on the pages of another entry. */
  const isRepeated = (sentence: string) => written.split(JSON.stringify(sentence).slice(1, -1)).length > 2;
  const misplaced = sampleFacts(content)
    // Event pages depend on the day and exist only with their event. Journeys cover them. A site may lack a whole section.
    .filter(({ pages: listed }) =>
      listed.some((one) => one === everyPage || (addresses.includes(one) && !isOfEvents(one))),
    )
    .flatMap(({ name, value, pages: listed }) =>
      sentencesIn(value).flatMap((sentence) => {
        const shown = words.filter(([, said]) => said.includes(sentence)).map(([address]) => address);
        const isWell = listed.includes(everyPage)
          ? shown.length === addresses.length
          : shown.some((address) => listed.includes(address)) &&
            (isRepeated(sentence) || shown.every((address) => listed.includes(address)));
        return isWell ? [] : [`${name}: '${sentence}' is listed for ${listed.join()} and shown on ${shown.join()}`];
      }),
    );
  expect(misplaced).toEqual([]);
});
