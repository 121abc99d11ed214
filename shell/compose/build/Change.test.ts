/** @jest-environment node */
import { sectionOf } from '@site/build/packages';
import path from 'node:path';
import type { Commit } from '../store/Commit';
import type { Store } from '../store/store';
import { fromOrigin } from './Change';

const offered = { id: 'aaaa1', tree: 'tree1', trailers: {} } as Commit;

jest.mock('../store/branches', () => ({ fetchOrigin: async () => offered }));
jest.mock('../store/releaseFolder', () => ({ checkOut: async () => ({}) }));

const take = (address: string) =>
  fromOrigin(sectionOf({ name: 'events' }), address).build({
    store: { copy: '.' } as Store,
    shells: async function* () {},
    onProgress: () => {},
  });

describe('fromOrigin', () => {
  it('records the address without its password', async () => {
    const { trailers } = await take('http://bot:token@git.test/x.git');
    expect(trailers.Source).toBe('origin http://git.test/x.git aaaa1');
  });

  it('resolves a path from the working folder, like SITE_STORE', async () => {
    const { trailers } = await take('../x.git');
    expect(trailers.Source).toBe(`origin ${path.resolve('../x.git')} aaaa1`);
    await expect(take('orign')).rejects.toThrow(
      "events: its origin is 'orign', which is neither a remote of this repository nor a folder; correct it",
    );
  });

  it('rejects a release that nobody in SITE_SIGNERS signed', async () => {
    process.env['SITE_SIGNERS'] = __filename;
    try {
      await expect(take('/srv/x.git')).rejects.toThrow(
        `events: release aaaa1 of its origin is not signed by a signer in ${__filename}; sign it there`,
      );
    } finally {
      delete process.env['SITE_SIGNERS'];
    }
  });
});
