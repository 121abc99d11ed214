import { isValidElement } from 'react';
import { createSite } from './createSite';
import { hardNavigate } from './router/hardNavigate';
import type { Registry } from './sections/registry';

jest.mock('./router/hardNavigate', () => ({ hardNavigate: jest.fn() }));

describe('createSite', () => {
  it('does not open a document that is already open, because a failing frame would reload without end', () => {
    const { app } = createSite({ day: '2026-11-21', demo: false, sections: [], events: [] });
    if (!isValidElement<{ tryHardNavigate: () => boolean }>(app)) throw new Error('no element');
    expect(app.props.tryHardNavigate()).toBe(false);
    expect(hardNavigate).not.toHaveBeenCalled();
  });

  it('throws for a registry without sections, before it listens to links, and also on the 404 page', () => {
    for (const address of ['/', '*']) {
      document.documentElement.dataset['address'] = address;
      expect(() => createSite(JSON.parse('{"day":"2026-11-21"}') as Registry)).toThrow(TypeError);
    }
    delete document.documentElement.dataset['address'];
  });
});
