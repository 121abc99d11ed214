/** @jest-environment node */
import { withoutPicture } from './withoutUnusedPictures';

describe('withoutPicture', () => {
  it.each([
    ['{a:"1f",tea:"2e","b-c":"3d"}', 'tea', '2e', '{a:"1f","b-c":"3d"}'],
    ['{a:"1f","b-c":"3d"}', 'b-c', '3d', '{a:"1f"}'],
    ['{tea:"1f",b:"3d"}', 'tea', '1f', '{b:"3d"}'],
    ['{tea:"1f"};({tea:"/tea"}).tea', 'tea', '1f', '{};({tea:"/tea"}).tea'],
    ["{ 'spring-tea': '2e', 'tea': '3d' }", 'spring-tea', '2e', "{ 'tea': '3d' }"],
  ])('removes a row from %s', (script, name, hash, without) => {
    expect(withoutPicture(script, name, hash)).toBe(without);
  });

  it('keeps a picture that one of the scripts uses, and pictures with similar names', () => {
    const table = '{tea:"1f"}';
    for (const scripts of ['{tea:"1f"};show("tea")', `${table}\nshow('tea')`])
      expect(withoutPicture(table, 'tea', '1f', scripts)).toBe(table);
    expect(withoutPicture('{"tea-room":"1f",tea:"2e"}', 'tea', '2e')).toBe('{"tea-room":"1f"}');
  });

  it('keeps a row that is not in the table of pictures', () => {
    expect(withoutPicture('{tea:"green"}', 'tea', '1f')).toBe('{tea:"green"}');
  });
});
