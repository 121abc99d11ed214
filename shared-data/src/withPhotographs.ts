import type { EntryImage } from './pictures';
import { pictureNameOf } from './pictureNameOf';
import { pictureHashes } from './pictures.generated';

const photographs: Readonly<Record<string, string>> = pictureHashes.portraitPhoto;
const isPhotograph = (name: string): name is keyof typeof pictureHashes.portraitPhoto => name in photographs;

/** People, each with the photograph that is named after them, where there is one: jordan-sample.jpg is Jordan Sample. */
export function withPhotographs<Person extends { readonly name: string; readonly image?: EntryImage }>(
  people: readonly Person[],
): readonly Person[] {
  return people.map((person) => {
    const name = pictureNameOf(person.name);
    return isPhotograph(name) ? { ...person, image: { name, alt: person.name } } : person;
  });
}
