import { formatDate } from './formatDate';
import { formatLongDate } from './formatLongDate';
import { parseEventDate } from './parseEventDate';

describe('formatLongDate', () => {
  it('names the day of the week', () => {
    expect(formatLongDate('2025-04-10')).toBe('Thursday, April 10, 2025');
    expect(formatLongDate('2024-01-01')).toBe('Monday, January 1, 2024');
  });
});

describe('formatDate', () => {
  it('writes no zero before a day', () => {
    expect(formatDate('2024-03-05')).toBe('March 5, 2024');
  });

  it('is read back by parseEventDate', () => {
    expect(parseEventDate(formatDate('2025-12-31'))).toBe('2025-12-31');
  });
});
