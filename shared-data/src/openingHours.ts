/** The days of the week as the hours table shows them. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** One open stretch of a day, in clinic time written as people write it: '8:00 AM'. */
export interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

/** The office hours of a usual week; null means closed all day. */
export type WeeklyHours = Readonly<Record<Weekday, OpenHours | null>>;

/** Days on which the office stays closed although the week says otherwise. Both days belong to it. */
export interface Closure {
  /** The first closed day, such as 'November 26, 2026'. */
  readonly from: string;
  /** The last closed day. */
  readonly to: string;
  /** Why, as it follows 'Closed': 'Thanksgiving', 'for inventory'. */
  readonly reason: string;
}
