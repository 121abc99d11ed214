/** @jest-environment node */
import { answerSize } from '../../hosts/answerSize';
import { budget } from '../contract/validateFiles';
import { putPage } from './writeSite';

const headers = { 'content-security-policy': 'x'.repeat(1_000) };
const page = { address: '/events', owner: 'events', html: '<p>Words</p>' };
const room = budget.answer - answerSize(headers, 0);
const enough = room - 1_000;

/** Writes a page whose brotli forms have these sizes. Returns the notes and the number of attempts. */
async function written(...sizes: readonly number[]) {
  let attempts = 0;
  const put = async () => sizes[attempts++] ?? 0;
  const notes = await putPage(page, [{ path: '/*', headers }], { quality: 9, enough }, put);
  return { notes, attempts };
}

describe('putPage', () => {
  it('compresses a page again only if it is large', async () => {
    expect(await written(enough)).toEqual({ notes: [], attempts: 1 });
    expect(await written(enough + 1, room)).toEqual({ notes: [], attempts: 2 });
  });

  it('names the owner of a page that is still too heavy, and by how much', async () => {
    const { notes } = await written(room + 90, room + 70);
    expect(notes).toEqual([expect.stringMatching(/^⚠ events: \/events weighs \d+ bytes .* shorten the page by 70$/)]);
  });
});
