/** A local fallback font. Fonts with letters of the same width share a row. */
export interface StandIn {
  name: string;
  /**
   * For regular and bold: the names of the fonts, and the mean advance width of English text in em. Without faces, the font has
   * the size of the web font (within 1%, or 5% if bold) and is used as it is. Each face costs 25 bytes on every page.
   */
  faces?: readonly { local: readonly string[]; averageWidth: number }[];
}

// The widths of Liberation and DejaVu come from `fontMetrics`. Those of Georgia and Noto Serif come from Capsize, converted to the
// same table of letters. Times is as wide as Liberation Serif.
export const standIns: Readonly<Record<'serif' | 'sans', readonly StandIn[]>> = {
  serif: [
    { name: 'Georgia', faces: [{ local: ['Georgia', 'Gelasio'], averageWidth: 0.443 }] },
    { name: 'Times', faces: [{ local: ['Times New Roman', 'Liberation Serif', 'Tinos'], averageWidth: 0.4028 }] },
    { name: 'Noto', faces: [{ local: ['Noto Serif'], averageWidth: 0.478 }] },
    { name: 'DejaVu', faces: [{ local: ['DejaVu Serif'], averageWidth: 0.5136 }] },
  ],
  sans: [{ name: 'Arial' }, { name: 'Roboto' }],
};
