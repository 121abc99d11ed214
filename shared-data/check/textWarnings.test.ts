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
  it('ignores plain text and the name of a hotline', () => {
    expect(warnings('clinic/hours.yaml', {})).toEqual([]);
  });

  it.each([
    ['You should only come on Monday.', "says 'should', which can push or judge a reader. Use another word"],
    [`One ${'and '.repeat(17)}two.`, 'has a sentence of 19 words. Use at most 18'],
  ])('warns about %j', (bio, words) => {
    const file = 'staff/bo-sample.yaml';
    expect(warnings(file, { bio })).toEqual([{ file, field: 'bio', words }]);
  });

  it('ignores fields that no visitor reads', () => {
    expect(warnings('clinic/hours.yaml', { note: 'This should be checked.' })).toEqual([]);
  });

  const dash = "has lines that begin with '-', but its page shows it in one line. Write sentences";
  it.each([
    ['bio: She likes\n  - walks\n  - tea\n', dash],
    ['bio: She likes\n\n  - walks\n', dash],
    ['bio: >-\n  She likes\n  - walks\n', dash],
    ['bio: |\n  She likes\n  * walks\n', dash.replace('-', '*')],
  ])('warns that a list in a text becomes one line: %j', (bio, words) => {
    const file = 'staff/bo-sample.yaml';
    withEntries(({ folder, read, write }) => {
      write(file, read(file).replace(/^bio: .*\n/m, bio));
      expect(textWarnings(loadContent(folder))).toEqual([{ file, field: 'bio', words }]);
    });
  });

  it('ignores dashes inside a line, and lines that stay lines', () => {
    expect(warnings('staff/bo-sample.yaml', { bio: 'She likes tea - and walks.' })).toEqual([]);
    withEntries(({ folder, change }) => {
      change('clinic/embeds.yaml', { 'videoTranscript.value': 'Hello.\n\n- Who is there?\n- It is Bo.' });
      expect(textWarnings(loadContent(folder))).toEqual([]);
    });
  });
});
