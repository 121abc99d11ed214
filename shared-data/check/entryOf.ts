import { z } from 'zod';

/** An object with these fields and no others. */
export function entryOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const fields = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `one of the fields ${fields}` : `an entry { ${fields} }`),
  });
}
