/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { encodePictures } from './encodePictures';

const art = path.join(__dirname, '../art');
const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } });
const blockOf = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** A typical photograph of a camera held upright: rotated, red at the top, with location, camera and color profile. */
let taken: Buffer;
/** The degrees of the location in EXIF: 32, 36 and 3541 / 100. */
const place = Buffer.from(Uint32Array.from([32, 1, 36, 1, 3541, 100]).buffer);
beforeAll(async () => {
  taken = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#0000ff' } })
    .composite([{ input: await blockOf(3000, 4000, '#ff0000'), left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 36/1 3541/100' } })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><city>Mapleton</city></x:xmpmeta>')
    .withIccProfile('p3')
    .toBuffer();
});

/** A typical drawing. */
const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><path d="M0 0h400v400Z"/></svg>';

let home: string;
const at = (...parts: string[]) => path.join(home, ...parts);
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  for (const folder of ['pictures', 'icons', 'art/portrait']) mkdirSync(at(folder), { recursive: true });
  cpSync(path.join(art, 'mark'), at('art/mark'), { recursive: true });
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

function put(file: string, bytes: Buffer | string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), bytes);
}
const encode = () =>
  encodePictures({
    art: at('art'),
    photographs: at('photographs'),
    pictures: at('pictures'),
    table: at('pictures.generated.ts'),
    icons: at('icons'),
  });
const everyFile = () =>
  readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(home, path.join(entry.parentPath, entry.name)))
    .toSorted();
const made = () => readdirSync(at('pictures')).toSorted();

/** Returns the colors along the vertical center of a picture, one name for each percent. */
async function columnOf(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .resize(1, 100, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...Array(100).keys()].map((row) => ((data[row * 3] ?? 0) > (data[row * 3 + 2] ?? 0) ? 'r' : 'b')).join('');
}

describe('a file of an operating system', () => {
  it('stays, and causes no failure', async () => {
    const strays = [
      'Thumbs.db',
      'desktop.ini',
      '.DS_Store',
      '._hall.jpg',
      'hall.jpg.crdownload',
      'Icon\r',
      'hall.jpg~',
    ];
    const conflict = 'hall.master.sync-conflict-20261126-101112-ABCDEFG.jpg';
    const files = [...strays, conflict].flatMap((name) => [`photographs/${name}`, `photographs/card/${name}`]);
    for (const file of [...files, 'pictures/Thumbs.db']) put(file, 'something');
    mkdirSync(at('photographs/card/@eaDir'));
    expect(await encode()).toMatchObject({ problems: [], lines: [expect.stringMatching(/^0 pictures/)] });
    for (const file of files) expect(existsSync(at(file))).toBe(true);
  });
});

