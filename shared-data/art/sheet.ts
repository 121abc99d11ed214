import { group, oval, round, tidy } from './svg';

/** A colour of a gradient: how far along, which, and how opaque. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What a scene says about itself. */
export interface SceneInfo {
  width: number;
  height: number;
  /** Where to look first, in per cent of width and height. */
  focus: readonly [number, number];
  /** Where it is shown. */
  pages: readonly string[];
  /** What can be seen on it; '' for decoration. A starting point for the page that shows it. */
  alt: string;
}

const SHADOWS = {
  1: { dx: -2, dy: 3, blur: 3, opacity: 0.16 },
  2: { dx: -4, dy: 7, blur: 8, opacity: 0.18 },
  3: { dx: -6, dy: 12, blur: 16, opacity: 0.2 },
};
const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity = 1]) => {
      const clear = opacity < 1 ? ` stop-opacity="${opacity}"` : '';
      return `<stop offset="${offset}" stop-color="${colour}"${clear}/>`;
    })
    .join('');

/** The paper of one picture: it collects layers and definitions, each under an id that starts with the picture's name. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #name: string;
  readonly #definitions = new Map<string, { id: string; markup: string }>();
  readonly #layers: string[] = [];

  constructor(name: string, { width, height }: { width: number; height: number }) {
    this.#name = name;
    this.width = width;
    this.height = height;
  }

  #define(key: string, draw: (id: string) => string) {
    const known = this.#definitions.get(key);
    const id = known?.id ?? `${this.#name}-${this.#definitions.size + 1}`;
    if (!known) this.#definitions.set(key, { id, markup: draw(id) });
    return `url(#${id})`;
  }

  /** Lays papers on top of what is there. */
  add(...layers: (string | readonly string[])[]) {
    this.#layers.push(...layers.flat());
    return this;
  }

  /** Colours from top to bottom, or along x and y. */
  fade(colours: readonly (string | Stop)[], x = 0, y = 1) {
    const even = (i: number) => round((i / (colours.length - 1)) * 10) / 10;
    const list = colours.map((colour, i): Stop => (typeof colour === 'string' ? [even(i), colour] : colour));
    return this.#define(
      `f${x}${y}${String(colours)}`,
      (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stops(list)}</linearGradient>`,
    );
  }

  /** Colours from the middle outwards. */
  halo(list: readonly Stop[]) {
    return this.#define(`h${String(list)}`, (id) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`);
  }

  glow(x: number, y: number, r: number, colour: string, strength = 0.8) {
    const light: Stop[] = [
      [0, colour, strength],
      [0.5, colour, strength * 0.4],
      [1, colour, 0],
    ];
    return oval(x, y, r, r, this.halo(light));
  }

  clip(d: string, body: string) {
    const shape = this.#define(`c${d}`, (id) => `<clipPath id="${id}"><path d="${tidy(d)}"/></clipPath>`);
    return group(body, `clip-path="${shape}"`);
  }

  /** A soft paper shadow. The light comes from the upper right. */
  lift(body: string, level: keyof typeof SHADOWS = 2) {
    const { dx, dy, blur, opacity } = SHADOWS[level];
    const look = `dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#0E3535" flood-opacity="${opacity}"`;
    const shadow = this.#define(
      `s${level}`,
      (id) => `<filter id="${id}" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow ${look}/></filter>`,
    );
    return group(body, `filter="${shadow}"`);
  }

  svg() {
    const { width, height } = this;
    const markup = [...this.#definitions.values()].map((definition) => definition.markup).join('');
    const defs = markup && `<defs>${markup}</defs>`;
    const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${this.#layers.join('')}</svg>`;
  }
}
