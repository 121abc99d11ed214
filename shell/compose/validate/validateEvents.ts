import type { AnnouncedEvent } from '@site/section/Section';
import { pictureKinds } from '@site/shared-data/pictureKinds';
import { z } from 'zod';

const text = z.string().refine((value) => value.trim() !== '');

/** A day there is, such as '2025-04-10'. */
const day = z.iso.date();

const announcedEvent = z.object({
  path: text,
  title: text,
  firstDay: day,
  lastDay: day,
  when: text,
  where: text,
  summary: text,
  isOpen: z.boolean(),
  picture: z.object({
    name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    hash: z.string().regex(/^[0-9a-f]{8}$/),
    alt: text,
  }),
});

/** What is wanted of a field, where it is more than some words. */
const wanted: Readonly<Record<string, string>> = {
  path: 'the address of one of its pages',
  firstDay: "a day such as '2025-04-10'",
  lastDay: "a day such as '2025-04-10', not before the first",
  isOpen: 'true or false',
  picture: 'a name, a hash and an alt text',
  'picture.name': 'the name of a picture such as event-gala',
  'picture.hash': 'the eight digits its file names carry',
};

const refusal = (label: string, field: string, value: unknown) =>
  `${label} has the ${field} ${JSON.stringify(value) ?? 'undefined'}; give it ${wanted[field] ?? 'some words'}`;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], value);

function validateEvent(event: unknown, label: string, pages: readonly { readonly path: string }[]): string | null {
  const { data, error } = announcedEvent.safeParse(event);
  if (!data) {
    const at = error.issues[0]?.path ?? [];
    return refusal(label, at.join('.') || 'value', valueAt(event, at));
  }
  if (!pages.some(({ path }) => path === data.path)) return refusal(label, 'path', data.path);
  return data.lastDay < data.firstDay ? refusal(label, 'lastDay', data.lastDay) : null;
}

/**
 * What is wrong with the events a section announces: the event, the field, its value and what is wanted. Null where nothing
 * is.
 */
export function validateEvents(events: unknown, pages: readonly { readonly path: string }[]): string | null {
  if (events === undefined) return null;
  if (!Array.isArray(events)) return 'section.ts announces events that are no list; make it one';
  for (const [index, event] of events.entries()) {
    const { title } = Object(event) as { title?: unknown };
    const label = `the announced event ${typeof title === 'string' ? `'${title}'` : `events[${index}]`}`;
    const fault = validateEvent(event, label, pages);
    if (fault) return fault;
  }
  return null;
}

/** The file names of the pictures that the front door shows of announced events. */
export const eventPictures = (events: readonly AnnouncedEvent[]): string[] =>
  events.flatMap(({ picture: { name, hash } }) =>
    pictureKinds.card.widths.flatMap((width) => [`${name}-${width}.${hash}.avif`, `${name}-${width}.${hash}.webp`]),
  );
