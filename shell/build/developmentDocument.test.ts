/** @jest-environment node */
import { closures } from '@site/shared-data/siteFacts';
import { developmentRegistry } from './developmentDocument.js';

describe('developmentRegistry', () => {
  it('includes the holidays until the clinic confirms its closing days', () => {
    const { holidays = [] } = developmentRegistry([], []);
    expect(holidays.some((day) => day.endsWith('-12-25'))).toBe(closures.status === 'sample');
  });
});
