/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'yaml';
import { withEntries, type EntriesCopy } from '@site/shared-data/fixtures/entriesCopy';
import { listFile } from '@site/shared-data/compile/loadContent';
import { allKinds } from '@site/shared-data/schemas/kinds';
import { editServer, type EditPlace } from './editServer';

const host = '127.0.0.1:3010';
/** The address of the form on a machine of a git host, such as a codespace. */
const lent = 'https://quiet-meadow-3010.host.test';
const evening = 'events/harvest-evening.yaml';
const run = 'events/winter-run.yaml';
const list = 'events/list.yaml';

/** A server of the form over a copy of the entries. */
function serverOf({ folder, home }: EntriesCopy, more: Partial<EditPlace> = {}) {
  return editServer({
    entries: folder,
    site: path.join(home, 'site'),
    origin: lent,
    previewOrigin: 'http://127.0.0.1:3011',
    style: '',
    script: '',
    unpushedCommits: () => Promise.resolve(0),
    pushBranch: () => Promise.resolve({ isGood: true, branch: 'main' }),
    countProposals: () => Promise.resolve(0),
    proposalStates: () => Promise.resolve([]),
    takePicture: (bytes, called) =>
      Promise.resolve(
        bytes.toString() === 'a picture' ? { name: 'not-found' } : { problem: `${called} is no picture` },
      ),
    storeProblem: () => Promise.resolve(null),
    tryChange: () =>
      Promise.resolve({
        pages: ['/', '/events'],
        gone: ['/events/harvest-evening'],
        packages: ['events'],
        problem: null,
      }),
    releaseAll: () => Promise.resolve({ isGood: true, said: 'events is live', isCommitted: true }),
    proposeChange: null,
    ...more,
  });
}

type Server = ReturnType<typeof serverOf>;

async function open(server: Server, url: string) {
  const { statusCode, body } = await server.inject({ url, headers: { host } });
  return { statusCode, document: new JSDOM(body).window.document };
}

