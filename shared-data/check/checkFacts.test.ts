/** @jest-environment node */
import { reportAfter, siteContent, today } from './changedContent';
import type { Loose } from './changedContent';
import type { Content } from './Content';

let content: Content;
beforeAll(async () => {
  content = await siteContent();
});

const without = (entry: Loose, field: string) =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => key !== field));

const contactWith = (change: Loose) =>
  reportAfter(content, 'siteFacts.ts', 'contact', (contact: Loose) => ({ ...contact, ...change }));

const cases: [string, Loose, string][] = [
  [
    'without a status',
    { phone: { value: '911' } },
    "phone · status: nothing – wanted 'spec', 'own', 'confirmed' or 'sample'",
  ],
  ['with an unknown status', { phone: { value: '911', status: 'sure' } }, "contact.phone · status: 'sure'"],
  [
    'written as a bare value',
    { phone: '911' },
    "contact.phone: '911' – wanted an entry { value, status, knownBy, note",
  ],
  ['with a slip in a field', { phone: { value: '911', status: 'spec', notes: 'x' } }, 'contact.phone · notes'],
  ['that is no phone number', { phone: { value: '5550142', status: 'spec' } }, "'5550142' – wanted a phone number"],
  ['that is no e-mail address', { email: { value: 'hello', status: 'spec' } }, "'hello' – wanted an e-mail address"],
  [
    'confirmed on no real day',
    { phone: { value: '911', status: 'confirmed', confirmedBy: 'Dana Miller', verifiedOn: '2026-02-30' } },
    "verifiedOn: '2026-02-30' – wanted a real day",
  ],
  [
    'confirmed on a day to come',
    { phone: { value: '911', status: 'confirmed', confirmedBy: 'Dana Miller', verifiedOn: '2099-01-02' } },
    `verifiedOn: '2099-01-02' – wanted a day that is not after today, ${today}`,
  ],
  [
    'confirmed on no day',
    { phone: { value: '911', status: 'confirmed', confirmedBy: 'Dana Miller' } },
    'contact.phone · verifiedOn: nothing – wanted the day on which it was confirmed',
  ],
  [
    'confirmed by nobody',
    { phone: { value: '911', status: 'confirmed', verifiedOn: '2026-11-21' } },
    'contact.phone · confirmedBy: nothing – wanted who confirmed it',
  ],
  ['that is new and bare', { fax: '(334) 555-0143' }, "contact.fax: '(334) 555-0143' – wanted an entry { value"],
];

describe('checkFacts', () => {
  it.each(cases)('refuses a fact %s', (_, change, problem) => {
    expect(contactWith(change)).toEqual([expect.stringContaining(problem)]);
  });

  it('accepts a new fact with its status', () => {
    expect(contactWith({ fax: { value: '(334) 555-0143', status: 'sample', knownBy: 'office' } })).toEqual([]);
  });

  it('misses a fact that is gone', () => {
    const report = reportAfter(content, 'siteFacts.ts', 'contact', (contact: Loose) => without(contact, 'email'));
    expect(report).toEqual(['shared-data/src/siteFacts.ts · contact.email: nothing – wanted a fact { value, status }']);
  });

  it('refuses hours that end before they start', () => {
    const report = reportAfter(content, 'siteFacts.ts', 'hours', ({ value }: { value: Loose }) => ({
      value: { ...value, Friday: { opens: '12:00 PM', closes: '8:00 AM' } },
      status: 'spec',
    }));
    expect(report).toEqual([expect.stringContaining("Friday.closes: '8:00 AM' – wanted something after 'opens'")]);
  });

  it('refuses a closure that ends before it starts', () => {
    const report = reportAfter(content, 'siteFacts.ts', 'closures', () => ({
      value: [{ from: 'December 26, 2026', to: 'December 24, 2026', reason: 'Christmas' }],
      status: 'spec',
    }));
    expect(report).toEqual([expect.stringContaining("value.0.to: 'December 24, 2026' – wanted nothing before 'from'")]);
  });

  it('wants the day on which a hotline was checked', () => {
    const report = reportAfter(content, 'hotlines.ts', 'hotlines', (hotlines: Record<string, Loose>) => ({
      ...hotlines,
      emergency: without(hotlines['emergency'] ?? {}, 'verifiedOn'),
    }));
    expect(report).toEqual([
      expect.stringContaining('hotlines.emergency · verifiedOn: nothing – wanted the day on which it was'),
    ]);
  });

  it('wants to know who could confirm a sample', () => {
    expect(contactWith({ fax: { value: '(334) 555-0143', status: 'sample' } })).toEqual([
      'shared-data/src/siteFacts.ts · contact.fax · knownBy: nothing – wanted who could confirm it, because it is a sample',
    ]);
    expect(contactWith({ fax: { value: '(334) 555-0143', status: 'sample', knownBy: 'Joe' } })).toEqual([
      expect.stringContaining("knownBy: 'Joe' – wanted who could confirm it: one of adoption liaison, board,"),
    ]);
  });

  it('reads what a page says in lists and groups', () => {
    const report = reportAfter(content, 'facts/home.ts', 'homeFacts', ({ firstSteps }: Record<string, Loose>) => ({
      firstSteps: { ...firstSteps, value: [{ title: 'Call <b>us</b>', text: 42 }, ''] },
    }));
    expect(report).toEqual([
      expect.stringContaining(
        "homeFacts.firstSteps · value.0.title: 'Call <b>us</b>' – wanted plain text without HTML",
      ),
      expect.stringContaining('value.0.text: 42 – wanted a text'),
      expect.stringContaining("value.1: '' – wanted a text"),
    ]);
  });
});
