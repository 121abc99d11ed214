import { calendarFile } from '@site/shared-data/constants';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { CalendarOfAll } from './CalendarOfAll';

describe('CalendarOfAll', () => {
  it('links to the calendar as a file, and as a subscription at the origin of the site', () => {
    render(<CalendarOfAll />);
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
    const feed = `webcal://${new URL(siteOrigin.value).host}${calendarFile}`;
    expect(target('Add all to your calendar')).toBe(calendarFile);
    expect(target('Apple or Outlook')).toBe(feed);
    expect(new URL(target('Google')).searchParams.get('cid')).toBe(feed);
  });
});
