/** @jest-environment node */
import { pushReleases } from './store/branches';
import { storeReleases } from './storeReleases';

jest.mock('./store/branches', () => ({ pushReleases: jest.fn() }));
jest.mock('./store/releaseFolder', () => ({ checkOut: async () => ({ script: { integrity: 'before' } }) }));

const push = jest.mocked(pushReleases);
const live = { id: 'events-1', tree: 'tree-1', trailers: { Modules: 'm' } };
const branches = new Map([['events', [live]]]);

/** A release of about, which the same change built. */
const about = { pkg: { name: 'about' }, release: {}, tree: 'tree-3', subject: 'Team', trailers: {} };

/**
 * Stores a change of events, on a site whose pages all look different from before.
 * @param more the other releases that the change built.
 * @param heldBack those of them that the site does not show.
 */
const stored = (tree: string, more: readonly (typeof about)[] = [], heldBack: readonly object[] = []) => {
  const release = { script: { integrity: 'now' } };
  const change = { pkg: { name: 'events' }, release, tree, subject: 'Words', trailers: { Modules: 'm' } };
  const pages = ['events', 'about'].map((owner) => ({ address: `/${owner}`, owner, html: '<p>new</p>' }));
  return storeReleases({
    ...{ store: {}, branches, built: [change, ...more] },
    choices: new Map([change, ...more].map((one) => [one.pkg.name, { release: heldBack.includes(one) ? live : one }])),
    site: { pages },
    currentSite: {
      status: { packages: [{ name: 'events', commit: 'events-1' }] },
      page: async () => '<p>old</p>',
    },
  } as unknown as Parameters<typeof storeReleases>[0]);
};

beforeEach(() => push.mockReset());

describe('storeReleases', () => {
  it('pushes a release with the pages that it changes, including pages of other owners', async () => {
    const now = new Map();
    push.mockResolvedValue(now);
    expect(await stored('tree-2')).toMatchObject({ released: ['events'], branches: now });
    const trailers = { Modules: 'm', Changes: '/events, /about, scripts' };
    expect(push).toHaveBeenCalledWith({}, [{ name: 'events', tree: 'tree-2', subject: 'Words', trailers }], branches);
  });

  it('leaves the changed pages of a package to its own release in the same change', async () => {
    push.mockResolvedValue(new Map());
    await stored('tree-2', [about]);
    const [, [first]] = push.mock.calls[0] ?? [undefined, []];
    expect(first?.trailers.Changes).toBe('/events, scripts');
  });

  it('pushes no release that is held back', async () => {
    push.mockResolvedValue(new Map());
    expect(await stored('tree-2', [about], [about])).toMatchObject({ released: ['events'] });
    expect(push.mock.calls[0]?.[1].map(({ name }) => name)).toEqual(['events']);
  });

  it('pushes nothing if the release equals the live one', async () => {
    expect(await stored('tree-1')).toMatchObject({ released: [], branches });
    expect(push).not.toHaveBeenCalled();
  });

  it('returns null if another release went live meanwhile', async () => {
    push.mockResolvedValue(null);
    expect(await stored('tree-2')).toBeNull();
  });
});