/** Fills in some fields of a page's first form that saves, and sends it. */
async function send(server: Server, document: Document, fields: Readonly<Record<string, string | Blob>> = {}) {
  const form = document.querySelector<HTMLFormElement>('form[enctype]');
  const View = document.defaultView;
  if (!form || !View) throw new Error('there is no form');
  const data = new FormData();
  for (const [name, value] of new View.FormData(form)) if (typeof value === 'string') data.set(name, value);
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const request = new Request('http://form.test', { method: 'POST', body: data });
  const { statusCode, headers, body } = await server.inject({
    method: 'POST',
    url: form.getAttribute('action') ?? '',
    headers: { host, origin: `http://${host}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { statusCode, location: headers.location, document: new JSDOM(body).window.document };
}

/** Fills in some fields of a page's first form, and sends them as a draft. */
async function type(server: Server, document: Document, fields: Readonly<Record<string, string | Blob>>) {
  const form = document.querySelector<HTMLFormElement>('form[data-draft]');
  const action = form?.getAttribute('action') ?? '';
  form?.setAttribute('action', form.dataset['draft'] ?? '');
  const { statusCode } = await send(server, document, fields);
  form?.setAttribute('action', action);
  return statusCode;
}

/** Discards the draft of a page's form. */
function discard(server: Server, document: Document) {
  const controls = [...document.querySelectorAll<HTMLInputElement>('form[data-draft] > input[type=hidden]')];
  return server.inject({
    method: 'POST',
    url: document.querySelector<HTMLFormElement>('form[data-draft]')?.dataset['draft']?.replace('?', '/discard?') ?? '',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(controls.map(({ name, value }) => [name, value])).toString(),
  });
}

const entryAddress = (file: string) => `/entry?file=${encodeURIComponent(file)}`;
const wordsOf = (document: Document, role: string) => document.querySelector(`[role="${role}"]`)?.textContent ?? '';

describe('the form', () => {
  it('lists everything that can be changed, and finds words in it', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document } = await open(server, '/');
      const files = readdirSync(copy.folder, { recursive: true, encoding: 'utf8' });
      const entries = files.filter((file) => file.endsWith('.yaml') && path.basename(file) !== listFile);
      expect(document.querySelectorAll('main li')).toHaveLength(entries.length);
      const found = await open(server, '/?q=lights%20and%20long');
      expect([...found.document.querySelectorAll('main li')].map((one) => one.textContent)).toEqual([
        'Harvest Evening',
      ]);
      expect(document.querySelector('a[href*="ada-sample"]')?.textContent).toMatch(/^Ada Sample, /);
    });
  });

  it('leaves a file of every kind as it is when nothing was changed', async () => {
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

  it('changes one field, with the comments and the order of the file', async () => {
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

  it('keeps the paragraphs of a text that may have some, and no other line break', async () => {
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

  it('says beside the field what is wrong, in the words of the check, and saves nothing', async () => {
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

  it('shows what cannot be read as it stands, refuses it beside its field, and writes nothing', async () => {
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

  it('writes nothing that nobody touched, and cleans what was', async () => {
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

  it('asks for a break, for hours by appointment and for weeks of the month', async () => {
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

  it('counts rows as it shows them, and says which links lead to no page', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const menu = entryAddress('navigation/footer.yaml');
      const { document } = await open(server, menu);
      const wrong = await send(server, document, { 'all.0.links.1.path': 'nowhere' });
      const link = wrong.document.querySelector('[role="alert"] a');
      expect(link?.textContent).toBe('All, 1: Links, 2: Path');
      const field = wrong.document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      mkdirSync(path.join(copy.home, 'site/contact'), { recursive: true });
      writeFileSync(path.join(copy.home, 'site/contact/index.html'), '');
      const saved = await send(server, document, { 'all.0.links.1.path': '/nowhere' });
      const told = (await open(server, String(saved.location))).document;
      expect(wordsOf(told, 'status')).toContain('/nowhere is no page yet');
      expect(wordsOf(told, 'status')).not.toContain('/contact is');
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

  it('adds an entry with a photograph, in a file that is called after it', async () => {
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
      expect(wordsOf(bad.document, 'alert')).toContain('wanted a photograph: notes.txt is no picture');
      const empty = await send(server, document, { ...picnic, 'image.name-file': new File([], 'meadow.jpg') });
      expect(empty.document.getElementById('image.name-problem')?.textContent).toContain('meadow.jpg is no picture');
      const none = await send(server, document, { ...picnic, 'image.name-file': new File([], '') });
      expect(none.document.getElementById('image.name-problem')?.textContent).toContain('or a new photograph');
      // The form imports the picture when everything else is valid.
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
      // What is wrong leads to its field, though there is no file yet.
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

  it('shows the second of two people what the first wrote, and loses nothing', async () => {
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
      // The form reports removed fields, too.
      copy.change(evening, { attire: undefined });
      const late = await send(server, told.document, { time: '9:00 PM' });
      expect(wordsOf(late.document, 'alert')).toMatch(/They wrote:.*attirenothing/);
    });
  });

  it('saves straight on where the file says the same in another form', async () => {
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

  it('moves an entry, and keeps the comments of the file and the focus of whoever moves it', async () => {
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

  it('confirms where a field comes from, and says beside it what is missing', async () => {
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

  it('says where a file cannot be read, offers no form to write over it, and goes on with the others', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      copy.write(evening, 'id: evening\ntitle: "Harvest\n');
      expect(wordsOf((await open(server, '/')).document, 'alert')).toMatch(
        /events\/harvest-evening\.yaml:\d+:\d+ – wanted YAML/,
      );
      const { document } = await open(server, entryAddress(evening));
      expect(wordsOf(document, 'alert')).toMatch(/:\d+:\d+ – wanted YAML that can be read/);
      expect(document.querySelector('form[enctype]')).toBeNull();
      const other = (await open(server, entryAddress(run))).document;
      expect(await send(server, other, { attire: 'Warm' })).toMatchObject({ statusCode: 303 });
    });
  });

  it('opens an empty file, to be filled', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document: gone } = await open(server, entryAddress(evening));
      copy.write(evening, '');
      const { statusCode, document } = await open(server, entryAddress(evening));
      expect([statusCode, document.querySelector<HTMLInputElement>('#title')?.value]).toEqual([200, '']);
      // Whoever has it open from before still has the words.
      const told = await send(server, gone);
      expect(told.document.querySelector<HTMLInputElement>('#title')?.value).toBe('Harvest Evening');
      expect(await send(server, told.document)).toMatchObject({ statusCode: 303 });
      expect(copy.report()).toEqual([]);
    });
  });

  it('names what leads to an event before it goes', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const asks = async (query = '', page?: JSDOM) => {
        const base = page?.window.document.querySelector<HTMLInputElement>('[name="#base"]')?.value ?? '';
        const { statusCode, body } = await server.inject({
          method: 'POST',
          url: `/remove?file=${encodeURIComponent(evening)}${query}`,
          headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ '#base': base }).toString(),
        });
        return { statusCode, body, page: new JSDOM(body) };
      };
      copy.change('posts/ramp.yaml', { title: 'Evening news', 'readOn.path': '/events/harvest-evening' });
      mkdirSync(path.join(copy.home, 'site/partner'), { recursive: true });
      writeFileSync(
        path.join(copy.home, 'site/partner/index.html'),
        '<main><a href="/events/harvest-evening">Evening</a></main>',
      );
      const asked = await asks();
      expect(asked.body).toContain('It is linked from /partner.');
      expect(asked.body).toContain('Posts: Evening news</a>');
      expect(existsSync(path.join(copy.folder, evening))).toBe(true);
      const { document } = await open(server, entryAddress(evening));
      // The form shows what somebody else wrote after the question.
      copy.change(evening, { attire: 'Black tie' });
      const again = await asks('&sure=yes', asked.page);
      expect(again.statusCode).toBe(409);
      expect(wordsOf(again.page.window.document, 'alert')).toContain('Somebody else changed this meanwhile');
      expect(existsSync(path.join(copy.folder, evening))).toBe(true);
      await type(server, (await open(server, entryAddress(evening))).document, { location: 'The mill' });
      expect((await asks('&sure=yes', again.page)).statusCode).toBe(303);
      expect(existsSync(path.join(copy.folder, evening))).toBe(false);
      expect((await open(server, '/')).document.querySelector('#drafts + ul')).toBeNull();
      expect(readFileSync(path.join(copy.folder, list), 'utf8')).not.toContain('harvest-evening');
      // Whoever has it open still has the words.
      const told = await send(server, document, { location: 'Town Hall' });
      expect(told.statusCode).toBe(409);
      expect(wordsOf(told.document, 'alert')).toContain('somebody removed it meanwhile; save again to bring it back');
      expect(await send(server, told.document)).toMatchObject({ statusCode: 303 });
      expect(readFileSync(path.join(copy.folder, evening), 'utf8')).toContain('location: Town Hall');
    });
  });

  it('says which pages a change touches, and releases it', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const post = async (url: string) =>
        (await server.inject({ method: 'POST', url, headers: { host, origin: `http://${host}` } })).body;
      const look = await post('/look');
      expect(look).toMatch(
        /2 pages: \/, \/events\..*This page goes: \/events\/harvest-evening\..*npm run release -- events/s,
      );
      // The preview has no link to a removed page.
      expect(look).toContain('src="http://127.0.0.1:3011/events"');
      expect(look).not.toContain('3011/events/harvest-evening');
      expect(await post('/release')).toContain('events is live');
    });
  });

  it('leads on from a change that cannot go live', async () => {
    await withEntries(async (copy) => {
      const problem = 'about: /blog links to /nowhere';
      const server = serverOf(copy, {
        tryChange: () => Promise.resolve({ pages: [], gone: [], packages: [], problem }),
        releaseAll: () => Promise.resolve({ isGood: false, said: problem, isCommitted: false }),
      });
      for (const url of ['/look', '/release']) {
        const { body } = await server.inject({ method: 'POST', url, headers: { host, origin: `http://${host}` } });
        const { document } = new JSDOM(body).window;
        expect(wordsOf(document, 'alert')).toBe(problem);
        expect([...document.querySelectorAll('main a')].map((one) => one.getAttribute('href'))).toEqual(['/', '/look']);
      }
    });
  });

  it('says of what is live outside of a repository that only this machine has it', async () => {
    await withEntries(async (copy) => {
      const answer = async (isCommitted: boolean) => {
        const releaseAll = () => Promise.resolve({ isGood: true, said: 'events is live', isCommitted });
        const ask = { method: 'POST', url: '/release', headers: { host, origin: `http://${host}` } } as const;
        return (await serverOf(copy, { releaseAll }).inject(ask)).body;
      };
      expect(await answer(true)).not.toContain('only this machine');
      expect(await answer(false)).toContain('only this machine has the change');
    });
  });

  it('does one thing after the other, also where somebody presses twice', async () => {
    await withEntries(async (copy) => {
      const begun: string[] = [];
      const ended: (() => void)[] = [];
      const task =
        <Result>(name: string, result: Result) =>
        () => {
          begun.push(name);
          return new Promise<Result>((resolve) => ended.push(() => resolve(result)));
        };
      const storeProblem = jest.fn(() => Promise.resolve(null));
      const server = serverOf(copy, {
        storeProblem,
        tryChange: task('look', { pages: ['/'], gone: [], packages: ['events'], problem: null }),
        releaseAll: task('release', { isGood: true, said: '', isCommitted: true }),
      });
      const answers: Promise<{ readonly statusCode: number }>[] = [];
      const post = async (url: string) => {
        answers.push(server.inject({ method: 'POST', url, headers: { host, origin: `http://${host}` } }));
        while (storeProblem.mock.calls.length < answers.length) await setImmediate();
        await setImmediate();
      };
      for (const url of ['/look', '/look', '/look', '/release']) await post(url);
      for (const expected of [['look'], ['look', 'look'], ['look', 'look', 'release']]) {
        expect(begun).toEqual(expected);
        ended.at(-1)?.();
        await setImmediate();
      }
      expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    });
  });

  it('keeps what was typed and not saved, also where the form is started anew, and a photograph too', async () => {
    await withEntries(async (copy) => {
      const shown = (document: Document, name: string) =>
        document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
      const { document } = await open(serverOf(copy), entryAddress(evening));
      expect(await type(serverOf(copy), document, { location: 'The barn' })).toBe(204);
      const server = serverOf(copy);
      const found = (await open(server, entryAddress(evening))).document;
      expect([shown(found, 'location'), wordsOf(found, 'status')]).toEqual([
        'The barn',
        expect.stringContaining('and not saved is here again'),
      ]);
      expect((await open(server, '/')).document.querySelector('#drafts + ul')?.textContent).toContain(
        'Harvest Evening',
      );
      // A save does not replace what somebody else wrote since.
      copy.change(evening, { location: 'The mill' });
      const both = await send(server, (await open(server, entryAddress(evening))).document);
      expect(both.statusCode).toBe(409);
      expect(await send(server, both.document)).toMatchObject({ statusCode: 303 });
      // The browser can still send text of the saved page.
      expect(await type(server, both.document, { location: 'The barn, late' })).toBe(410);
      expect(wordsOf((await open(server, entryAddress(evening))).document, 'status')).toBe('');
      // A draft that says the same as the file is none.
      expect(await type(server, (await open(server, entryAddress(evening))).document, {})).toBe(204);
      expect(wordsOf((await open(server, entryAddress(evening))).document, 'status')).toBe('');

      const empty = (await open(server, '/entry?kind=events')).document;
      const photograph = { title: 'Meadow Picnic', 'image.name-file': new File(['a picture'], 'meadow.jpg') };
      expect(await type(server, empty, photograph)).toBe(204);
      expect(await type(server, empty, { title: 'Meadow Tea' })).toBe(204);
      const again = (await open(serverOf(copy), '/entry?kind=events')).document;
      expect(shown(again, 'title')).toBe('Meadow Tea');
      expect(again.querySelector('label[for="#kept.image.name"]')?.textContent).toContain('meadow.jpg');
      const picture = await server.inject({
        url: again.querySelector('img')?.getAttribute('src') ?? '',
        headers: { host },
      });
      expect([picture.body, picture.headers['content-type']]).toEqual(['a picture', 'image/jpeg']);
      // A second one is begun beside it.
      expect(shown((await open(server, '/entry?kind=events&draft=new')).document, 'title')).toBe('');
      expect((await discard(server, again)).statusCode).toBe(303);
      expect(shown((await open(server, '/entry?kind=events')).document, 'title')).toBe('');
      // The discarded page says so if somebody goes back to it. A name with a path leads to no draft.
      expect(await type(server, again, { title: 'Too late' })).toBe(410);
      expect(await type(server, empty, { title: 'Too late', '#draft': '../../x' })).toBe(410);
      expect(shown((await open(server, '/entry?kind=events')).document, 'title')).toBe('');
      expect(existsSync(path.join(copy.home, 'x'))).toBe(false);
    });
  });

  it('keeps the texts of two windows with one entry apart', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const window = async () => (await open(server, entryAddress(evening))).document;
      const drafts = async () => {
        const links = [...(await open(server, '/')).document.querySelectorAll<HTMLAnchorElement>('#drafts + ul a')];
        const forms = links.map(async (link) => (await open(server, link.getAttribute('href') ?? '')).document);
        return (await Promise.all(forms)).map((form) => form.querySelector<HTMLInputElement>('#location')?.value);
      };
      const [first, second] = [await window(), await window()];
      await type(server, first, { location: 'The barn', 'image.name-file': new File(['a picture'], 'barn.jpg') });
      await type(server, second, { location: 'The mill' });
      expect(await drafts()).toEqual(['The mill', 'The barn']);
      // The third window continues the text of the second.
      const third = await window();
      await type(server, third, { location: 'The mill yard' });
      expect(await drafts()).toEqual(['The mill yard', 'The barn']);
      await type(server, second, { location: 'The millpond' });
      expect(await drafts()).toEqual(['The millpond', 'The mill yard', 'The barn']);
      // A save or a discard ends the text of its own window alone.
      expect(await send(server, third, { location: 'The mill yard' })).toMatchObject({ statusCode: 303 });
      expect(await drafts()).toEqual(['The millpond', 'The barn']);
      await type(server, second, { location: 'The millpond at noon' });
      expect(await drafts()).toEqual(['The millpond at noon', 'The barn']);
      await discard(server, second);
      expect(await drafts()).toEqual(['The barn']);
      // A form that was refused after its page was saved keeps its text in a new draft.
      const refused = await send(server, third, { title: 'Old Mill', location: 'The old mill' });
      expect(refused.statusCode).toBe(409);
      expect(await type(server, refused.document, { location: 'The older mill' })).toBe(204);
      expect(await drafts()).toEqual(['The older mill', 'The barn']);
    });
  });

  it('shows what somebody typed into an entry that somebody else removed', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document } = await open(server, entryAddress(evening));
      expect(await type(server, document, { location: 'The barn' })).toBe(204);
      rmSync(path.join(copy.folder, evening));
      const draft = await open(server, entryAddress(evening));
      expect(draft.statusCode).toBe(200);
      expect(draft.document.querySelector<HTMLInputElement>('[name="location"]')?.value).toBe('The barn');
    });
  });

  it('puts an earlier version into the form, and brings back what was removed', async () => {
    await withEntries(async (copy) => {
      const git = (...args: readonly string[]) =>
        execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=r@example.org', ...args], { cwd: copy.home });
      git('init', '--quiet');
      git('add', 'entries');
      git('commit', '--quiet', '--message=Begin');
      const before = readFileSync(path.join(copy.folder, evening), 'utf8');
      copy.change(evening, { location: 'The mill' });
      git('commit', '--quiet', '--all', '--message=Move it');
      const server = serverOf(copy);
      const history = (await open(server, `/history?file=${encodeURIComponent(evening)}`)).document;
      expect(history.querySelector('main')?.textContent).toMatch(/Move it.*Robin.*LocationTown HallThe mill.*Begin/);
      const back = history.querySelector('a[href*="version="]')?.getAttribute('href') ?? '';
      const { document } = await open(server, back);
      expect(wordsOf(document, 'status')).toContain('Nothing has changed yet');
      expect(await send(server, document)).toMatchObject({ statusCode: 303 });
      expect(readFileSync(path.join(copy.folder, evening), 'utf8')).toBe(before);

      rmSync(path.join(copy.folder, run));
      git('commit', '--quiet', '--all', '--message=Remove it');
      const link = (await open(server, '/removed')).document.querySelector('main li a');
      expect(link?.textContent).toMatch(/^Bring back: /);
      const gone = await open(server, link?.getAttribute('href') ?? '');
      expect(await send(server, gone.document)).toMatchObject({ statusCode: 303 });
      expect(copy.report()).toEqual([]);
      expect(existsSync(path.join(copy.folder, run))).toBe(true);
      for (const version of ['HEAD', '--help', '0'.repeat(40)])
        expect((await open(server, `${entryAddress(evening)}&version=${version}`)).statusCode).toBe(404);
    });
  });

  it('begins an entry from another one, without its day', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const link = [...(await open(server, entryAddress(evening))).document.querySelectorAll('a')].find((one) =>
        one.textContent.startsWith('Use as a start'),
      );
      const { document } = await open(server, link?.getAttribute('href') ?? '');
      const year = Number(/\d{4}/.exec(document.querySelector<HTMLInputElement>('#title')?.value ?? '')?.[0]);
      expect(year).toBeGreaterThan(2025);
      expect(document.querySelector<HTMLInputElement>('#date')?.value).toBe('');
      const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      expect(typed.join('\n')).not.toContain('2025');
      // It invited people to register now.
      expect(document.querySelector<HTMLTextAreaElement>('#registration')?.value).toBe('');
      expect(await send(server, document)).toMatchObject({ statusCode: 422 });
      expect(await send(server, document, { date: `${year}-04-10`, registration: 'Later.' })).toMatchObject({
        statusCode: 303,
        location: expect.stringContaining(`harvest-evening-${year}.yaml`),
      });
      expect(copy.report()).toEqual([]);
      expect((await open(server, '/entry?kind=events&like=posts%2Framp.yaml')).statusCode).toBe(404);
    });
  });

  it('asks how people register as one choice', async () => {
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

  it('says what it does where that takes a while, and keeps the answer', async () => {
    await withEntries(async (copy) => {
      let end: () => void = () => {};
      const tried = new Promise<void>((resolve) => (end = resolve));
      const server = serverOf(copy, {
        tryChange: async (tell) => {
          tell?.('Building events');
          await tried;
          return { pages: ['/events'], gone: [], packages: ['events'], problem: null };
        },
      });
      const look = await server.inject({ method: 'POST', url: '/look', headers: { host, origin: `http://${host}` } });
      expect(look.statusCode).toBe(303);
      const place = String(look.headers.location);
      expect((await open(server, place)).document.querySelector('main')?.textContent).toMatch(
        /Building events.*so far/,
      );
      expect((await open(server, '/')).document.querySelector(`a[href="${place}"]`)).not.toBeNull();
      expect((await server.inject({ url: `${place}&state=yes`, headers: { host } })).json()).toMatchObject({
        hasEnded: false,
      });
      end();
      await setImmediate();
      expect((await open(server, place)).document.querySelector('h1')?.textContent).toBe('What this change touches');
      expect((await open(server, '/work?id=none')).statusCode).toBe(404);
    });
  });

  it('shows the pictures of the site, and nothing else of the disk', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const status = async (name: string) =>
        (await server.inject({ url: `/picture?name=${encodeURIComponent(name)}`, headers: { host } })).statusCode;
      expect(await status('not-found')).toBe(200);
      for (const name of ['', 'nobody', '../entries/events/list.yaml']) expect(await status(name)).toBe(404);
    });
  });

  it('lets browsers go back to a form that was refused, and shows everything else anew', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const kept = async (method: 'GET' | 'POST', url: string) =>
        (await server.inject({ method, url, headers: { host, origin: `http://${host}` } })).headers['cache-control'];
      expect([await kept('GET', entryAddress(evening)), await kept('POST', '/look')]).toEqual(['no-store', 'no-cache']);
    });
  });

  it('answers nobody but this machine, and opens nothing but entries', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const status = async (url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
        (await server.inject({ method, url, headers })).statusCode;
      expect(await status('/', { host: 'evil.example' })).toBe(403);
      expect(await status('/release', { host, origin: 'https://evil.example' }, 'POST')).toBe(403);
      expect(await status('/release', { host }, 'POST')).toBe(403);
      expect(await status('/release', { host, origin: lent }, 'POST')).toBe(200);
      expect(await status('/', { host: new URL(lent).host })).toBe(200);
      for (const file of [
        '../package.json',
        'events/../../package.json',
        'events/list.yaml/',
        'events/..',
        'events/none.yaml',
        '/etc/passwd',
      ])
        expect(await status(entryAddress(file), { host })).toBe(404);
      expect(await status('/entry?file=a&file=b', { host })).toBe(404);
      const unknown = await open(server, '/nowhere');
      expect([unknown.statusCode, wordsOf(unknown.document, 'alert')]).toEqual([404, 'There is no such page']);
      expect(await status('/nowhere', { host: 'evil.example' })).toBe(403);
      const large = await server.inject({
        method: 'POST',
        url: entryAddress(evening),
        headers: { host, origin: `http://${host}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload: Buffer.alloc(60 * 1024 * 1024),
      });
      expect([large.statusCode, large.body]).toEqual([
        413,
        expect.stringContaining('A picture may weigh 30 MB; send a smaller one'),
      ]);
    });
  });
});
