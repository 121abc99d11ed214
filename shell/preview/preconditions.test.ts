/** @jest-environment node */
import { preconditions, rangeHolds } from './preconditions';

const tag = '"tag"';
const modified = 'Tue, 01 Apr 2025 12:00:00 GMT';
const earlier = 'Tue, 01 Apr 2025 11:59:59 GMT';
const later = 'Tue, 01 Apr 2025 12:00:01 GMT';
const file = { tag, modified };

describe('preconditions', () => {
  it.each([tag, `W/${tag}`, '*', `"other", ${tag}`, `"a,b" , W/"c",W/${tag}`])('spares a reader who has %s', (list) => {
    expect(preconditions({ 'if-none-match': list }, file)).toBe(304);
  });

  it.each(['"other"', '', 'tag', '"ta', '"TAG"'])('answers a reader who has %p', (list) => {
    expect(preconditions({ 'if-none-match': list }, file)).toBe(200);
  });

  it('looks at the tag alone where both are sent', () => {
    expect(preconditions({ 'if-none-match': '"other"', 'if-modified-since': modified }, file)).toBe(200);
  });

  it('takes a time only when it is the very same', () => {
    expect(preconditions({ 'if-modified-since': modified }, file)).toBe(304);
    expect(preconditions({ 'if-modified-since': earlier }, file)).toBe(200);
    expect(preconditions({ 'if-modified-since': later }, file)).toBe(200);
    expect(preconditions({ 'if-modified-since': 'yesterday' }, file)).toBe(200);
  });

  it('refuses when what was to match does not', () => {
    expect(preconditions({ 'if-match': '"other"' }, file)).toBe(412);
    expect(preconditions({ 'if-match': `W/${tag}` }, file)).toBe(412);
    expect(preconditions({ 'if-unmodified-since': earlier }, file)).toBe(412);
  });

  it('goes on when what was to match does', () => {
    expect(preconditions({ 'if-match': `"other", ${tag}` }, file)).toBe(200);
    expect(preconditions({ 'if-match': '*' }, file)).toBe(200);
    expect(preconditions({ 'if-unmodified-since': modified }, file)).toBe(200);
    expect(preconditions({ 'if-unmodified-since': 'never' }, file)).toBe(200);
    expect(preconditions({ 'if-match': tag, 'if-unmodified-since': earlier }, file)).toBe(200);
  });
});

describe('rangeHolds', () => {
  it.each([undefined, tag, modified])('for %p', (ifRange) => {
    expect(rangeHolds(ifRange, file)).toBe(true);
  });

  it.each(['"other"', `W/${tag}`, earlier, later, 'nonsense'])('not for %p', (ifRange) => {
    expect(rangeHolds(ifRange, file)).toBe(false);
  });
});
