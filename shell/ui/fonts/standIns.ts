/** A font that readers already have. Several share a row when their letters are equally wide. */
export interface StandIn {
  name: string;
  /** The names it is known by, and its mean advance of English text in em: regular, then bold. */
  faces: readonly { local: readonly string[]; averageWidth: number }[];
}

// Widths of Liberation and DejaVu are measured with `fontMetrics`; those of Georgia, Roboto and Noto Serif are the ones
// that Capsize publishes, brought to the same table of letters. Arial is as wide as Liberation Sans, Times as its serif.
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
