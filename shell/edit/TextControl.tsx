/** @jsxRuntime automatic */
import { pickedDay, shownText, type Field } from './Field';
import { described, type ControlProps } from './FormState';

/** A text, as the format of its field wants it. */
export function TextControl({
  field,
  place,
  label,
  state,
}: ControlProps & { readonly field: Field & { kind: 'text' } }) {
  const text = shownText(field, state.value);
  const attributes = described({ field, place, label, state });
  switch (field.format) {
    case 'paragraph':
    case 'paragraphs':
      return <textarea {...attributes} rows={field.format === 'paragraph' ? 3 : 12} defaultValue={text} />;
    case 'date':
    case 'written-date':
      // What no calendar has is shown as it stands, to be put right.
      return <input {...attributes} type={text === '' || pickedDay(text) ? 'date' : 'text'} defaultValue={text} />;
    case 'site-path':
      return <input {...attributes} list="addresses" defaultValue={text} />;
    case 'picture':
      return (
        <>
          <select {...attributes} defaultValue={text}>
            <option value="">None yet</option>
            {text !== '' && !state.pictures.includes(text) && <option>{text}</option>}
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
