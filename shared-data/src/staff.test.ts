import { entrySources } from './entrySources';
import { staff } from './staff';

describe('staff', () => {
  it('has 13 people with portraits of their own', () => {
    expect(staff).toHaveLength(13);
    expect(new Set(staff.map(({ image }) => image.name)).size).toBe(13);
    expect(new Set(staff.map(({ name }) => name)).size).toBe(13);
  });

  it('is named in the alternative text of each portrait', () => {
    for (const { name, image } of staff) {
      expect(image.alt).toBe(`Illustration of ${name}`);
    }
  });

  it('is plainly a sample, without credentials, until it is real', () => {
    const samples = entrySources.staff.status === 'sample' ? staff : [];
    for (const { name, title, bio } of samples) {
      expect(name).toMatch(/^[A-Z][a-z]+ Sample$/);
      expect(`${title} ${bio}`).not.toMatch(/\b(RN|MD|LPC|LPN|PhD)\b/);
      expect(bio).toMatch(/ Sample profile\. Replace with a real bio of 60 to 90 words\.$/);
    }
  });
});
