/** @jsxRuntime automatic */
import { shownFromField } from '@site/shared-data/schemas/shownFrom';
import { countOf, isShownAsText, labelOf, partOf, shownText, within, type Field } from '../entry/Field';
import { fieldAttributes, type ControlProps, type FormState } from './FormState';
import { OrderControl } from './OrderControl';
import { RegistrationControl, registrationFields } from './RegistrationControl';
import { TextControl } from './TextControl';

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

/** A choice between several values. It also shows an unknown value, so that you can correct it. */
function ChoiceControl({
  choices,
  ...props
}: ControlProps & { readonly choices: readonly (readonly [value: string, label: string])[] }) {
  const { field, place, label, state } = props;
  const text = shownText(field, state.value);
  const isKnown = text === '' || choices.some(([value]) => value === text);
  return (
    <div className="field">
      <label htmlFor={place}>{label + (field.nothing === 'wanted' ? '' : ' (optional)')}</label>
      <Notes {...props} />
      <select {...fieldAttributes(props)} defaultValue={text}>
        <option value="">Choose one</option>
        {[...(isKnown ? [] : [[text, text] as const]), ...choices].map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The empty rows at the end of a list, for new items. */
const spareRows = 2;

function Control(props: ControlProps) {
  const { field, place, label, state } = props;
  const mark = field.nothing === 'wanted' ? '' : ' (optional)';
  switch (field.kind) {
    case 'group':
      if (sourceFields(field.fields).length === field.fields.length) return <SourceControl {...props} field={field} />;
      return (
        <fieldset>
          <legend>{label + mark}</legend>
          <Notes {...props} />
          {isShownAsText(field, state.value) ? (
            <input {...fieldAttributes(props)} aria-label={label} defaultValue={shownText(field, state.value)} />
          ) : (
            <Controls fields={field.fields} place={place} state={state} />
          )}
        </fieldset>
      );
    case 'list': {
      if (isShownAsText(field, state.value))
        return (
          <div className="field">
            <label htmlFor={place}>{label + mark}</label>
            <Notes {...props} />
            <input {...fieldAttributes(props)} defaultValue={shownText(field, state.value)} />
          </div>
        );
      const given = Array.isArray(state.value) ? state.value.length : 0;
      const rows = field.isOrder ? given : given + spareRows;
      return (
        <fieldset>
          <legend>{label + mark}</legend>
          <Notes {...props} />
          <input type="hidden" name={countOf(place)} value={rows} />
          {field.isOrder ? (
            <OrderControl {...props} />
          ) : (
            Array.from({ length: rows }, (_, row) => (
              <Control
                key={row}
                field={field.item}
                place={within(place, row)}
                label={`${label}, ${row + 1}`}
                state={{ ...state, value: partOf(state.value, row) }}
              />
            ))
          )}
          {!field.isOrder && <p className="help">The form ignores empty rows. After you save, it adds new ones.</p>}
        </fieldset>
      );
    }
    case 'flag':
      if (typeof state.value !== 'boolean' && !state.isNew)
        return (
          <ChoiceControl
            {...props}
            choices={[
              ['true', 'yes'],
              ['false', 'no'],
            ]}
          />
        );
      return (
        <div className="field">
          <input {...fieldAttributes(props)} type="checkbox" defaultChecked={state.value === true} />{' '}
          <label htmlFor={place}>{label}</label>
          <Notes {...props} />
        </div>
      );
    case 'choice':
      return <ChoiceControl {...props} choices={field.choices.map((choice) => [choice, choice])} />;
    default:
      return (
        <div className="field">
          <label htmlFor={place}>{label + mark}</label>
          <Notes {...props} />
          {field.kind === 'text' ? (
            <TextControl {...props} field={field} />
          ) : (
            <input {...fieldAttributes(props)} inputMode="decimal" defaultValue={shownText(field, state.value)} />
          )}
        </div>
      );
  }
}

type Group = Field & { readonly kind: 'group' };

/** Returns the fields of a group that name its source. */
const sourceFields = (fields: readonly Field[]) =>
  fields.some(({ name }) => name === 'status')
    ? fields.filter(({ name }) => ['status', 'knownBy', 'note', 'confirmedBy', 'verifiedOn'].includes(name))
    : [];

/** The source of a fact. It is collapsed, and its summary shows the status. */
function SourceControl({ field, place, label, state }: ControlProps & { readonly field: Group }) {
  const said = [partOf(state.value, 'status'), partOf(state.value, 'confirmedBy') ?? partOf(state.value, 'knownBy')];
  const hasProblem = field.fields.some(({ name }) => state.problems.has(within(place, name)));
  return (
    <details open={hasProblem}>
      <summary>
        {[field.name === 'source' ? 'Where it comes from' : label, ...said.filter(Boolean)].join(' · ')}
      </summary>
      <Notes field={field} place={place} label={label} state={state} />
      {field.fields.map((one) => controlOf(one, place, state))}
    </details>
  );
}

const controlOf = (field: Field, place: string, state: FormState) => (
  <Control
    key={field.name}
    field={field}
    place={within(place, field.name)}
    label={labelOf(field.name)}
    state={{ ...state, value: partOf(state.value, field.name) }}
  />
);

/** Returns whether a field is optional and this entry does not have it. */
const isRare = (field: Field, place: string, { value, problems }: FormState) =>
  place === '' &&
  field.nothing === 'left out' &&
  field.name !== shownFromField &&
  partOf(value, field.name) === undefined &&
  ![...problems.keys()].some((one) => one === field.name || one.startsWith(`${field.name}.`));

/** The form collapses rare fields if there are at least this many. */
const leastFolded = 3;

interface ControlsProps {
  readonly fields: readonly Field[];
  readonly place: string;
  readonly state: FormState;
}

/** The fields of an entry or of a group. The fields beside the value of a fact are its source. */
export function Controls({ fields, place, state }: ControlsProps) {
  const folded = sourceFields(fields);
  const source: Group = { name: 'source', help: undefined, nothing: 'wanted', kind: 'group', fields: folded };
  const registration = place === '' ? registrationFields(fields, state.value) : [];
  const others = fields.filter((field) => !folded.includes(field));
  const rare = others.filter((field) => isRare(field, place, state));
  const usual = rare.length < leastFolded ? others : others.filter((field) => !rare.includes(field));
  return (
    <>
      {usual.map((field) => {
        if (!registration.includes(field)) return controlOf(field, place, state);
        if (field !== registration[0]) return null;
        const control = (name: string) =>
          registration.filter((one) => one.name === name).map((one) => controlOf(one, place, state));
        return <RegistrationControl key="registration" state={state} control={control} />;
      })}
      {usual !== others && (
        <details className="fold" open>
          <summary>{`More: ${rare.map(({ name }) => labelOf(name).toLowerCase()).join(', ')}`}</summary>
          {rare.map((field) => controlOf(field, place, state))}
        </details>
      )}
      {folded.length > 0 && <SourceControl field={source} place={place} label="" state={state} />}
    </>
  );
}
