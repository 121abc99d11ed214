declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepAllGlyphs?: boolean;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string | null, options?: SubsetOptions): Promise<Buffer>;
}
