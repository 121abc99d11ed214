import { sectionOrigins } from './sectionOrigins';

const packages = [
  { name: 'shell' },
  { name: 'about', origin: 'https://about.example.org/releases/' },
  { name: 'events' },
];
const asked = (value: unknown) => [...sectionOrigins(packages, JSON.stringify(value))];

describe('sectionOrigins', () => {
  it('takes them from the rows of the packages', () => {
    expect(asked({})).toEqual([['about', 'https://about.example.org/releases']]);
  });

  it('lets the environment say otherwise', () => {
    expect(asked({ about: '', events: 'http://127.0.0.1:4200/' })).toEqual([['events', 'http://127.0.0.1:4200']]);
  });

  it.each([
    [{ evens: 'https://a.example' }, "SECTION_ORIGINS names 'evens', which is no section. There are: about, events"],
    [{ shell: 'https://a.example' }, "SECTION_ORIGINS names 'shell', which is no section"],
    [{ events: 'a.example' }, "events: its origin 'a.example' is no URL; give the address of the folder"],
    [{ events: 7 }, "events: its origin '7' is no URL"],
    [{ events: 'http://a.example' }, 'events: its origin http://a.example/ is not secure; use https'],
    [{ events: 'file:///etc' }, 'events: its origin file:///etc is not secure'],
    [{ events: 'https://me:secret@a.example' }, 'events: its origin is more than a folder'],
    [['https://a.example'], 'SECTION_ORIGINS is not an object of names and URLs'],
  ])('refuses %j', (value, complaint) => {
    expect(() => asked(value)).toThrow(complaint);
  });

  it('refuses what is no JSON', () => {
    expect(() => sectionOrigins(packages, 'events=https://a.example')).toThrow('SECTION_ORIGINS is not an object');
  });
});
