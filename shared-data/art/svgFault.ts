const UNWANTED = /<script|<text|<image|https?:\/\/(?!www\.w3\.org\/2000\/svg)|NaN|undefined|"#[^"]*[^0-9A-Fa-f"][^"]*"/;
const LARGEST = 60_000;
const LARGEST_SMALL = 4_000;

/** What is wrong with a drawing: its size, an id of another drawing, a script, letters, an outside link, a broken number. */
export function svgFault(svg: string, { name, width, height }: { name: string; width: number; height: number }) {
  const limit = width > 400 ? LARGEST : LARGEST_SMALL;
  if (svg.length > limit) return `${svg.length} bytes of ${limit}`;
  if (!svg.includes(`width="${width}" height="${height}"`)) return `not ${width} × ${height}`;
  const foreign = [...svg.matchAll(/ id="([^"]+)"/g)].find(([, id]) => !id?.startsWith(`${name}-`));
  const wrong = svg.match(UNWANTED) ?? foreign;
  return wrong ? `holds ${wrong[0]}` : undefined;
}
