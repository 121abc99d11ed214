/** @jest-environment node */
import { siteOrigin } from '@site/shared-data/siteFacts';
import { atOrigin, refuseSample } from './renderDocument';

const home = siteOrigin.value;

describe('structured data', () => {
  it('names the place the site is composed for, however deep', () => {
    const data = [{ '@type': 'Event', url: `${home}/events`, organizer: { '@id': `${home}/#clinic`, url: home } }];
    expect(atOrigin(data, 'https://morning.test')).toEqual([
      {
        '@type': 'Event',
        url: 'https://morning.test/events',
        organizer: { '@id': 'https://morning.test/#clinic', url: 'https://morning.test' },
      },
    ]);
  });

  it('keeps texts and addresses of others', () => {
    const data = [{ '@type': 'Event', url: `${home}.evil.test/`, name: `See ${home}` }];
    expect(atOrigin(data, 'https://morning.test')).toEqual(data);
  });
});

describe('a live page', () => {
  it('is refused for what samples alone say, in one line', () => {
    expect(() => refuseSample('<p>This page is a sample.</p>', 'library', '/library')).toThrow(
      "library: /library says 'is a sample', what is said of samples alone; write what is true, or compose with SITE_MODE=demo",
    );
    expect(() => refuseSample('<p>Take a book home.</p>', 'library', '/library')).not.toThrow();
  });
});
