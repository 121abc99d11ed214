/** @jsxRuntime automatic */
import { countOf, labelOf, within } from './Field';
import type { Field } from './Field';

/** Messages of the check, by the places of the fields they are about. */
export type Problems = ReadonlyMap<string, readonly string[]>;

/** What a form is filled with, and what it can offer. */
export interface FormState {
  readonly value: unknown;
  readonly problems: Problems;
  /** The addresses of the site's own pages. */
  readonly addresses: readonly string[];
  readonly pictures: readonly string[];
}

const partOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

const shownText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

interface ControlProps {
  readonly field: Field;
  readonly place: string;
  readonly label: string;
  readonly state: FormState;
}

/** The attributes that tie a control to its help and its problems. */
function described({ field, place, state }: ControlProps) {
  const ids = [...(field.help ? [`${place}-help`] : []), ...(state.problems.has(place) ? [`${place}-problem`] : [])];
  return {
    id: place,
    name: place,
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(state.problems.has(place) && { 'aria-invalid': true }),
  };
}

const Notes = ({ field, place, state }: ControlProps) => (
  <>
    {field.help && (
      <p className="help" id={`${place}-help`}>
        {field.help}
      </p>
    )}
    {state.problems.has(place) && (
      <p className="problem" id={`${place}-problem`}>
        {state.problems
          .get(place)
          ?.map((wanted) => `Wanted: ${wanted}.`)
          .join(' ')}
      </p>
    )}
  </>
);

/** Days are written as people write them; a picker knows them by their numbers. */
const asDay = (text: string) => {
  const instant = Date.parse(`${text} UTC`);
  return /^[A-Z]/.test(text) && !Number.isNaN(instant) ? new Date(instant).toISOString().slice(0, 10) : text;
};

function TextControl({ field, place, label, state }: ControlProps & { readonly field: Field & { kind: 'text' } }) {
  const text = shownText(state.value);
  const attributes = described({ field, place, label, state });
  switch (field.format) {
    case 'paragraph':
      return <textarea {...attributes} rows={3} defaultValue={text} />;
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

/** Empty rows at the end of a list, for what is new. */
const spareRows = 2;

function Control(props: ControlProps) {
  const { field, place, label, state } = props;
  const mark = field.nothing === 'wanted' ? '' : ' (may be left empty)';
  switch (field.kind) {
    case 'group':
      return (
        <fieldset>
          <legend>{label + mark}</legend>
          <Notes {...props} />
          {typeof state.value === 'string' ? (
            <input {...described(props)} aria-label={label} defaultValue={state.value} />
          ) : (
            <Controls fields={field.fields} place={place} state={state} />
          )}
        </fieldset>
      );
    case 'list': {
      const rows = Array.isArray(state.value) ? state.value.length + spareRows : spareRows;
      return (
        <fieldset>
          <legend>{label + mark}</legend>
          <Notes {...props} />
          <input type="hidden" name={countOf(place)} value={rows} />
          {Array.from({ length: rows }, (_, row) => (
            <Control
              key={row}
              field={field.item}
              place={within(place, row)}
              label={`${label}, ${row + 1}`}
              state={{ ...state, value: partOf(state.value, row) }}
            />
          ))}
          <p className="help">Empty rows are left out; saving brings new ones.</p>
        </fieldset>
      );
    }
    case 'flag':
      return (
        <div className="field">
          <input {...described(props)} type="checkbox" defaultChecked={state.value === true} />{' '}
          <label htmlFor={place}>{label}</label>
          <Notes {...props} />
        </div>
      );
    case 'choice':
      return (
        <div className="field">
          <label htmlFor={place}>{label + mark}</label>
          <Notes {...props} />
          <select {...described(props)} defaultValue={shownText(state.value)}>
            <option value="">Choose one</option>
            {field.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </div>
      );
    default:
      return (
        <div className="field">
          <label htmlFor={place}>{label + mark}</label>
          <Notes {...props} />
          {field.kind === 'text' ? (
            <TextControl {...props} field={field} />
          ) : (
            <input {...described(props)} inputMode="decimal" defaultValue={shownText(state.value)} />
          )}
        </div>
      );
  }
}

interface ControlsProps {
  readonly fields: readonly Field[];
  readonly place: string;
  readonly state: FormState;
}

/** The fields of an entry or of a group; where something comes from is folded away. */
export function Controls({ fields, place, state }: ControlsProps) {
  const control = (field: Field) => (
    <Control
      key={field.name}
      field={field}
      place={within(place, field.name)}
      label={labelOf(field.name)}
      state={{ ...state, value: partOf(state.value, field.name) }}
    />
  );
  const sources = ['source', 'status', 'knownBy', 'note', 'confirmedBy', 'verifiedOn'];
  const isSource = ({ name }: Field) =>
    sources.includes(name) && (name === 'source' || fields.some((one) => one.name === 'status'));
  const folded = fields.filter(isSource);
  const hasProblem = folded.some(({ name }) =>
    [...state.problems.keys()].some((at) => at.startsWith(within(place, name))),
  );
  return (
    <>
      {fields.filter((field) => !isSource(field)).map(control)}
      {folded.length > 0 && (
        <details open={hasProblem}>
          <summary>Where it comes from</summary>
          {folded.map(control)}
        </details>
      )}
    </>
  );
}
