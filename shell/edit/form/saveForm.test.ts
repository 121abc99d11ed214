/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'yaml';
import { withEntries } from '@site/shared-data/fixtures/entriesCopy';
import { listFile } from '@site/shared-data/compile/loadContent';
import { allKinds } from '@site/shared-data/schemas/kinds';
import { entryAddress, evening, list, open, run, send, serverOf, wordsOf } from '../fixtures/formServer';

/** The error code of the disk, or null if it takes files. */
const mockDisk: { code: string | null } = { code: null };
jest.mock('../entry/writeWhole', () => {
  const { writeWhole } = jest.requireActual<{ writeWhole: (file: string, data: string | Buffer) => void }>(
    '../entry/writeWhole',
  );
  return {
    writeWhole: (file: string, data: string | Buffer) => {
      if (mockDisk.code !== null) throw Object.assign(new Error('refused'), { code: mockDisk.code, path: file });
      writeWhole(file, data);
    },
  };
});
afterEach(() => (mockDisk.code = null));

const topic = { title: 'Rest', description: 'For nights with sleep.' };

/** Fills in a new prayer topic. */
const addTopic = async (server: ReturnType<typeof serverOf>, document: Document, more = {}) =>
  send(server, document, { ...topic, 'image.name': 'not-found', 'image.alt': 'A quiet room at night.', ...more });
const topicsIn = (folder: string) =>
  readdirSync(path.join(folder, 'prayer-topics')).filter((file) => file.startsWith('rest'));

