import anyAscii from 'any-ascii';
import { createHash } from 'node:crypto';
import { cleanLine } from '../schemas/clean/cleanWords';

/** Names that Windows keeps for devices, whatever ends them: `aux.yaml` cannot be checked out there. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const longest = 60;

/** The letters and digits of an address in which words of any script can be read: '김민수 RN' as 'gimminsu-rn'. It may be empty. */
function readableName(words: string): string {
  const letters = anyAscii(words.normalize('NFC')).replaceAll(/['`]/g, '').toLowerCase();
  return letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}

/** The same few letters for the same words. */
const markOf = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 6);

/**
 * What a picture or a file is called after words: 'IMG_2041 (1)' is 'img-2041-1'. Words without a letter have a name too. Others may
 * have the same one.
 */
export function pictureNameOf(words: string): string {
  const name = readableName(words);
  return name === '' || reserved.test(name) ? [name || 'picture', markOf(words.normalize('NFC'))].join('-') : name;
}

/**
 * What the portrait of a person is called. No two names give one: what letters leave out, such as the signs of 王伟 and 王薇, an
 * accent or an apostrophe, is in a mark at the end. 'Jordan Sample' is 'jordan-sample'.
 */
export function portraitNameOf(person: string): string {
  const words = cleanLine(person);
  const name = pictureNameOf(words);
  const isWhole = !words.includes('-') && words.toLowerCase().replaceAll(' ', '-') === name;
  return isWhole || name.endsWith(`-${markOf(words)}`) ? name : `${name}-${markOf(words.toLowerCase())}`;
}

/** Names without accents and apostrophes, as people write those of files: 'Zoë O’Neil' is 'zoe-oneil'. */
const plainNameOf = (person: string) => readableName(person);

/**
 * The names that the portrait of each of some people may have, best first, by the names of the people. A plain one belongs to whoever alone has it among them.
 */
export function portraitNames(people: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const own = people.map(portraitNameOf);
  const plain = people.map(plainNameOf);
  const all = people.map((person, at) => {
    const name = plain[at] ?? '';
    const isShared = [...own, ...plain].filter((one) => one === name).length > 1;
    return [person, [own[at] ?? '', ...(name === '' || isShared ? [] : [name])]] as const;
  });
  return Object.fromEntries(all);
}
