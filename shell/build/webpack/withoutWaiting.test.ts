/** @jest-environment node */
import { withoutPicture } from './withoutWaiting';

describe('withoutPicture', () => {
  it.each([
    ['{a:"1f",tea:"2e","b-c":"3d"}', 'tea', '{a:"1f","b-c":"3d"}'],
    ['{a:"1f","b-c":"3d"}', 'b-c', '{a:"1f"}'],
    ['{tea:"1f",b:"3d"}', 'tea', '{b:"3d"}'],
    ["{ 'spring-tea': '2e', 'tea': '3d' }", 'spring-tea', "{  'tea': '3d' }"],
  ])('removes a row from %s', (script, name, without) => {
    expect(withoutPicture(script, name)).toBe(without);
  });

  it('keeps a picture that the script uses, and pictures with similar names', () => {
    const script = '{tea:"1f"};show("tea")';
    expect(withoutPicture(script, 'tea')).toBe(script);
    expect(withoutPicture('{"tea-room":"1f",tea:"2e"}', 'tea')).toBe('{"tea-room":"1f"}');
  });
});
