/** One weight of a web font, for its fallback fonts. */
interface Weight {
  /** The font weights that use it, in CSS syntax. */
  range: string;
  /** The value on the weight axis to measure. */
  measured: number;
}

/** Rare characters in a separate file. Browsers load it only if a page has one of them. */
export interface FontPart {
  source: string;
  file: string;
  /** Its characters, as a CSS `unicode-range`. */
  range: string;
}

/** A font of the site: its source, the parts to keep, and its fallbacks. */
export interface WebFont {
  family: string;
  source: string;
  file: string;
  parts: readonly FontPart[];
  /** One number fixes a design axis. A range keeps a part of it. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  features: readonly string[];
  weights: readonly Weight[];
  /** Whether a late font replaces the fallback (CSS Fonts 4, font-display). */
  display: 'swap' | 'optional';
  standIns: 'serif' | 'sans';
}

// The letters of other Western European names, the punctuation of Spanish, and the signs of money and trade.
const signs =
  'U+A1-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-BC, U+BE-C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+2044, U+20AC, U+2122, U+2212';
// The letters of names from Central and Eastern Europe, Turkey and Hawaii.
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
    // Only headings use it, in one weight. With every axis fixed it has 14 KB instead of 120.
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
    // If a late font changed a line break, everything below would move.
    display: 'optional',
    standIns: 'sans',
  },
];