describe('saving a form', () => {
  it('saves a new entry once if somebody presses twice, and again with other words', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document } = await open(server, '/entry?kind=prayerTopics');
      const [first, second] = await Promise.all([addTopic(server, document), addTopic(server, document)]);
      expect(first.location).toContain('prayer-topics%2Frest.yaml');
      expect(second.location).toBe(first.location);
      expect(topicsIn(copy.folder)).toEqual(['rest.yaml']);
      rmSync(path.join(copy.folder, 'prayer-topics/rest.yaml'));
      expect((await addTopic(server, document)).location).toBe(first.location);
      await addTopic(server, document, { title: 'Rest again' });
      expect(topicsIn(copy.folder)).toEqual(['rest-again.yaml', 'rest.yaml']);
    });
  });

  it('writes new entries of two windows to two files, even if their names differ by a mark only', async () => {
    await withEntries(async (copy) => {
      // Both windows wait for their photographs.
      const takePicture = () => setTimeout(50, { name: 'not-found' });
      const server = serverOf(copy, { takePicture });
      const windows = [await open(server, '/entry?kind=prayerTopics'), await open(server, '/entry?kind=prayerTopics')];
      const titles = ['Rest!', 'Rest?'];
      const saves = windows.map(({ document }, at) =>
        addTopic(server, document, { title: titles[at], 'image.name-file': new File(['a picture'], 'night.jpg') }),
      );
      const codes = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
      expect([codes, topicsIn(copy.folder)]).toEqual([
        [303, 303],
        ['rest-2.yaml', 'rest.yaml'],
      ]);
    });
  });

  it.each(['ENOSPC', 'EROFS', 'EACCES'])('shows the text again, with the reason, if the disk says %s', async (code) => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const before = copy.read(evening);
      const { document } = await open(server, entryAddress(evening));
      mockDisk.code = code;
      const refused = await send(server, document, { attire: 'Wool socks' });
      expect(refused.statusCode).toBe(422);
      expect(wordsOf(refused.document, 'alert')).toMatch(/wanted a disk that takes it: .*harvest-evening\.yaml: /);
      expect(refused.document.querySelector<HTMLInputElement>('#attire')?.value).toBe('Wool socks');
      expect(copy.read(evening)).toBe(before);
      mockDisk.code = null;
      expect(await send(server, refused.document)).toMatchObject({ statusCode: 303 });
      expect(copy.read(evening)).toContain('Wool socks');
    });
  });

  it('does not change a file of any kind if no field changed', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const files = allKinds.map(({ isList, place }) =>
        isList ? `${place}/${readdirSync(path.join(copy.folder, place)).find((name) => name !== listFile)}` : place,
      );
      for (const file of [...files, list]) {
        const before = readFileSync(path.join(copy.folder, file), 'utf8');
        const { statusCode } = await send(server, (await open(server, entryAddress(file))).document);
        expect({ file, statusCode, text: readFileSync(path.join(copy.folder, file), 'utf8') }).toEqual({
          file,
          statusCode: 303,
          text: before,
        });
      }
    });
  }, 180_000);

  it('changes one field, and keeps the comments and the order of the file', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const text = `# Ask Robin.\n${readFileSync(path.join(copy.folder, evening), 'utf8')}`;
      copy.write(evening, text);
      const { document } = await open(server, entryAddress(evening));
      const sent = await send(server, document, { date: '2031-04-05' });
      expect(sent).toMatchObject({ statusCode: 303, location: `${entryAddress(evening)}&saved=yes` });
      expect(readFileSync(path.join(copy.folder, evening), 'utf8')).toBe(
        text.replace('April 10, 2025', 'April 5, 2031'),
      );
    });
  });

  it('keeps the paragraphs of a text that allows them, and no other line breaks', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const embeds = entryAddress('clinic/embeds.yaml');
      const words = 'It began in 1983.\n\nThe door is open.';
      const { document } = await open(server, embeds);
      const sent = await send(server, document, {
        'videoTranscript.value': words,
        'videoTranscript.note': words,
      });
      expect(sent.statusCode).toBe(303);
      expect(readFileSync(path.join(copy.folder, 'clinic/embeds.yaml'), 'utf8')).toContain(
        'value: |-\n    It began in 1983.\n\n    The door is open.\n',
      );
      const again = (await open(server, embeds)).document;
      const shown = (field: string) =>
        again.querySelector<HTMLTextAreaElement>(`[name="videoTranscript.${field}"]`)?.value;
      expect([shown('value'), shown('note')]).toEqual([words, 'It began in 1983. The door is open.']);
      expect(copy.report()).toEqual([]);
    });
  });

  it('reads no more rows of a list than were sent', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document } = await open(server, entryAddress(run));
      const sent = await send(server, document, { 'prices#': '100000000', 'prices.1.name': 'The long run' });
      expect(sent.statusCode).toBe(303);
      expect(readFileSync(path.join(copy.folder, run), 'utf8')).toContain('The long run');
    });
  });

  it('shows the messages of the check beside the fields, and saves nothing', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document } = await open(server, entryAddress(evening));
      const sent = await send(server, document, {
        endTime: '1:00 PM',
        title: '',
        registrationUrl: 'javascript:alert(1)',
      });
      expect(sent.statusCode).toBe(422);
      const field = sent.document.getElementById('endTime');
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      const note = field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
      expect(sent.document.getElementById(note)?.textContent).toBe('Wanted: something after 6:00 PM (start time).');
      expect(wordsOf(sent.document, 'alert')).toContain(
        "Registration url: 'javascript:alert(1)' – wanted a whole address",
      );
      expect(sent.document.querySelector<HTMLInputElement>('#endTime')?.value).toBe('1:00 PM');
      const twice = await send(server, document, { id: 'run' });
      expect(twice.document.getElementById('id-problem')?.textContent).toBe(
        'Wanted: another id: events/winter-run.yaml has this one.',
      );
      expect(copy.report()).toEqual([]);
    });
  });

  it('shows an invalid value unchanged, refuses it beside its field, and writes nothing', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const odd = 'events/odd-fair.yaml';
      const text = [
        'id: odd-fair',
        'title: Odd Fair',
        'date: June 31, 2026 # as on the flyer',
        'time: Noon',
        'location: The meadow',
        'image: no-picture',
        'summary: A fair in the grass with games for everyone who comes.',
        'description: Come.',
        'registration: None.',
        'registrationOpen: maybe',
        'registrationUrl: null',
        'requiresRegistration: false',
        'detailPageUrl: /events/odd-fair',
        'prices: none',
        'colour: green',
        '',
      ].join('\n');
      copy.write(odd, text);
      const { document } = await open(server, entryAddress(odd));
      const shown = (id: string) => document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.value;
      expect(['date', 'image', 'registrationOpen', 'prices'].map(shown)).toEqual([
        'June 31, 2026',
        'no-picture',
        'maybe',
        'none',
      ]);
      const sent = await send(server, document, { location: 'The great meadow' });
      expect(sent.statusCode).toBe(422);
      for (const field of ['date', 'image', 'registrationOpen', 'prices'])
        expect(sent.document.getElementById(`${field}-problem`)?.textContent).toContain('Wanted: ');
      expect(sent.document.querySelector<HTMLInputElement>('#date')?.value).toBe('June 31, 2026');
      expect(wordsOf(sent.document, 'alert')).toContain("Colour: 'green' – wanted one of the fields");
      expect(readFileSync(path.join(copy.folder, odd), 'utf8')).toBe(text);
    });
  });

  it('names fields that the site does not know, and saves without them if asked', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const before = copy.read(evening);
      const after = before
        .replace(/^address:\n/m, 'address:\n  county: Lee # by hand\n')
        .concat('# Old.\ncolour: green\n');
      copy.write(evening, after);
      const lines = after.split('\n');
      const places = ['  county: Lee # by hand', 'colour: green'].map((line) => lines.indexOf(line) + 1);
      const { document } = await open(server, entryAddress(evening));
      const told = [...document.querySelectorAll('[aria-labelledby="unknown"] li')].map((item) => item.textContent);
      expect(told).toEqual([`Line ${places[0]} · address.county: 'Lee'`, `Line ${places[1]} · colour: 'green'`]);
      // A plain save loses nothing, and each problem leads to its field.
      const plain = await send(server, document, { time: '7:00 PM' });
      expect([plain.statusCode, copy.read(evening)]).toEqual([422, after]);
      const links = [...plain.document.querySelectorAll('[role="alert"] a')].map((link) => link.getAttribute('href'));
      expect(links).toEqual(['#address.county', '#colour']);
      for (const link of links) expect(plain.document.getElementById(link?.slice(1) ?? '')?.tagName).toBe('LI');
      const button = { '#known-only': 'yes' };
      const wrong = await send(server, plain.document, { ...button, title: '' });
      expect([wrong.statusCode, wordsOf(wrong.document, 'alert')]).toEqual([422, expect.stringContaining('Title')]);
      expect(wrong.document.querySelector('button[name="#known-only"]')).not.toBeNull();
      const saved = await send(server, wrong.document, { ...button, title: 'Harvest Evening' });
      expect(saved.statusCode).toBe(303);
      expect(copy.read(evening)).toBe(`${before.replace(/^time: .*$/m, 'time: 7:00 PM')}# Old.\n`);
      expect(copy.report()).toEqual([]);
    });
  });

  it('does not rewrite unchanged fields, and cleans changed ones', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const quaint = 'events/quaint-fair.yaml';
      const text = [
        '# The oldest of all.',
        'id:   quaint-fair',
        'title: "Quaint\u00a0Fair"',
        'date: Thursday, May 6, 2027 # a holiday',
        "time: 'noon, sharp'",
        'startTime: noon',
        'location: >-',
        '  The meadow behind',
        '  the mill',
        'address: { street: 1 Mill Road, city: Opelika, state: al, postalCode: 36801 } # by hand',
        'image:',
        '  name: event-walk # drawn',
        "  alt: 'A meadow'",
        'summary: A fair in the grass.',
        'description: |-',
        '  Come.',
        'registration: None.',
        'registrationOpen: false',
        'registrationUrl:',
        'requiresRegistration: false',
        'detailPageUrl: /events/quaint-fair/',
        'prices:',
        '  - name: Supper # with pie',
        '    dollars: 07.50',
        '',
      ].join('\r\n');
      copy.write(quaint, text);
      expect(copy.report()).toEqual([]);
      const { document } = await open(server, entryAddress(quaint));
      expect(await send(server, document)).toMatchObject({ statusCode: 303 });
      expect(readFileSync(path.join(copy.folder, quaint), 'utf8')).toBe(text);
      const sent = await send(server, document, {
        summary: '\u202aA fair in the\u00a0grass, with a choir.\u202c',
        endTime: '6pm',
        'prices.0.dollars': '$8',
      });
      expect(sent.statusCode).toBe(303);
      expect(readFileSync(path.join(copy.folder, quaint), 'utf8')).toBe(
        `${text.replace('in the grass.', 'in the grass, with a choir.').replace('07.50', '8')}endTime: 6:00 PM\r\n`,
      );
    });
  });

  it('has fields for a break, for hours by appointment, and for weeks of the month', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document } = await open(server, entryAddress('clinic/hours.yaml'));
      const sent = await send(server, document, {
        'value.Monday.opens': '8am',
        'value.Monday.closes': 'noon',
        'value.Monday.then.0.from': '1pm',
        'value.Monday.then.0.until': '17:00',
        'value.Friday.byAppointment': 'true',
        'value.Sunday.opens': '2:00 PM',
        'value.Sunday.closes': '4:00 PM',
        'value.Sunday.weeks.0': 'first',
      });
      expect(sent.statusCode).toBe(303);
      const { value } = parse(readFileSync(path.join(copy.folder, 'clinic/hours.yaml'), 'utf8')) as {
        value: Record<string, unknown>;
      };
      expect([value['Monday'], value['Friday'], value['Sunday']]).toEqual([
        { opens: '8:00 AM', closes: '12:00 PM', then: [{ from: '1:00 PM', until: '5:00 PM' }] },
        { byAppointment: true },
        { opens: '2:00 PM', closes: '4:00 PM', weeks: ['first'] },
      ]);
      expect(copy.report()).toEqual([]);
    });
  });

  it('counts rows from one, and names the links without a page', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const menu = entryAddress('navigation/footer.yaml');
      const { document } = await open(server, menu);
      const wrong = await send(server, document, { 'all.0.links.1.path': 'nowhere' });
      const link = wrong.document.querySelector('[role="alert"] a');
      expect(link?.textContent).toBe('All, 1: Links, 2: Path');
      const field = wrong.document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      for (const page of ['contact', 'partner']) {
        mkdirSync(path.join(copy.home, 'site', page), { recursive: true });
        writeFileSync(path.join(copy.home, 'site', page, 'index.html'), '');
      }
      const changes = {
        'all.0.links.1.path': '/nowhere',
        'all.0.links.2.path': '/partner#churches',
        'all.0.links.2.label': 'Churches',
      };
      const saved = await send(server, document, changes);
      const told = (await open(server, String(saved.location))).document;
      expect(wordsOf(told, 'status')).toContain('/nowhere has no page yet');
      for (const page of ['/contact', '/partner#churches']) expect(wordsOf(told, 'status')).not.toContain(page);
    });
  });

  it('marks the path of a menu entry that also has links', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document } = await open(server, entryAddress('navigation/header.yaml'));
      const sent = await send(server, document, { 'all.0.path': '/events' });
      expect(sent.document.getElementById('all.0.path')?.getAttribute('aria-invalid')).toBe('true');
      expect(wordsOf(sent.document, 'alert')).toContain("All, 1: Path: '/events' – wanted either a path or links");
    });
  });

  it('adds an entry with a photograph, in a file named after the entry', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document } = await open(server, '/entry?kind=events');
      const picnic = {
        ...{ id: 'picnic', title: 'Meadow Picnic', date: '2031-05-05', time: 'Noon', location: 'The meadow' },
        ...{ 'image.name-file': new File(['a picture'], 'meadow.jpg'), 'image.alt': 'A meadow with blankets.' },
        ...{
          summary: 'A picnic in the grass.',
          description: 'Come.',
          registration: 'None.',
          detailPageUrl: '/events/meadow-picnic',
        },
      };
      const bad = await send(server, document, { ...picnic, 'image.name-file': new File(['x'], 'notes.txt') });
      expect(bad.statusCode).toBe(422);
      expect(wordsOf(bad.document, 'alert')).toContain('wanted a photograph: notes.txt is not a picture');
      const empty = await send(server, document, { ...picnic, 'image.name-file': new File([], 'meadow.jpg') });
      expect(empty.document.getElementById('image.name-problem')?.textContent).toContain('meadow.jpg is not a picture');
      const none = await send(server, document, { ...picnic, 'image.name-file': new File([], '') });
      expect(none.document.getElementById('image.name-problem')?.textContent).toContain('or a new photograph');
      // The form imports the photograph only if everything else is valid.
      const takePicture = jest.fn();
      const early = await send(serverOf(copy, { takePicture }), document, { ...picnic, 'image.alt': '', summary: '' });
      expect(wordsOf(early.document, 'alert')).toMatch(/Image: Alt –.*Summary –/);
      expect(takePicture).not.toHaveBeenCalled();
      // The draft keeps it, because browsers do not send a file twice.
      const kept = await send(server, early.document, {
        'image.alt': 'A meadow.',
        summary: 'A picnic in the grass.',
        title: 'Kept Meadow Picnic',
      });
      expect(kept).toMatchObject({ statusCode: 303, location: expect.stringContaining('kept-meadow-picnic') });
      expect(readFileSync(path.join(copy.folder, 'events/kept-meadow-picnic.yaml'), 'utf8')).toContain(
        'name: not-found\n',
      );
      rmSync(path.join(copy.folder, 'events/kept-meadow-picnic.yaml'));
      // A problem links to its field, even if the file does not exist yet.
      const dull = await send(server, document, { ...picnic, summary: '' });
      const link = dull.document.querySelector('[role="alert"] a');
      expect(link?.textContent).toBe('Summary');
      expect(dull.document.querySelector(link?.getAttribute('href') ?? '')?.getAttribute('name')).toBe('summary');
      expect(await send(server, document, picnic)).toMatchObject({ statusCode: 303 });
      const text = readFileSync(path.join(copy.folder, 'events/meadow-picnic.yaml'), 'utf8');
      expect(text).toMatch(/^id: picnic\ntitle: Meadow Picnic\ndate: May 5, 2031\n[^]*name: not-found\n/);
      expect(text).toContain('registrationOpen: false\nregistrationUrl: null\n');
      expect(copy.report()).toEqual([]);
    });
  });

  it('shows the second of two people what the first one wrote, and keeps both changes', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const [first, second] = [await open(server, entryAddress(evening)), await open(server, entryAddress(evening))];
      await send(server, first.document, { attire: 'Black tie', time: '7:00 PM' });
      const told = await send(server, second.document, { time: '8:00 PM', location: 'Town Hall' });
      expect(told.statusCode).toBe(409);
      expect(wordsOf(told.document, 'alert')).toMatch(/They wrote:.*time'7:00 PM'.*attire'Black tie'/);
      expect(await send(server, told.document)).toMatchObject({ statusCode: 303 });
      const text = readFileSync(path.join(copy.folder, evening), 'utf8');
      for (const line of ['attire: Black tie', 'time: 8:00 PM', 'location: Town Hall']) expect(text).toContain(line);
      // The form also reports removed fields.
      copy.change(evening, { attire: undefined });
      const late = await send(server, told.document, { time: '9:00 PM' });
      expect(wordsOf(late.document, 'alert')).toMatch(/They wrote:.*attirenothing/);
    });
  });

  it('saves if the file has the same values in another format', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const text = readFileSync(path.join(copy.folder, evening), 'utf8').replaceAll('\n', '\r\n');
      copy.write(evening, text);
      const { document } = await open(server, entryAddress(evening));
      expect(await send(server, document, { location: 'Town Hall' })).toMatchObject({ statusCode: 303 });
      copy.write(evening, `${text}# Ask Robin.\r\n`);
      expect(await send(server, document, { date: '2031-04-05' })).toMatchObject({ statusCode: 303 });
      expect(readFileSync(path.join(copy.folder, evening), 'utf8')).toBe(
        `${text.replace('April 10, 2025', 'April 5, 2031')}# Ask Robin.\r\n`,
      );
    });
  });

  it('moves an entry, and keeps the comments of the file and the focus', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const text = readFileSync(path.join(copy.folder, list), 'utf8').replace('- winter-run', '- winter-run # in fall');
      copy.write(list, text);
      const { document } = await open(server, entryAddress(list));
      const up = document.querySelector<HTMLButtonElement>('[aria-label="Move Winter Run up"]');
      const sent = await send(server, document, { [up?.name ?? '']: up?.value ?? '' });
      expect(readFileSync(path.join(copy.folder, list), 'utf8')).toBe(
        text.replace(
          '  - harvest-evening\n  - winter-run # in fall\n',
          '  - winter-run # in fall\n  - harvest-evening\n',
        ),
      );
      const again = (await open(server, String(sent.location))).document;
      expect([...again.querySelectorAll('ol span')].map((one) => one.textContent)[0]).toBe('Winter Run');
      const down = (await send(server, again, { '#swap': 'order.1 order.2' })).location;
      const focused = (await open(server, String(down))).document.querySelector('[autofocus]');
      expect(focused?.getAttribute('aria-label')).toBe('Move Harvest Evening down');
    });
  });

  it('confirms the source of a field, and names a missing field beside it', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document } = await open(server, entryAddress(list));
      const confirmed = { 'sources.parking.status': 'confirmed', 'sources.parking.verifiedOn': '2026-11-21' };
      const wrong = await send(server, document, confirmed);
      expect(wrong.statusCode).toBe(422);
      const field = wrong.document.getElementById('sources.parking.confirmedBy');
      expect(field?.closest('details')?.open).toBe(true);
      expect(wrong.document.getElementById('sources.parking.confirmedBy-problem')?.textContent).toBe(
        'Wanted: who confirmed it.',
      );
      const before = readFileSync(path.join(copy.folder, list), 'utf8');
      await send(server, wrong.document, { 'sources.parking.knownBy': '', 'sources.parking.confirmedBy': 'Robin' });
      expect(readFileSync(path.join(copy.folder, list), 'utf8')).toBe(
        before.replace(/parking: .*/, 'parking: { status: confirmed, confirmedBy: Robin, verifiedOn: 2026-11-21 }'),
      );
    });
  });

  it('offers the ways to register as one choice', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const url = 'https://tickets.test/run';
      const { document } = await open(server, entryAddress(run));
      const chosen = document.querySelector<HTMLInputElement>('[name="#registration"]:checked')?.value;
      expect(chosen).toBe('later');
      for (const [choice, isOpen, isRequired] of [
        ['none', false, false],
        ['open', true, true],
        ['optional', true, false],
      ] as const) {
        const base = readFileSync(path.join(copy.folder, run), 'utf8');
        const fields = { '#base': base, '#registration': choice, registrationUrl: url };
        expect(await send(server, document, fields)).toMatchObject({ statusCode: 303 });
        const says = readFileSync(path.join(copy.folder, run), 'utf8');
        expect(says).toContain(`registrationOpen: ${isOpen}\n`);
        expect(says).toContain(`requiresRegistration: ${isRequired}\n`);
      }
    });
  });
});
