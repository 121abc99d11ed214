const pattern = /^(1[0-2]|[1-9]):([0-5][0-9]) (AM|PM)$/;

/** The minutes since midnight of a time such as '8:00 AM'. Anything else throws. */
export function parseClockTime(text: string): number {
  const [, hour, minute, half] = pattern.exec(text) ?? [];
  if (half === undefined) {
    throw new RangeError(`'${text}' is not a time such as '8:00 AM'.`);
  }
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0);
}
