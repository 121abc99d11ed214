/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contact, embeds, hours, links, org } from '../src/siteFacts';
import { loadContent } from '../compile/loadContent';
import { retypedFacts, sourcesIn } from './retypedFacts';

const root = path.resolve(__dirname, '../..');
const { street, city, postalCode } = contact.address.value;

/** What is said once, in the site facts. The partner ministry shares its name with an area of volunteering. */
const facts = [
  org.name.value,
  org.foundedAs.value,
  org.legalStatus.value,
  org.place.value,
  contact.phone.value,
  contact.email.value,
  contact.replyTime.value,
  contact.afterHours.value,
  street,
  city,
  postalCode,
  embeds.videoId.value,
  ...Object.values(links).map(({ value }) => value),
  ...Object.values(hours.value).flatMap((day) => (day ? [`${day.opens}–${day.closes}`] : [])),
];

const sections = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const folders = [...sections, 'shared-data', 'shell', 'shell/section', 'shell/ui'];

describe('the sources', () => {
  it('type no fact a second time', () => {
    const sources = folders.flatMap((folder) => sourcesIn(path.join(root, folder, 'src')));
    expect(sections.length).toBeGreaterThan(3);
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.flatMap((file) => retypedFacts(file, facts))).toEqual([]);
  });
});

describe('the entries', () => {
  it('write no fact of the clinic a second time: they refer to it', () => {
    const { kinds } = loadContent(path.join(root, 'shared-data/entries'));
    // Events take place in the same town, at addresses of their own.
    const others = kinds.filter(({ kind: { name, place } }) => !place.startsWith('clinic/') && name !== 'events');
    const files = others.flatMap((one) => one.files);
    const retyped = files.filter(({ value }) => facts.some((fact) => JSON.stringify(value).includes(fact)));
    expect(files.length).toBeGreaterThan(60);
    expect(retyped.map(({ file }) => file)).toEqual([]);
  });
});

describe('retypedFacts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds a fact in a string, a template and a text, and none in a comment', () => {
    const file = path.join(folder, 'Page.tsx');
    writeFileSync(
      file,
      '// Auburn\nconst a = \'in Auburn\';\nconst b = `${a} of Auburn`;\nexport const C = () => <p title="Auburn">\n  Auburn</p>;\n',
    );
    expect(retypedFacts(file, ['Auburn']).map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });
});
