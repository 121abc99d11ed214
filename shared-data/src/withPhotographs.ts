import type { EntryImage } from './pictures';
import { pictureHashes } from './pictures.generated';

const photographs: Readonly<Record<string, string>> = pictureHashes.portraitPhoto;
const isPhotograph = (name: string): name is keyof typeof pictureHashes.portraitPhoto => name in photographs;

/**
 * Returns people with the photographs named after them, if there are any: jordan-sample.jpg shows Jordan Sample.
 * @param names the possible photograph names of each person, best first, by the name of the person.
 */
export function withPhotographs<Person extends { readonly name: string; readonly image?: EntryImage }>(
  people: readonly Person[],
  names: Readonly<Record<string, readonly string[]>>,
): readonly Person[] {
  return people.map((person) => {
    const name = names[person.name]?.find(isPhotograph);
    return name ? { ...person, image: { name, alt: person.name } } : person;
  });
}
