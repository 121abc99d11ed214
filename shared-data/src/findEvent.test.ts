import type { EventId } from './events';
import { findEvent } from './findEvent';

describe('findEvent', () => {
  it('finds an event by its id', () => {
    expect(findEvent('walk').title).toBe('Walk 4 Life');
  });

  it('says which id is unknown', () => {
    expect(() => findEvent('picnic' as EventId)).toThrow("No event has the id 'picnic'.");
  });
});
