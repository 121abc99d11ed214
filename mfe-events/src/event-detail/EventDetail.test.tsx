import { campaign, evening } from '../fixtureEvents';
import type { ClinicEvent } from '@site/shared-data/events';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EventDetail } from './EventDetail';

const wordsOn = (day: string, event: ClinicEvent) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00-05:00`) });
  return render(<EventDetail event={event} />, { wrapper: MemoryRouter }).container.textContent ?? '';
};

afterEach(() => jest.useRealTimers());

describe('EventDetail', () => {
  it('invites visitors before the event', () => {
    const words = wordsOn('2025-04-09', evening);
    expect(words).toContain(evening.description);
    expect(screen.queryByRole('note')).toBeNull();
    expect(words).not.toContain('Hear about the next one');
  });

  it('has the time, the place and the registration in its header until the event is over', () => {
    wordsOn('2025-04-09', evening);
    const head = document.querySelector('header');
    for (const fact of ['April 10, 2025', evening.time, evening.location]) expect(head?.textContent).toContain(fact);
    expect(head?.querySelector(`[href="${evening.registrationUrl}"]`)).not.toBeNull();
  });

  it('says that the event is today', () => {
    expect(wordsOn('2025-04-10', evening)).toContain('This event is today.');
  });

  it('invites visitors to a campaign until its last day', () => {
    const words = wordsOn('2025-08-02', campaign);
    expect(words).toContain('Going on now, through August 2, 2025.');
    expect(words).toContain(campaign.description);
    expect(words).toContain('Add to calendar');
  });

  it('says the same after the event if a translator has replaced the text of the page meanwhile', () => {
    const withoutThanks: ClinicEvent & { afterwards?: string } = { ...evening };
    delete withoutThanks.afterwards;
    const expected = wordsOn('2025-04-11', withoutThanks);
    cleanup();
    wordsOn('2025-04-10', withoutThanks);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const font = document.createElement('font');
      font.textContent = node.textContent;
      node.parentNode?.replaceChild(font, node);
    }
    jest.setSystemTime(new Date('2025-04-11T12:00:00-05:00'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(document.body.textContent).toBe(expected);
    expect(expected).toContain('This event took place on April 10, 2025. Thank you to all who took part.');
  });

  it.each([
    ['2025-04-11', evening, 'This event took place on April 10, 2025.'],
    ['2025-08-03', campaign, 'This event ran from July 6, 2025 to August 2, 2025.'],
  ])('describes the past event on %s, and invites only to the mailing list', (day, event, line) => {
    const words = wordsOn(day, event);
    expect(words).toContain(line);
    expect(words).toContain(event.afterwards ?? event.summary);
    expect(words).not.toContain(event.description);
    expect(words).not.toMatch(/join us|add to calendar|directions/i);
    expect(screen.getByRole('link', { name: 'Join our mailing list' })).toBeTruthy();
  });
});