describe('a photograph', () => {
  it('is rotated, cropped around its focus, stripped of metadata, and imported once', async () => {
    put('photographs/portrait/bo-sample.50-0.jpg', taken);
    expect([taken.includes(place), taken.includes('SecretCamera'), taken.includes('Mapleton')]).toEqual([
      true,
      true,
      true,
    ]);
    const { problems, lines } = await encode();
    expect(problems).toEqual([]);
    expect(lines[0]).toMatch(
      /^photographs\/portrait\/bo-sample\.50-0\.master\.jpg is imported \(1067 × 1600 of 4000 × 6000\)\. .* photographs\/originals\//,
    );
    const widths = [240, 420, 640].flatMap((width) => [`bo-sample-${width}.#.avif`, `bo-sample-${width}.#.webp`]);
    expect(made().map((file) => file.replace(/[0-9a-f]{8}/, '#'))).toEqual(widths);
    const master = 'photographs/portrait/bo-sample.50-0.master.jpg';
    expect(await sharp(at(master)).metadata()).toMatchObject({ width: 1067, height: 1600 });
    expect(await columnOf(readFileSync(at(master)))).toMatch(/^r{49,51}b{49,51}$/);
    for (const file of [master, ...made().map((name) => `pictures/${name}`)]) {
      const bytes = readFileSync(at(file));
      const { width, height, orientation, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect({ file, orientation, exif, icc, xmp, iptc }).toEqual({ file });
      expect([place, 'SecretCamera', 'Mapleton', 'Exif'].filter((word) => bytes.includes(word))).toEqual([]);
      if (file !== master) {
        expect([file, width, height]).toEqual([file, ...Array<number>(2).fill(Number(/-(\d+)\./.exec(file)?.[1]))]);
        expect(await columnOf(bytes)).toMatch(/^r{74,76}b{24,26}$/);
      }
    }
    // The original is kept, and the next run finds nothing new.
    expect(readFileSync(at('photographs/originals/portrait/bo-sample.50-0.jpg')).equals(taken)).toBe(true);
    const everything = () => everyFile().map((file) => [file, readFileSync(at(file), 'latin1')]);
    const before = everything();
    expect((await encode()).lines).toEqual(['1 pictures in 6 files, 0 of them new']);
    expect(everything()).toEqual(before);
  });

  it('replaces the photograph of the same name, and all files are kept', async () => {
    put('photographs/portrait/bo-sample.jpg', await grey(700, 700).jpeg().toBuffer());
    await encode();
    const before = made();
    put('photographs/portrait/bo-sample.png', await grey(800, 800).png().toBuffer());
    expect((await encode()).problems).toEqual([]);
    expect(made().filter((file) => before.includes(file))).toEqual([]);
    expect(readdirSync(at('photographs/portrait'))).toEqual(['bo-sample.master.jpg']);
    expect(readdirSync(at('photographs/originals/portrait')).toSorted()).toEqual([
      'bo-sample.jpg',
      'bo-sample.master.jpg',
      'bo-sample.png',
    ]);
  });

  it('replaces the drawing of the same name, reports it, and can be removed again', async () => {
    put('art/portrait/portrait-01.svg', portrait);
    await encode();
    const drawn = made();
    put('photographs/portrait/portrait-01.jpg', await grey(640, 640).jpeg().toBuffer());
    expect((await encode()).lines).toContain(
      'photographs/portrait/portrait-01.master.jpg replaces art/portrait/portrait-01.svg',
    );
    expect(made()).toHaveLength(6);
    expect(readFileSync(at('pictures.generated.ts'), 'utf8')).toMatch(
      /portrait: \{\n {2}\},\n {2}portraitPhoto: \{\n {4}'portrait-01': '[0-9a-f]{8}',\n {2}\},/,
    );
    rmSync(at('photographs/portrait/portrait-01.master.jpg'));
    await encode();
    expect(made()).toEqual(drawn);
  });

  it('is cropped around its most salient part if its name has no focus', async () => {
    const face = { input: await blockOf(300, 300, '#d98a5c'), left: 1650, top: 250 };
    put('photographs/portrait/robin.png', await grey(2000, 800).composite([face]).png().toBuffer());
    await encode();
    const { channels } = await sharp(at('pictures', made().at(-1) ?? '')).stats();
    expect((channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)).toBeGreaterThan(10);
  });
});

describe('the folder of pictures', () => {
  it('keeps and names foreign files, and removes stale files', async () => {
    const foreign = ['team-photo.jpg', 'event-gala-360.a72c53f2 copy.avif', '.DS_Store'];
    for (const file of foreign) put(`pictures/${file}`, 'mine');
    put('pictures/event-gala-360.a72c53f2.avif', 'made before');
    const { lines } = await encode();
    expect(made()).toEqual(foreign.toSorted());
    expect(lines.filter((line) => line.includes('was not generated'))).toEqual([
      expect.stringMatching(/^pictures\/event-gala-360\.a72c53f2 copy\.avif /),
      expect.stringMatching(/^pictures\/team-photo\.jpg /),
    ]);
  });
});

describe('a picture that cannot be used', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);
  const small = () => grey(300, 200).jpeg().toBuffer();

  it.each<[string, string, () => Promise<Buffer>, string]>([
    ['too small', 'portrait/jordan.jpg', small, 'is 300 × 200, but must be at least 640 × 640. Use the original file'],
    ['cut off', 'portrait/jordan.jpg', async () => taken.subarray(0, 50_000), 'is damaged or not a picture'],
    ['no picture', 'portrait/jordan.jpg', async () => Buffer.from('hello'), 'is damaged or not a picture'],
    ['empty', 'portrait/jordan.jpg', async () => Buffer.alloc(0), 'is damaged or not a picture'],
    ['HEIC', 'portrait/jordan.heic', async () => heic, 'is HEIC, which cannot be read here. Save it as JPEG'],
    ['HEIC by another name', 'portrait/jordan.jpg', async () => heic, 'is HEIC, which cannot be read here'],
    ['a text', 'portrait/jordan.docx', small, 'is not a photograph (.docx). Save it as JPEG, PNG or WebP'],
    ['a GIF by another name', 'card/gala.jpg', () => grey(9, 9).gif().toBuffer(), 'contains GIF. Save it as JPEG'],
    [
      'named by a camera',
      'card/IMG_2041.JPG',
      small,
      'cannot be part of an address. Use a–z, 0–9 and single hyphens, such as img-2041.jpg',
    ],
    ['named with spaces', 'card/Zoë O’Neil.jpg', small, 'such as zoe-oneil.jpg'],
    ['focused beyond its edge', 'card/gala.30-120.jpg', small, 'has a focus of 30 and 120 %. Use 0 to 100'],
    [
      'in no folder of a kind',
      'jordan.jpg',
      small,
      'is not in a folder of a kind. Put photographs into portrait/, card/',
    ],
  ])('is reported in one line, and nothing changes: %s', async (_, file, bytes, problem) => {
    put(`photographs/${file}`, await bytes());
    put('photographs/portrait/fine.png', await grey(640, 640).png().toBuffer());
    put('pictures/event-gala-360.a72c53f2.avif', 'made before');
    const before = everyFile();
    const { problems, lines } = await encode();
    expect({ problems, lines }).toEqual({ problems: [expect.stringContaining(problem)], lines: [] });
    expect(problems[0]?.startsWith(`photographs/${file} `)).toBe(true);
    expect(problems[0]).not.toContain('\n');
    expect(everyFile()).toEqual(before);
    expect(existsSync(at('pictures.generated.ts'))).toBe(false);
  });

  it('is reported if two have the same name', async () => {
    put('art/portrait/portrait-01.svg', portrait);
    put('photographs/card/portrait-01.jpg', taken);
    put('photographs/portrait/jordan.jpg', taken);
    put('photographs/portrait/jordan.png', taken);
    expect((await encode()).problems).toEqual([
      'art/portrait/portrait-01.svg and photographs/card/portrait-01.jpg have the same name. Rename or remove one',
      'photographs/portrait/jordan.jpg and photographs/portrait/jordan.png have the same name. Rename or remove one',
    ]);
  });

  it('is reported if a drawing has text, another size, or no end', async () => {
    put('art/portrait/words.svg', '<svg xmlns="http://www.w3.org/2000/svg"><text>Hello</text></svg>');
    put('art/portrait/half.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0');
    expect((await encode()).problems).toEqual([
      expect.stringMatching(/^art\/portrait\/half\.svg is not a complete SVG file/),
      expect.stringMatching(/^art\/portrait\/words\.svg contains <text\. Draw it with shapes/),
    ]);
  });
});
