import { timeZoneName } from './timeZoneName';

describe('timeZoneName', () => {
  it.each([
    ['America/Chicago', 'Central'],
    ['America/Denver', 'Mountain'],
    ['Pacific/Honolulu', 'Hawaii-Aleutian'],
  ])('calls %s %s', (zone, name) => {
    expect(timeZoneName(zone)).toBe(name);
  });
});
