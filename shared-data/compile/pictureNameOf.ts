import anyAscii from 'any-ascii';
import { createHash } from 'node:crypto';
import { cleanLine } from '../schemas/clean/cleanWords';

/** Names that Windows reserves for devices, with any extension. It cannot check out `aux.yaml`. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const longest = 60;

/**
 * Transliterates a text to lower-case letters, digits and hyphens: '김민수 RN' becomes 'gimminsu-rn'. The result may be
 * empty.
 */
function readableName(words: string): string {
  const letters = anyAscii(words.normalize('NFC')).replaceAll(/['`]/g, '').toLowerCase();
  return letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}

/** Returns six hexadecimal digits that depend only on the text. */
const markOf = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 6);

/**
 * Returns the name of a picture or file for a text: 'IMG_2041 (1)' becomes 'img-2041-1'. A text without letters also
 * has a name. Different texts may have the same name.
 */
export function pictureNameOf(words: string): string {
  const name = readableName(words);
  return name === '' || reserved.test(name) ? [name || 'picture', markOf(words.normalize('NFC'))].join('-') : name;
}

/**
 * Returns the name of a person's portrait, which is unique. A suffix stands for what transliteration loses, such as an
 * accent, an apostrophe, or the difference between 王伟 and 王薇. 'Jordan Sample' becomes 'jordan-sample'.
 */
export function portraitNameOf(person: string): string {
  const words = cleanLine(person);
  const name = pictureNameOf(words);
  const isWhole = !words.includes('-') && words.toLowerCase().replaceAll(' ', '-') === name;
  return isWhole || name.endsWith(`-${markOf(words)}`) ? name : `${name}-${markOf(words.toLowerCase())}`;
}

/** Returns a name without accents and apostrophes, as people write file names: 'Zoë O’Neil' becomes 'zoe-oneil'. */
const plainNameOf = (person: string) => readableName(person);

/**
 * Returns the possible portrait names of each person, best first. A plain name is possible if no other person has it.
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
