/** @jest-environment node */
import { isSystemFile } from './isSystemFile';

describe('isSystemFile', () => {
  it.each([
    ...['.DS_Store', '._walk.yaml', '.walk.yaml.swp', 'Thumbs.db', 'ehthumbs.db', 'Desktop.ini', 'Icon\r', '@eaDir'],
    ...['walk.yaml~', '~$walk.yaml', '#walk.yaml#', 'walk.yaml.bak', 'hall.jpg.crdownload', 'hall.jpg.part', 'a.tmp'],
    ...['walk.sync-conflict-20261126-101112-ABCDEFG.yaml', "hall (Ann's conflicted copy 2026-11-26).jpg"],
    'walk (Case Conflict).yaml',
  ])('is true of %p', (name) => {
    expect(isSystemFile(name)).toBe(true);
  });

  it.each([
    'walk.yaml',
    'hall.jpg',
    'hall (1).jpg',
    'part.yaml',
    'icon.yaml',
    'desktop.jpg',
    'a~b.yaml',
    'conflict.yaml',
  ])('is false of %p', (name) => {
    expect(isSystemFile(name)).toBe(false);
  });
});
