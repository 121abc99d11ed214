/** How a picture named after a person is called: that of 'Zoë O’Neil' is 'zoe-oneil'. */
export const pictureNameOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
