import { hardNavigate } from './hardNavigate';

describe('hardNavigate', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/events#gala');
    // jsdom reports here that it cannot navigate. It only follows fragments.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it('loads the document of the open address: assigned again, it would only scroll', () => {
    void hardNavigate('/events#gala');
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('opens another address', () => {
    void hardNavigate('/events#supper');
    expect(location.hash).toBe('#supper');
  });
});
