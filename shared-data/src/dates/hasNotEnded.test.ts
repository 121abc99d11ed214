/** @jest-environment node */
import { hasNotEnded } from './hasNotEnded';

const night = { lastDay: '2027-05-06', endsAt: '2027-05-07T01:00:00-05:00' } as const;
const at = (instant: string) => Date.parse(instant);

describe('hasNotEnded', () => {
  it.each([
    ['2027-05-07T00:59:59-05:00', true],
    ['2027-05-07T01:00:00-05:00', false],
    ['2027-05-07T09:00:00-05:00', false],
  ])('follows the clock after midnight: at %s %s', (instant, isOn) => {
    expect(hasNotEnded(night, '2027-05-07', at(instant))).toBe(isOn);
  });

  it('needs no clock until the last day is over', () => {
    expect(hasNotEnded(night, '2027-05-06', null)).toBe(true);
    expect(hasNotEnded(night, '2027-05-07', null)).toBe(false);
  });

  it('ends with the last day if no end is known', () => {
    expect(hasNotEnded({ lastDay: '2027-05-06' }, '2027-05-07', at('2027-05-07T00:00:00-05:00'))).toBe(false);
  });
});
