import { findEvent } from '@site/shared-data/findEvent';
import { googleCalendarUrl } from './googleCalendarUrl';

const fieldsOf = (id: 'gala' | 'walk' | 'bottles') => new URL(googleCalendarUrl(findEvent(id))).searchParams;

describe('googleCalendarUrl', () => {
  it('carries what the entry needs', () => {
    const fields = fieldsOf('gala');
    expect(fields.get('action')).toBe('TEMPLATE');
    expect(fields.get('text')).toBe('Hope Gala');
    expect(fields.get('dates')).toBe('20250410T230000Z/20250411T010000Z');
    expect(fields.get('location')).toBe('Dixon Conference Center');
    expect(fields.get('details')).toContain('/events/hope-gala');
  });

  it('asks for whole days while no hours are known', () => {
    expect(fieldsOf('walk').get('dates')).toBe('20251108/20251109');
    expect(fieldsOf('bottles').get('dates')).toBe('20250706/20250803');
  });
});
