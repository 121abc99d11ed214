import { hardNavigate } from './hardNavigate';

describe('hardNavigate', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/events#gala');
    // jsdom reports here that it cannot navigate, because it only follows fragments.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it('reloads the document of the open address, which would only scroll if it were assigned again', () => {
    void hardNavigate('/events#gala');
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('opens another address', () => {
    void hardNavigate('/events#supper');
    expect(location.hash).toBe('#supper');
  });
});
