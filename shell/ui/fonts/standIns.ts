/** A local fallback font. Fonts with letters of the same width share a row. */
export interface StandIn {
  name: string;
  /** For regular and bold: the names of the fonts, and the mean advance width of English text in em. */
  faces: readonly { local: readonly string[]; averageWidth: number }[];
}

// The widths of Liberation and DejaVu come from `fontMetrics`. Those of Georgia, Roboto and Noto Serif come from
// Capsize, converted to the same table of letters. Arial is as wide as Liberation Sans, and Times as Liberation Serif.
export const standIns: Readonly<Record<'serif' | 'sans', readonly StandIn[]>> = {
  serif: [
    { name: 'Georgia', faces: [{ local: ['Georgia', 'Gelasio'], averageWidth: 0.443 }] },
    { name: 'Times', faces: [{ local: ['Times New Roman', 'Liberation Serif', 'Tinos'], averageWidth: 0.4028 }] },
    { name: 'Noto', faces: [{ local: ['Noto Serif'], averageWidth: 0.478 }] },
    { name: 'DejaVu', faces: [{ local: ['DejaVu Serif'], averageWidth: 0.5136 }] },
  ],
  sans: [
    {
      name: 'Arial',
      faces: [
        { local: ['Arial', 'Liberation Sans', 'Arimo'], averageWidth: 0.443 },
        { local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], averageWidth: 0.4779 },
      ],
    },
    {
      name: 'Roboto',
      faces: [
        { local: ['Roboto', 'Roboto Regular'], averageWidth: 0.442 },
        { local: ['Roboto Bold', 'Roboto-Bold'], averageWidth: 0.4493 },
      ],
    },
    {
      name: 'DejaVu',
      faces: [
        { local: ['DejaVu Sans'], averageWidth: 0.5059 },
        { local: ['DejaVu Sans Bold'], averageWidth: 0.5721 },
      ],
    },
  ],
};
