/** How one weight of a web font is found again while it loads. */
interface Weight {
  /** The weights on a page that it stands for, as CSS writes them. */
  range: string;
  /** The place on the weight axis that is measured. */
  measured: number;
}

/** Letters and signs that few pages have, in a file of their own: browsers ask for it where a page has one of them. */
export interface FontPart {
  source: string;
  file: string;
  /** Its characters, as CSS writes them (`unicode-range`). */
  range: string;
}

/** A font of the site: where it comes from, what is kept of it, what stands in for it. */
export interface WebFont {
  family: string;
  source: string;
  file: string;
  parts: readonly FontPart[];
  /** One number pins an axis of the design; two keep a part of it. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  features: readonly string[];
  weights: readonly Weight[];
  /** Whether words change to it when it comes late (CSS Fonts 4, font-display). */
  display: 'swap' | 'optional';
  standIns: 'serif' | 'sans';
}

// What Spanish has, and the signs of money and trade, beside what every page has.
const signs =
  'U+A1-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-BC, U+BE-BF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+2044, U+20AC, U+2122, U+2212';
// The names of people from Central and Eastern Europe, Turkey and Hawaii.
const extended = 'U+100-130, U+132-151, U+154-24F, U+1E00-1E9F, U+1EF2-1EFF';
const vietnamese = 'U+1EA0-1EF1, U+20AB';

export const webFonts: readonly WebFont[] = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    file: 'fraunces',
    parts: [
      {
        source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
        file: 'fraunces-signs',
        range: signs,
      },
      {
        source: '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2',
        file: 'fraunces-extended',
        range: extended,
      },
      {
        source: '@fontsource-variable/fraunces/files/fraunces-vietnamese-full-normal.woff2',
        file: 'fraunces-vietnamese',
        range: vietnamese,
      },
    ],
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
    parts: [
      {
        source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
        file: 'figtree-signs',
        range: signs,
      },
      {
        source: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
        file: 'figtree-extended',
        range: extended,
      },
    ],
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
