import { validateHead } from './validateHead';

const description = 'Support for pregnancy, parenting and what comes after.';

describe('validateHead', () => {
  it('finds none where search results show all of it', () => {
    expect(validateHead({ title: 'Events', description })).toBeNull();
  });

  it.each([
    [{ title: 'E'.repeat(60), description }, /^has a title of \d+ characters with the clinic’s name; use at most 60$/],
    [{ title: 'Events', description: 'Short.' }, /^has a description of 6 characters; use 50 to 160$/],
    [{ title: 'Events', description: 'e'.repeat(161) }, /^has a description of 161 characters; use 50 to 160$/],
  ])('says how long it may be (%#)', (head, fault) => {
    expect(validateHead(head)).toMatch(fault);
  });
});
