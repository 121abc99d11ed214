import type { EntryImage } from './pictures';
import { pictureHashes } from './pictures.generated';

const photographs: Readonly<Record<string, string>> = pictureHashes.portraitPhoto;
const isPhotograph = (name: string): name is keyof typeof pictureHashes.portraitPhoto => name in photographs;

/**
 * People, each with the photograph that is named after them, where there is one: jordan-sample.jpg is Jordan Sample.
 * @param names the names that the photograph of each may have, best first, by the name of the person.
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
