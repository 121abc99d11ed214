import type { z } from 'zod';
import { closingMinutes, parseClockTime } from '../src/dates/openingHours';
import { always, clockTime, valueIn } from './fields';

/** Returns a time in minutes, or undefined if it is invalid, which its own field reports. */
function minutesOf(text: unknown, read: (text: string) => number): number | undefined {
  const clean = clockTime.safeParse(text);
  return clean.success ? read(clean.data) : undefined;
}

const wantedTime = "a time such as '5:30 PM'";

/**
 * Reports hours of a day without a start or an end, or in the wrong order. A day by appointment may have no hours.
 * 12:00 AM is the end of a day.
 */
export function inTurn<Hours extends z.ZodType>(hours: Hours): Hours {
  return hours.superRefine((day, context) => {
    if (typeof day !== 'object' || day === null) return;
    const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    const first = { opens: valueIn(day, 'opens'), closes: valueIn(day, 'closes') };
    const others = valueIn(day, 'then');
    const isEmpty = first.opens === undefined && first.closes === undefined;
    if (!isEmpty || valueIn(day, 'byAppointment') !== true || others !== undefined)
      for (const field of ['opens', 'closes'] as const) if (first[field] === undefined) refuse([field], wantedTime);
    const rows = (Array.isArray(others) ? others : []).map((row: unknown, at) => ({
      opens: { path: ['then', at, 'from'], text: valueIn(row, 'from') },
      closes: { path: ['then', at, 'until'], text: valueIn(row, 'until') },
    }));
    let before: { readonly minutes: number; readonly said: string } | undefined;
    for (const { opens, closes } of [
      { opens: { path: ['opens'], text: first.opens }, closes: { path: ['closes'], text: first.closes } },
      ...rows,
    ]) {
      const from = minutesOf(opens.text, parseClockTime);
      const to = minutesOf(closes.text, closingMinutes);
      if (before && from !== undefined && from <= before.minutes)
        refuse(opens.path, `something after ${before.said} (closes)`);
      if (from !== undefined && to !== undefined && to <= from)
        refuse(closes.path, `something after ${String(opens.text)} (opens)`);
      if (to !== undefined) before = { minutes: to, said: String(closes.text) };
    }
  }, always);
}
