/** @jest-environment node */
import { org } from '@site/shared-data/siteFacts';
import { documentTitle } from './documentTitle';

describe('documentTitle', () => {
  const room = 60 - ` | ${org.name.value}`.length;

  it('ends with the clinic’s name if both fit', () => {
    expect(documentTitle('E'.repeat(room))).toBe(`${'E'.repeat(room)} | ${org.name.value}`);
  });

  it('omits the name if search results would cut it', () => {
    expect(documentTitle('E'.repeat(room + 1))).toBe('E'.repeat(room + 1));
  });
});
