import { boardMembers } from './boardMembers';
import { entrySources } from './entrySources';

describe('boardMembers', () => {
  it('are 10, named apart', () => {
    expect(new Set(boardMembers.map(({ name }) => name)).size).toBe(10);
  });

  it('try out both forms while they are samples: half have an organization', () => {
    const members = entrySources.boardMembers.status === 'sample' ? boardMembers : [];
    const withOrganization = members.filter(({ organization }) => organization !== undefined);
    expect(withOrganization).toHaveLength(members.length / 2);
  });

  it('have four offices and six members', () => {
    expect(boardMembers.map(({ title }) => title)).toEqual([
      'Chair',
      'Vice Chair',
      'Secretary',
      'Treasurer',
      ...Array.from({ length: 6 }, () => 'Member'),
    ]);
  });
});
