/** @jest-environment node */
import { contentType } from './contentType';

describe('contentType', () => {
  it.each([
    ['events/index.html', 'text/html; charset=utf-8'],
    ['releases/events/1/remoteEntry.js', 'text/javascript; charset=utf-8'],
    ['events/hope-gala.ics', 'text/calendar; charset=utf-8'],
    ['images/hero.avif', 'image/avif'],
    ['status.json', 'application/json'],
    ['.well-known/something', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => {
    expect(contentType(file)).toBe(type);
  });
});
