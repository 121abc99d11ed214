/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../../system/UserError';
import { openWorks, type Answer } from './works';

const newWorks = () => openWorks(path.join(mkdtempSync(path.join(tmpdir(), 'works-')), 'entries'));

describe('a work of the form', () => {
  it('ends with the answer of its task, and reports its steps meanwhile', async () => {
    const works = newWorks();
    let finish: (answer: Answer) => void = () => {};
    const work = await works.begin('look', 'A look', (tell) => {
      tell('Building');
      return new Promise((resolve) => (finish = resolve));
    });
    expect([works.running()?.id, work.steps]).toEqual([work.id, ['Building']]);
    finish({ html: 'done', code: 200 });
    expect(await work.ended).toEqual({ html: 'done', code: 200 });
    expect([works.running(), works.find(work.id)?.answer?.html]).toEqual([null, 'done']);
  });

  it.each([
    [new UserError('The store is away'), 422],
    [new Error('The disk is full'), 500],
  ])('ends with the reason of a task that throws: %s', async (error, code) => {
    const works = newWorks();
    const { ended } = await works.begin('look', 'A look', () => Promise.reject(error));
    expect(await ended).toEqual({ html: expect.stringContaining(error.message), code });
    expect(works.running()).toBeNull();
  });
});
