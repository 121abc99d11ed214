/** @jest-environment node */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withEntries } from '@site/shared-data/fixtures/entriesCopy';
import { discard, entryAddress, evening, host, open, send, serverOf, type, wordsOf } from './fixtures/formServer';

describe('a draft', () => {
  it('keeps text that nobody saved, and a photograph, even if the form restarts', async () => {
    await withEntries(async (copy) => {
      const shown = (document: Document, name: string) =>
        document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
      const { document } = await open(serverOf(copy), entryAddress(evening));
      expect(await type(serverOf(copy), document, { location: 'The barn' })).toBe(204);
      const server = serverOf(copy);
      const found = (await open(server, entryAddress(evening))).document;
      expect([shown(found, 'location'), wordsOf(found, 'status')]).toEqual([
        'The barn',
        expect.stringContaining('The form shows unsaved text'),
      ]);
      expect((await open(server, '/')).document.querySelector('#drafts + ul')?.textContent).toContain(
        'Harvest Evening',
      );
      // A save does not overwrite what somebody else wrote after the draft began.
      copy.change(evening, { location: 'The mill' });
      const both = await send(server, (await open(server, entryAddress(evening))).document);
      expect(both.statusCode).toBe(409);
      expect(await send(server, both.document)).toMatchObject({ statusCode: 303 });
      // The browser can still send text of the saved page.
      expect(await type(server, both.document, { location: 'The barn, late' })).toBe(410);
      expect(wordsOf((await open(server, entryAddress(evening))).document, 'status')).toBe('');
      // A draft with the text of the file is no longer a draft.
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
      // The page begins a second draft beside the first.
      expect(shown((await open(server, '/entry?kind=events&draft=new')).document, 'title')).toBe('');
      expect((await discard(server, again)).statusCode).toBe(303);
      expect(shown((await open(server, '/entry?kind=events')).document, 'title')).toBe('');
      // A discarded page says so if somebody goes back to it. The name of a draft cannot contain a path.
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
      // A save or a discard ends the draft of its own window only.
      expect(await send(server, third, { location: 'The mill yard' })).toMatchObject({ statusCode: 303 });
      expect(await drafts()).toEqual(['The millpond', 'The barn']);
      await type(server, second, { location: 'The millpond at noon' });
      expect(await drafts()).toEqual(['The millpond at noon', 'The barn']);
      await discard(server, second);
      expect(await drafts()).toEqual(['The barn']);
      // If the check refuses a form after its page was saved, a new draft keeps its text.
      const refused = await send(server, third, { title: 'Old Mill', location: 'The old mill' });
      expect(refused.statusCode).toBe(409);
      expect(await type(server, refused.document, { location: 'The older mill' })).toBe(204);
      expect(await drafts()).toEqual(['The older mill', 'The barn']);
    });
  });

  it('shows the text of a draft whose entry somebody else removed', async () => {
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
});
