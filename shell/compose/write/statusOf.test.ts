import type { FoundChange } from '../findCandidate';
import type { Commit } from '../store/Commit';
import { statusOf } from './statusOf';

const commit: Commit = { id: 'aaaa1', tree: 'dddd4', author: 'Ada', at: '', subject: 'Sing', trailers: {} };

/** The status of a site whose shell is the release of that tree. */
function statusWith(version: string) {
  const shell = { name: 'shell', files: { version }, pages: [] };
  const candidate = { shell, sections: [], day: '', mode: 'demo', origin: '', deadLinks: [] };
  const pushed = { candidate, branches: new Map([['shell', [commit]]]), choices: new Map() };
  return statusOf(pushed as unknown as FoundChange);
}

describe('statusOf', () => {
  it('lists what is on the site', () => {
    expect(statusWith('dddd4').packages).toMatchObject([{ name: 'shell', commit: 'aaaa1', newest: 'aaaa1' }]);
  });

  it('refuses a release that is not on its branch', () => {
    expect(() => statusWith('eeee5')).toThrow('shell: release eeee5 is not on its branch here; npm run compose');
  });
});
