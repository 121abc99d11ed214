/** @jest-environment node */
import { loadContent } from '../compile/loadContent';
import { withEntries } from '../fixtures/entriesCopy';
import { textWarnings } from './textWarnings';

const warnings = (file: string, fields: Readonly<Record<string, unknown>>) =>
  withEntries(({ folder, change }) => {
    change(file, fields);
    return textWarnings(loadContent(folder));
  });

describe('textWarnings', () => {
  it('has nothing to say of plain words, nor of the name of a hotline', () => {
    expect(warnings('clinic/hours.yaml', {})).toEqual([]);
  });

  it.each([
    ['You should only come on Monday.', "says 'should', which can push or judge a reader; use another word"],
    [`One ${'and '.repeat(17)}two.`, 'has a sentence of 19 words; up to 18 read with ease'],
  ])('tells of %j', (bio, words) => {
    const file = 'staff/bo-sample.yaml';
    expect(warnings(file, { bio })).toEqual([{ file, field: 'bio', words }]);
  });

  it('passes over what no visitor reads', () => {
    expect(warnings('clinic/hours.yaml', { note: 'This should be checked.' })).toEqual([]);
  });
});
