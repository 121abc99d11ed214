/** @jest-environment node */
import { cropAround } from './cropAround';

describe('cropAround', () => {
  it('centers the focus point if there is room', () => {
    expect(cropAround([50, 50], { width: 1600, height: 900 }, { width: 900, height: 900 })).toEqual({
      left: 350,
      top: 0,
      width: 900,
      height: 900,
    });
  });

  it('stays inside the picture if the focus is near an edge', () => {
    const { left, top } = cropAround([95, 5], { width: 1600, height: 900 }, { width: 800, height: 630 });
    expect([left, top]).toEqual([457, 0]);
  });
});
