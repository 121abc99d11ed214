/** @jest-environment node */
import type { ClinicEvent } from '@site/shared-data/events';
import { campaign, evening, run } from '../fixtureEvents';
import { googleCalendarUrl } from './googleCalendarUrl';

const fieldsOf = (event: ClinicEvent) => new URL(googleCalendarUrl(event, 'https://site.example')).searchParams;

describe('googleCalendarUrl', () => {
  it('contains the data of the entry', () => {
    const fields = fieldsOf(evening);
    expect(fields.get('action')).toBe('TEMPLATE');
    expect(fields.get('text')).toBe('Harvest Evening');
    expect(fields.get('dates')).toBe('20250410T230000Z/20250411T010000Z');
    expect(fields.get('location')).toBe('Town Hall, 1 Main Street, Mapleton, GA 30701');
    expect(fields.get('details')).toContain('https://site.example/events/harvest-evening');
  });

  it('has whole days if the hours are unknown', () => {
    expect(fieldsOf(run).get('dates')).toBe('20251108/20251109');
    expect(fieldsOf(campaign).get('dates')).toBe('20250706/20250803');
  });
});
