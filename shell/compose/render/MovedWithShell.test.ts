/** @jest-environment node */
import { settleAll } from '../../system/settleAll';
import { MovedWithShell } from './MovedWithShell';

describe('MovedWithShell', () => {
  const refusal = new MovedWithShell('choir', 'has the page /choir/songs on this shell');

  it('names the command that releases both', () => {
    expect(refusal.message).toBe(
      'choir: has the page /choir/songs on this shell; release both: npm run release -- shell choir',
    );
  });

  it.each([
    [['choir'], undefined, 'choir shell'],
    [['shell'], 'aaaa1', 'shell choir --to aaaa1'],
    [['shell', 'library'], undefined, 'shell library choir'],
  ])('names the command of a rollback of %j to %s', (names, to, command) => {
    expect(refusal.ofRollback(names, to).message).toBe(
      `choir: has the page /choir/songs on this shell; restore both: npm run rollback -- ${command}`,
    );
  });

  it('repeats no command that was refused', () => {
    expect(refusal.ofRollback(['choir', 'shell'])).toBe(refusal);
  });

  it('arrives as it is after other sections are rendered', async () => {
    const rendering = settleAll(['choir', 'library'], async (name) => {
      if (name === 'choir') throw refusal;
    });
    await expect(rendering).rejects.toBe(refusal);
  });
});
