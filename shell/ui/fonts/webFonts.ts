/** How one weight of a web font is found again while it loads. */
interface Weight {
  /** The weights on a page that it stands for, as CSS writes them. */
  range: string;
  /** The place on the weight axis that is measured. */
  measured: number;
}

/** A font of the site: where it comes from, what is kept of it, what stands in for it. */
export interface WebFont {
  family: string;
  source: string;
  file: string;
  /** One number pins an axis of the design; two keep a part of it. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  features: readonly string[];
  weights: readonly Weight[];
  /** Whether words change to it when it comes late (CSS Fonts 4, font-display). */
  display: 'swap' | 'optional';
  standIns: 'serif' | 'sans';
}

export const webFonts: readonly WebFont[] = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    file: 'fraunces',
    // Headings alone use it, in one weight, so every axis is pinned: 14 KB instead of 120.
    axes: { SOFT: 100, WONK: 0, opsz: 72, wght: 560 },
    features: ['kern', 'liga', 'mark', 'ccmp'],
    weights: [{ range: '100 900', measured: 560 }],
    display: 'swap',
    standIns: 'serif',
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    file: 'figtree',
    axes: { wght: { min: 400, max: 650 } },
    features: ['kern', 'liga', 'mark', 'ccmp', 'tnum'],
    weights: [
      { range: '100 599', measured: 400 },
      { range: '600 900', measured: 600 },
    ],
    // A line of running text that breaks at another word moves everything below it.
    display: 'optional',
    standIns: 'sans',
  },
];
