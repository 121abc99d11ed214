/**
 * The most a file of a release may weigh as it goes over the wire, in bytes (texts as brotli): a promise to people on slow lines.
 * Raise one in the open, by a change to this file.
 */
export const budget = {
  shell: { script: 110_000, style: 12_000 },
  section: { script: 40_000, style: 12_000 },
  /** A whole document: what the first TCP window carries. */
  page: 14_600,
  /** One file of a picture. The largest a page shows has about 70 KB. */
  picture: 200_000,
} as const;
