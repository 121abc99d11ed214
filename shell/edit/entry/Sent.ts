/** The control whose value names the two rows that change places. */
export const swapName = '#swap';

/** The button that saves an entry without the fields that the form does not know. */
export const knownOnlyName = '#known-only';

/** The control whose value sets two flags of an event: whether it requires registration, and whether registration is open. */
export const registrationName = '#registration';

/** A submitted form: its fields, and its files by the name of their control. */
export interface Sent {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, File>;
}

/** Reads a submitted form. If the pressed button moves a row, the two rows have changed places. */
export async function readForm(body: Buffer, type = ''): Promise<Sent> {
  const data = [...(await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData())];
  const fields = new Map(data.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  const [one = '', other = ''] = fields.get(swapName)?.split(' ') ?? [];
  const [first, second] = [fields.get(one), fields.get(other)];
  if (first !== undefined && second !== undefined) fields.set(one, second).set(other, first);
  const choice = fields.get(registrationName);
  if (choice !== undefined && !fields.has('registrationOpen') && !fields.has('requiresRegistration')) {
    if (choice === 'later' || choice === 'open') fields.set('requiresRegistration', 'on');
    if (choice === 'open' || choice === 'optional') fields.set('registrationOpen', 'on');
  }
  return {
    fields,
    // If nobody chose a file, browsers send a file without a name.
    files: new Map(
      data.flatMap(([name, value]) => (typeof value === 'string' || value.name === '' ? [] : [[name, value]])),
    ),
  };
}
