import type { ClinicDay } from '@site/shared-data/clinicTime';
import type { EventId } from '@site/shared-data/events';
import { findEvent } from '@site/shared-data/findEvent';
import { render } from '@testing-library/react';
import { PastNotice } from './PastNotice';

const wordsOn = (today: ClinicDay, id: EventId) =>
  render(<PastNotice event={findEvent(id)} today={today} />).container.textContent;

describe('PastNotice', () => {
  it.each(['2025-04-01', '2025-04-10'] as const)('is silent on %s, while the gala is to come', (today) => {
    expect(wordsOn(today, 'gala')).toBe('');
  });

  it.each(['2025-04-11', '2025-07-01', '2026-11-21'] as const)('says on %s that the gala is over', (today) => {
    expect(wordsOn(today, 'gala')).toContain('This event was on April 10, 2025.');
  });

  it('says that a campaign is under way until its last day', () => {
    expect(wordsOn('2025-07-06', 'bottles')).toBe('');
    expect(wordsOn('2025-07-07', 'bottles')).toContain('runs through August 2, 2025');
    expect(wordsOn('2025-08-02', 'bottles')).toContain('under way');
    expect(wordsOn('2025-08-03', 'bottles')).toContain('has ended');
  });
});
