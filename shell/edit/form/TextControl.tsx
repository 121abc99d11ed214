/** @jsxRuntime automatic */
import { dayIn } from '@site/shared-data/dates/eventDate';
import { shownText, type Field } from '../entry/Field';
import { fileSuffix, keptPrefix } from './drafts';
import { fieldAttributes, type ControlProps } from './FormState';

/** Returns the address of a picture in the form, or undefined for an empty name. */
const pictureAddress = (name: string) => (name === '' ? undefined : `/picture?name=${encodeURIComponent(name)}`);

/** The control of a text, in the format of its field. */
export function TextControl({
  field,
  place,
  label,
  state,
}: ControlProps & { readonly field: Field & { kind: 'text' } }) {
  const text = shownText(field, state.value);
  const attributes = fieldAttributes({ field, place, label, state });
  switch (field.format) {
    case 'paragraph':
    case 'paragraphs':
      return <textarea {...attributes} rows={field.format === 'paragraph' ? 3 : 12} defaultValue={text} />;
    case 'date':
    case 'written-date':
      // A date picker cannot show an invalid date, so a text control shows it.
      return <input {...attributes} type={text === '' || dayIn(text) ? 'date' : 'text'} defaultValue={text} />;
    case 'site-path':
      return <input {...attributes} list="addresses" defaultValue={text} />;
    case 'picture': {
      const kept = state.kept?.get(place);
      return (
        <div className="picture">
          <img
            src={kept === undefined ? pictureAddress(text) : kept.address}
            data-shows={place}
            hidden={text === '' && kept === undefined}
            alt=""
            width="160"
            height="120"
          />
          <div>
            <select {...attributes} defaultValue={text}>
              <option value="">None yet</option>
              {text !== '' && !state.pictures.includes(text) && <option>{text}</option>}
              {state.pictures.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <label htmlFor={place + fileSuffix}>Or a new photograph</label>
            <input
              id={place + fileSuffix}
              name={place + fileSuffix}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
            />
            {kept !== undefined && (
              <p>
                <input id={keptPrefix + place} name={keptPrefix + place} type="checkbox" defaultChecked />{' '}
                <label htmlFor={keptPrefix + place}>{`Take the photograph ${kept.name}, which you chose before`}</label>
              </p>
            )}
          </div>
        </div>
      );
    }
    default:
      return <input {...attributes} defaultValue={text} />;
  }
}
