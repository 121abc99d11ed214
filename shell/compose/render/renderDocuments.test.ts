/** @jest-environment node */
import { siteOrigin } from '@site/shared-data/siteFacts';
import { atOrigin } from './renderDocuments';

const home = siteOrigin.value;

describe('structured data', () => {
  it('names the origin of the composed site at any depth', () => {
    const data = [{ '@type': 'Event', url: `${home}/events`, organizer: { '@id': `${home}/#clinic`, url: home } }];
    expect(atOrigin(data, 'https://morning.test')).toEqual([
      {
        '@type': 'Event',
        url: 'https://morning.test/events',
        organizer: { '@id': 'https://morning.test/#clinic', url: 'https://morning.test' },
      },
    ]);
  });

  it('keeps texts and the addresses of other sites', () => {
    const data = [{ '@type': 'Event', url: `${home}.evil.test/`, name: `See ${home}` }];
    expect(atOrigin(data, 'https://morning.test')).toEqual(data);
  });
});
