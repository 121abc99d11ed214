/** `npm run test:promises` goes through the whole matrices; `npm test` through a part of each. */
export const inFull = process.env['FULL'] === '1';
