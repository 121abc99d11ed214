/** @jest-environment node */
import { moduleFile } from '@site/build/moduleNames';
import { statSync } from 'node:fs';
import { assertUnchanged } from './sources';

describe('assertUnchanged', () => {
  const module = '@site/build/moduleNames.js';
  const saved = statSync(moduleFile(module)).mtimeMs;

  it('names a module that was saved since', async () => {
    await expect(assertUnchanged('events', ['gone.ts', module], saved - 1)).rejects.toThrow(
      `events: ${module} was changed while it was built; release again`,
    );
  });

  it('takes modules that were saved before', async () => {
    await expect(assertUnchanged('events', ['gone.ts', module], saved)).resolves.toBeUndefined();
  });
});
