/** @jest-environment node */
import { readdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { clinicClock } from '../src/dates/clinicClock';
import { volunteerFacts } from '../src/facts/partner';
import { org } from '../src/siteFacts';
import { allKinds } from '../schemas/kinds';
import { reportAfter, withEntries } from '../fixtures/entriesCopy';
import { listFile, loadContent } from './loadContent';

const people = 'staff/bo-sample.yaml';
const evening = 'events/harvest-evening.yaml';
const phone = (fact: object) => reportAfter('clinic/contact.yaml', { phone: fact });
const confirmed = { value: '911', status: 'confirmed', confirmedBy: 'Dana Miller', verifiedOn: '2026-11-21' };
const today = clinicClock(Date.now()).day;

describe('loadContent', () => {
  it('finds no problem in the entries of shared-data/fixtures', () => {
    withEntries(({ report }) => expect(report()).toEqual([]));
  });

  it('lists the problems of all files in one run', () => {
    withEntries(({ folder, write, report }) => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
      for (const file of files) write(file, '42\n');
      const reported = new Set(report().map((line) => /^entries\/([^:]*)/.exec(line)?.[1]));
      expect([...reported].toSorted()).toEqual(files.toSorted());
    });
  });

  it('reports a syntax error with line and column, and checks all other files', () => {
    withEntries(({ write, change, report }) => {
      write(evening, 'id: evening\ntitle: "Harvest\n');
      change(people, { bio: '' });
      expect(report()).toEqual([
        expect.stringMatching(/^entries\/events\/harvest-evening\.yaml:3:1 – wanted YAML that can be read: /),
        "entries/staff/bo-sample.yaml:6 · bio: '' – wanted a text",
      ]);
    });
  });

  it('says what to do about a colon in a text', () => {
    withEntries(({ write, report }) => {
      write(evening, 'id: evening\ntitle: Harvest: the evening\n');
      expect(report()).toEqual([
        expect.stringMatching(
          /^entries\/events\/harvest-evening\.yaml:2:8 – .*; put a text with a colon into quotes, such as 'Toys: a morning'$/,
        ),
      ]);
    });
  });

  it('reports a missing file, and a file of no kind', () => {
    withEntries(({ folder, write, report }) => {
      unlinkSync(path.join(folder, 'clinic/hours.yaml'));
      unlinkSync(path.join(folder, 'staff', listFile));
      write('evens.yaml', 'id: picnic\n');
      expect(report()).toEqual([
        expect.stringMatching(/^entries\/evens\.yaml – wanted a \.yaml file in a folder of a kind: clinic, /),
        'entries/clinic/hours.yaml – wanted a file with { value, status, knownBy, note, confirmedBy, verifiedOn }',
        'entries/staff/list.yaml – wanted a file with { order, sources }',
      ]);
    });
  });

  it('reports a broken link, and a link to itself', () => {
    withEntries(({ folder, report }) => {
      const wanted = 'wanted a readable file: this one is closed to you, or a broken link';
      symlinkSync('nowhere', path.join(folder, 'events/gone.yaml'));
      symlinkSync('round.yaml', path.join(folder, 'events/round.yaml'));
      expect(report()).toEqual([`entries/events/gone.yaml – ${wanted}`, `entries/events/round.yaml – ${wanted}`]);
    });
  });

  it('ignores files of systems and editors', () => {
    withEntries(({ write, report }) => {
      for (const name of ['.DS_Store', 'events/.DS_Store', 'events/.walk.yaml.swp', 'events/walk.yaml~', '.x.yaml'])
        write(name, '\u0000');
      expect(report()).toEqual([]);
    });
  });

  it('rejects a repeated id, title or address', () => {
    withEntries(({ read, write, report }) => {
      write('events/second.yaml', read(evening));
      expect(report()).toEqual([
        "entries/events/second.yaml:1 · id: 'evening' – wanted another id: events/harvest-evening.yaml has this one",
        "entries/events/second.yaml:2 · title: 'Harvest Evening' – wanted another title: events/harvest-evening.yaml has this one",
        "entries/events/second.yaml:24 · detailPageUrl: '/events/harvest-evening' – wanted another detailPageUrl: events/harvest-evening.yaml has this one",
      ]);
    });
  });

  it('treats titles that look the same as equal', () => {
    expect(reportAfter('events/winter-run.yaml', { title: 'harvest\u00a0 evening' })).toEqual([
      expect.stringContaining(
        "title: 'harvest\u00a0 evening' – wanted another title: events/harvest-evening.yaml has this one",
      ),
    ]);
  });

  it('puts a new entry after those that the list names', () => {
    withEntries(({ write, report }) => {
      write('board/ari-newseat.yaml', 'name: Ari Newseat\ntitle: Member\n');
      expect(report()).toEqual([]);
    });
  });

  it('reads a number in an order as the name of a file, but no other type', () => {
    withEntries(({ folder, write, report }) => {
      write('board/2026.yaml', 'name: Ari Newseat\ntitle: Member\n');
      const list = readFileSync(path.join(folder, 'board', listFile), 'utf8');
      write(`board/${listFile}`, list.replace('order:\n', 'order:\n  - 2026\n'));
      expect(report()).toEqual([]);
      const board = loadContent(folder).kinds.find(({ kind }) => kind.name === 'boardMembers')?.files;
      expect(board?.[0]?.file).toBe('board/2026.yaml');
      write(`board/${listFile}`, list.replace('order:\n', 'order:\n  - true\n'));
      expect(report()).toEqual([expect.stringContaining('order.0: true – wanted the name of a file, without .yaml')]);
    });
  });

  it('rejects a picture with missing files in any entry', () => {
    withEntries(({ home, report }) => {
      unlinkSync(path.join(home, 'pictures'));
      const lines = report();
      expect(lines.length).toBeGreaterThan(10);
      expect(lines).toContainEqual(
        expect.stringMatching(
          /^entries\/staff\/bo-sample\.yaml:4 · image\.name: 'not-found' – wanted a picture with existing files: run npm run pictures/,
        ),
      );
    });
  });

  it.each([
    [
      { name: 'nobody', alt: 'A hall' },
      "image.name: 'nobody' – wanted the name of an existing picture, or a new photograph",
    ],
    [{ name: 'not-found', alt: '' }, "image.alt: '' – wanted a description of the picture"],
    [{ name: 'not-found' }, 'image.alt: nothing – wanted a description of the picture'],
    [{ name: 'not-found', alt: 'Photo of a hall' }, 'without a word such as photo'],
  ])('names the file of an invalid picture: %j', (image, problem) => {
    expect(reportAfter(people, { image })).toEqual([expect.stringContaining(problem)]);
  });

  const lists = allKinds.filter(({ isList, name }) => isList && name !== 'events');
  it.each(lists.map(({ place }) => place))('accepts new and removed entries of %s', (place) => {
    withEntries(({ folder, report }) => {
      for (const file of readdirSync(path.join(folder, place))
        .filter((name) => name !== listFile)
        .slice(1))
        unlinkSync(path.join(folder, place, file));
      expect(report()).toEqual([]);
    });
  });

  it.each([
    [{ buttonLink: '/monthly partner' }, "buttonLink: '/monthly partner' – wanted an address of this site"],
    [{ isExternalLink: true }, "buttonLink: '/monthly-partner' – wanted a whole address"],
    [{ buttonLink: 'javascript:alert(1)', isExternalLink: true }, 'wanted a whole address'],
  ])('rejects a giving button with %j', (change, problem) => {
    expect(reportAfter('donation-options/every-month.yaml', change)).toEqual([expect.stringContaining(problem)]);
    expect(reportAfter('donation-options/every-month.yaml', { ...change, title: undefined })).toHaveLength(2);
  });

  it('rejects a giving button with an invalid link, whether external or not', () => {
    const option = 'donation-options/every-month.yaml';
    const link = (buttonLink: string) => reportAfter(option, { buttonLink, isExternalLink: undefined });
    expect(link('https://example.org/give')).toHaveLength(1);
    expect(link('javascript:x')).toEqual([
      expect.stringContaining('isExternalLink: nothing'),
      expect.stringContaining("'javascript:x' – wanted an address of this site such as '/contact', or a whole address"),
    ]);
  });

  it('rejects a title or description that is too long or too short for search results', () => {
    const title = 'Volunteer '.repeat(7).trim();
    expect(reportAfter('volunteer-details/dads.yaml', { title, description: 'Be a mentor.' })).toEqual([
      expect.stringContaining('wanted at most 60 characters'),
      expect.stringContaining("description: 'Be a mentor.' – wanted at least 50 characters"),
    ]);
  });

  it('requires a source for each field', () => {
    expect(
      reportAfter('events/list.yaml', { 'sources.children': undefined, 'sources.summary': { status: 'sample' } }),
    ).toEqual([
      expect.stringContaining('sources.children: nothing – wanted an entry { status, knownBy'),
      expect.stringContaining('sources.summary.knownBy: nothing – wanted who could confirm it'),
    ]);
  });

  it('rejects a post with an impossible date', () => {
    expect(reportAfter('posts/ramp.yaml', { date: '2024-02-30' })).toEqual([
      expect.stringContaining("date: '2024-02-30' – wanted a real day such as '2024-03-15', from 1900 to 2099"),
    ]);
    expect(reportAfter('posts/ramp.yaml', { date: '1024-03-15' })).toHaveLength(1);
  });

  it.each([
    ['header', { 3: { label: 'Shop' } }, ['3.path: nothing – wanted either a path or links']],
    ['header', { '0.path': '/events' }, ["0.path: '/events' – wanted either a path or links"]],
    ['header', { 3: {} }, ['3.label: nothing – wanted a text', '3.path: nothing – wanted either a path or links']],
    ['header', { 3: null }, ['3: null – wanted an entry { label,']],
    ['header', { '0.links': [] }, ['0.links: [] – wanted at least one entry']],
    ['footer', { '0.links': [] }, ['0.links: [] – wanted at least one entry']],
    [
      'header',
      { 3: { label: 'Dates', path: '/blog' } },
      ["3.label: 'Dates' – wanted another label: entry 2 of this menu has this one"],
    ],
    ['header', { 3: { label: 'Find us' } }, ['3.path: nothing – wanted either', '3.label: ']],
  ])('rejects a %s with %j', (menu, change, problems) => {
    const lines = reportAfter(`navigation/${menu}.yaml`, change);
    expect(lines).toEqual(problems.map((problem) => expect.stringContaining(problem) as string));
  });

  it.each([
    ['pages/parenting.yaml', 'steps.value', ['steps.value: [] – wanted at least one']],
    ['volunteer-details/desk.yaml', 'suits', ['suits: [] – wanted at least one']],
    ['clinic/closures.yaml', 'value', []],
    ['pages/history.yaml', 'milestones.value', []],
    ['pages/clinic.yaml', 'doesNotOffer.value', []],
  ])('rejects an empty list that has a heading on its page: %s, %s', (file, field, problems) => {
    const lines = reportAfter(file, { [field]: [] });
    expect(lines).toEqual(problems.map((problem) => expect.stringContaining(problem) as string));
  });

  it.each(['header', 'footer'])('rejects a %s without entries', (menu) => {
    withEntries(({ write, report }) => {
      write(`navigation/${menu}.yaml`, '[]\n');
      expect(report()).toEqual([`entries/navigation/${menu}.yaml:1: [] – wanted at least one entry`]);
    });
  });

  it('reads a number as text if a text is expected', () => {
    withEntries(({ folder, write, report }) => {
      const file = 'clinic/family-center-address.yaml';
      write(file, readFileSync(path.join(folder, file), 'utf8').replace("'30701'", '30701'));
      expect(report()).toEqual([]);
    });
  });

  it('rejects a reference to a number as a text, and names the problem of a number', () => {
    expect(reportAfter(evening, { title: '{volunteerFacts.clinicMinimum.months}' })).toEqual([
      expect.stringContaining(`title: ${volunteerFacts.clinicMinimum.value.months} – wanted a text`),
    ]);
    expect(reportAfter('events/winter-run.yaml', { 'prices.0.dollars': -5 })).toEqual([
      expect.stringContaining('prices.0.dollars: -5 – wanted no less than 0 dollars'),
    ]);
  });

  it('checks references, and suggests existing ones', () => {
    expect(reportAfter(evening, { title: 'Evening of {org.nmae}' })).toEqual([
      "entries/events/harvest-evening.yaml:2 · title: '{org.nmae}' – wanted a fact that there is, such as {org.name}",
    ]);
    expect(reportAfter(evening, { registrationUrl: '{org.name}' })).toEqual([
      expect.stringContaining(`registrationUrl: '${org.name.value}' – wanted a whole address`),
    ]);
  });

  it('rejects a reference within a text to something other than text', () => {
    expect(reportAfter(people, { bio: 'At {contact.address} and {org.taxNumber}, since {org.foundedIn}.' })).toEqual([
      expect.stringContaining(
        `bio: '{contact.address}' – wanted a fact that is a text; {contact.address} is {"street":`,
      ),
      expect.stringContaining("bio: '{org.taxNumber}' – wanted a fact that is a text; {org.taxNumber} is null"),
    ]);
  });

  it.each([
    ['itself', 'clinic/organization.yaml', 'name.value', '{org.name}', 'clinic/organization.yaml'],
    ['its own file', 'clinic/organization.yaml', 'name.value', 'Clinic in {org.place}', 'clinic/organization.yaml'],
    ['a later file', 'clinic/contact.yaml', 'replyTime.value', 'See {links.donate}', 'clinic/links.yaml'],
  ])('rejects a fact that refers to %s', (_, file, field, value, place) => {
    const name = /\{.*\}/.exec(value)?.[0] ?? '';
    expect(reportAfter(file, { [field]: value })).toEqual([
      expect.stringContaining(
        `${field}: '${name}' – wanted the text itself, or a fact of an earlier file: ${name} is in ${place}`,
      ),
    ]);
  });

  it('resolves references between facts', () => {
    withEntries(({ folder, change }) => {
      change('clinic/contact.yaml', { 'replyTime.value': '{org.name} answers in a day.' });
      change(people, { bio: '{contact.replyTime}' });
      const staff = loadContent(folder).kinds.find(({ kind }) => kind.name === 'staff')?.files;
      expect(staff?.find(({ file }) => file === people)?.resolved).toMatchObject({
        bio: `${org.name.value} answers in a day.`,
      });
    });
  });

  it('reports an unreadable file once, not for every reference to it', () => {
    withEntries(({ write, report }) => {
      write('clinic/organization.yaml', 'name: "Hope\n');
      write('clinic/links.yaml', '');
      expect(report()).toHaveLength(2);
    });
  });

  it.each([
    ['without a status', { value: '911' }, "phone.status: nothing – wanted 'spec', 'own', 'confirmed' or 'sample'"],
    ['with an unknown status', { value: '911', status: 'sure' }, "phone.status: 'sure'"],
    ['written as a bare value', '911', "phone: '911' – wanted an entry { value, status"],
    [
      'in a wrong shape',
      { value: '12', status: 'spec' },
      "phone.value: '12' – wanted a phone number such as '(334) 555-0142'",
    ],
    [
      'confirmed tomorrow',
      { ...confirmed, verifiedOn: '2099-01-01' },
      `wanted a day that is not after today, ${today} (Central time)`,
    ],
    [
      'confirmed on no day',
      { ...confirmed, verifiedOn: undefined },
      'phone.verifiedOn: nothing – wanted the day on which',
    ],
    [
      'confirmed by nobody',
      { ...confirmed, confirmedBy: undefined },
      'phone.confirmedBy: nothing – wanted who confirmed',
    ],
    [
      'nobody could confirm',
      { value: '911', status: 'sample' },
      'phone.knownBy: nothing – wanted who could confirm it',
    ],
    [
      'known by Joe',
      { value: '911', status: 'sample', knownBy: 'Joe' },
      "'Joe' – wanted who could confirm it: one of adopt",
    ],
  ])('rejects a fact %s', (_, fact, problem) => {
    expect(phone(fact as object)).toEqual([expect.stringContaining(problem)]);
  });

  it('accepts a confirmed fact', () => {
    expect(phone(confirmed)).toEqual([]);
  });

  it('rejects an unknown fact, and reports a missing one', () => {
    expect(reportAfter('clinic/contact.yaml', { fax: confirmed, email: undefined })).toEqual([
      expect.stringContaining('email: nothing – wanted an entry { value, status'),
      expect.stringContaining('– wanted one of the fields phone, textLine'),
    ]);
  });

  it('rejects hours and closures that end before they start', () => {
    expect(reportAfter('clinic/hours.yaml', { 'value.Friday': { opens: '12:00 PM', closes: '8:00 AM' } })).toEqual([
      expect.stringContaining("Friday.closes: '8:00 AM' – wanted something after 12:00 PM (opens)"),
    ]);
    const closure = { from: 'December 26, 2026', to: 'December 24, 2026', reason: 'Christmas' };
    expect(reportAfter('clinic/closures.yaml', { value: [closure] })).toEqual([
      expect.stringContaining("value.0.to: 'December 24, 2026' – wanted nothing before December 26, 2026 (from)"),
    ]);
  });

  it('checks text in lists and groups', () => {
    const value = [{ title: 'Call <b>us</b>', text: true }, ''];
    expect(reportAfter('pages/home.yaml', { 'firstSteps.value': value })).toEqual([
      expect.stringContaining("value.0.title: 'Call <b>us</b>' – wanted plain text without HTML"),
      expect.stringContaining('value.0.text: true – wanted a text'),
      expect.stringContaining("value.1: '' – wanted an entry { title, text }"),
    ]);
  });
});
