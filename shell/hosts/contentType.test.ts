/** @jest-environment node */
import { contentType, isXml } from './contentType';

describe('contentType', () => {
  it.each([
    ['events/index.html', 'text/html; charset=utf-8'],
    ['releases/events/1/remoteEntry.js', 'text/javascript; charset=utf-8'],
    ['events/hope-gala.ics', 'text/calendar; charset=utf-8'],
    ['images/hero.avif', 'image/avif'],
    ['status.json', 'application/json'],
    ['events/feed.xml', 'application/xml'],
    ['events/feed.rss', 'application/rss+xml'],
    ['events/feed.atom', 'application/atom+xml'],
    ['events/days.csv', 'text/csv; charset=utf-8'],
    ['about/office.vcf', 'text/vcard; charset=utf-8'],
    ['.well-known/something', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => {
    expect(contentType(file)).toBe(type);
  });
});

describe('isXml', () => {
  it.each(['feed.xml', 'feed.rss', 'feed.atom', 'hall.svg'])('is true of %s', (file) => {
    expect(isXml(file)).toBe(true);
  });

  it.each(['events.ics', 'days.csv', 'office.vcf', 'index.html', 'list.json', 'a.js'])('is false of %s', (file) => {
    expect(isXml(file)).toBe(false);
  });
});
