import { altTextProblem } from './altTextProblem';

describe('altTextProblem', () => {
  it.each([
    'Jordan Sample',
    'A row of front doors in different colors.',
    'A mother shows her sister a picture of the baby.',
    'Photographers at the gala',
    'Picture books on a low shelf',
  ])('lets %j stand', (text) => {
    expect(altTextProblem(text)).toBeNull();
  });

  it.each([
    'Illustration of Jordan Sample',
    'A photo of Jordan Sample',
    'Picture of a laid table',
    'The black-and-white photograph of a house',
    'Image: a laid table',
    'Portrait showing Jordan Sample',
    'Jordan Sample (photo)',
  ])('wants no word for the picture itself: %j', (text) => {
    expect(altTextProblem(text)).toBe('what can be seen, without a word for the picture itself');
  });

  it.each([
    [' ', 'words for what can be seen, or the name of the person'],
    ['IMG_2041.JPG', 'what can be seen instead of the name of a file'],
    ['<b>Jordan</b>', 'plain text without HTML'],
  ])('wants something else than %j', (text, wanted) => {
    expect(altTextProblem(text)).toBe(wanted);
  });
});
