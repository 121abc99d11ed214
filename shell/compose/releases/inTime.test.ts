/** @jest-environment node */
import { inTime } from './inTime';

describe('inTime', () => {
  it('gives what a page renders to, and what it throws', async () => {
    await expect(inTime(Promise.resolve('a page'))).resolves.toBe('a page');
    await expect(inTime(Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  });

  it('does not wait for ever', async () => {
    await expect(inTime(new Promise(() => {}), 50)).rejects.toThrow('it still waits after 0.05 s');
  });
});
