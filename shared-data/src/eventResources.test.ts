import { eventResources } from './eventResources';

describe('eventResources', () => {
  it('have no files yet', () => {
    expect(eventResources.map(({ downloadUrl }) => downloadUrl)).toEqual(['#', '#', '#']);
  });
});
