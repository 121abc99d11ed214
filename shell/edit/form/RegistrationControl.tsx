/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { partOf, type Field } from '../entry/Field';
import { registrationName } from '../entry/Sent';
import type { FormState } from './FormState';

const names = ['registration', 'registrationOpen', 'registrationUrl', 'requiresRegistration'];

/** Returns the fields of an event that say how people register. Returns none if one of its flags is not a boolean. */
export function registrationFields(fields: readonly Field[], value: unknown): readonly Field[] {
  const own = fields.filter(({ name }) => names.includes(name));
  const isFlag = (name: string) => ['boolean', 'undefined'].includes(typeof partOf(value, name));
  return own.length === names.length && isFlag('registrationOpen') && isFlag('requiresRegistration') ? own : [];
}

interface RegistrationControlProps {
  readonly state: FormState;
  /** Returns the control of a field. */
  readonly control: (name: string) => ReactNode;
}

/** Asks for the way to register as one choice, with the fields for that choice below it. */
export function RegistrationControl({ state, control }: RegistrationControlProps) {
  const isOpen = partOf(state.value, 'registrationOpen') === true;
  const isRequired = partOf(state.value, 'requiresRegistration') === true;
  const chosen = isOpen ? (isRequired ? 'open' : 'optional') : isRequired ? 'later' : 'none';
  const choices = [
    ['none', 'Nobody needs to register'],
    ['later', 'Registration opens later'],
    ['open', 'Registration is open'],
    ['optional', 'Registration is open, and people may come without it'],
  ] as const;
  return (
    <fieldset className="registration">
      <legend>How people take part</legend>
      <div className="choices">
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={registrationName} value={value} defaultChecked={value === chosen} /> {label}
          </label>
        ))}
      </div>
      {control('registration')}
      <div className={state.problems.has('registrationUrl') ? undefined : 'registration-url'}>
        {control('registrationUrl')}
      </div>
    </fieldset>
  );
}
