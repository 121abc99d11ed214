/** @jest-environment node */
import { problemsOf } from '../compile/ContentProblem';
import { hours } from './clinic';

const closed = {
  Monday: null,
  Tuesday: null,
  Wednesday: null,
  Thursday: null,
  Friday: null,
  Saturday: null,
  Sunday: null,
};
const problems = (day: unknown) =>
  problemsOf(hours, { value: { ...closed, Monday: day }, status: 'own' }).map(
    ({ field, wanted }) => `${field}: ${wanted}`,
  );

describe('inTurn', () => {
  it.each([
    [null],
    [{ opens: '8:00 AM', closes: '5:00 PM' }],
    [{ opens: '8am', closes: 'midnight' }],
    [{ opens: '8:00 AM', closes: '12:00 PM', then: [{ from: '1:00 PM', until: '5:00 PM' }] }],
    [{ byAppointment: true }],
    [{ opens: '9:00 AM', closes: '11:00 AM', byAppointment: true, weeks: ['first', 'last'] }],
  ])('accepts %j', (day) => {
    expect(problems(day)).toEqual([]);
  });

  it.each([
    [{}, ["value.Monday.opens: a time such as '5:30 PM'", "value.Monday.closes: a time such as '5:30 PM'"]],
    [{ opens: '8:00 AM' }, ["value.Monday.closes: a time such as '5:30 PM'"]],
    [{ opens: '5:00 PM', closes: '8:00 AM' }, ['value.Monday.closes: something after 5:00 PM (opens)']],
    [
      { opens: '8:00 AM', closes: '1:00 PM', then: [{ from: '12:00 PM', until: '5:00 PM' }] },
      ['value.Monday.then.0.from: something after 1:00 PM (closes)'],
    ],
    [
      { byAppointment: true, then: [{ from: '1:00 PM', until: '5:00 PM' }] },
      ["value.Monday.opens: a time such as '5:30 PM'", "value.Monday.closes: a time such as '5:30 PM'"],
    ],
    [{ byAppointment: true, weeks: [] }, ['value.Monday.weeks: at least one']],
    [{ byAppointment: true, weeks: ['fifth'] }, ["value.Monday.weeks.0: 'first', 'second', 'third', 'fourth', 'last'"]],
  ])('rejects %j', (day, wanted) => {
    expect(problems(day)).toEqual(wanted);
  });
});
