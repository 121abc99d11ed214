/** @jest-environment node */
import { withoutPicture } from './withoutWaiting';

describe('withoutPicture', () => {
  it.each([
    ['{a:"1f",tea:"2e","b-c":"3d"}', 'tea', '{a:"1f","b-c":"3d"}'],
    ['{a:"1f","b-c":"3d"}', 'b-c', '{a:"1f"}'],
    ['{tea:"1f",b:"3d"}', 'tea', '{b:"3d"}'],
    ["{ 'spring-tea': '2e', 'tea': '3d' }", 'spring-tea', "{  'tea': '3d' }"],
  ])('takes a row out of %s', (script, name, without) => {
    expect(withoutPicture(script, name)).toBe(without);
  });

  it('keeps one that the script names, and those whose names only look like it', () => {
    const script = '{tea:"1f"};show("tea")';
    expect(withoutPicture(script, 'tea')).toBe(script);
    expect(withoutPicture('{"tea-room":"1f",tea:"2e"}', 'tea')).toBe('{"tea-room":"1f"}');
  });
});
