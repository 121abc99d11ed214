/** @jsxRuntime automatic */
import type { Field } from './Field';
import { described, shownText, type ControlProps } from './FormState';

/** Days are written as people write them; a picker knows them by their numbers. */
const asDay = (text: string) => {
  const instant = Date.parse(`${text} UTC`);
  return /^[A-Z]/.test(text) && !Number.isNaN(instant) ? new Date(instant).toISOString().slice(0, 10) : text;
};

/** A text, as the format of its field wants it. */
export function TextControl({
  field,
  place,
  label,
  state,
}: ControlProps & { readonly field: Field & { kind: 'text' } }) {
  const text = shownText(state.value);
  const attributes = described({ field, place, label, state });
  switch (field.format) {
    case 'paragraph':
    case 'paragraphs':
      return <textarea {...attributes} rows={field.format === 'paragraph' ? 3 : 12} defaultValue={text} />;
    case 'date':
    case 'written-date':
      // What no calendar has is shown as it stands, to be put right.
      return <input {...attributes} type={/^\d|^$/.test(asDay(text)) ? 'date' : 'text'} defaultValue={asDay(text)} />;
    case 'site-path':
      return <input {...attributes} list="addresses" defaultValue={text} />;
    case 'picture':
      return (
        <>
          <select {...attributes} defaultValue={text}>
            <option value="">None yet</option>
            {state.pictures.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <label htmlFor={`${place}-file`}>Or a new photograph</label>
          <input
            id={`${place}-file`}
            name={`${place}-file`}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
          />
        </>
      );
    default:
      return <input {...attributes} defaultValue={text} />;
  }
}
