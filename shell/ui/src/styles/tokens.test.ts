/** @jest-environment node */
import { cardStagger, grounds, mobileBreakpoint } from '@site/shared-data/constants';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Tokens = Readonly<Record<string, string>>;

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split(/@media|\.on-deep/);

function tokensOf(block: string): Tokens {
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = tokensOf(lightCss);
const schemes: Readonly<Record<'light' | 'dark', Tokens>> = { light, dark: { ...light, ...tokensOf(darkCss) } };

/** Returns the value of a token or color as six hexadecimal digits. */
function hex(tokens: Tokens, color: string): string {
  const value = color.startsWith('#') ? color : tokens[`--${color.replace(/^--/, '')}`];
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (reference) return hex(tokens, reference);
  if (!value?.startsWith('#')) throw new Error(`${color} is not a color`);
  return value.length === 4 ? value.replace(/[\da-f]/gi, '$&$&').slice(1) : value.slice(1);
}

function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, front: string, back: string): number {
  const [darker = 0, brighter = 0] = [front, back].map((color) => luminance(hex(tokens, color))).sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

/** Text and background colors that occur together, in both schemes. */
const written: readonly (readonly [front: string, back: string])[] = [
  ...['bg', 'sand-1', 'sage-1', 'card', 'sky', 'dawn', 'tint'].flatMap((back): [string, string][] => [
    ['text', back],
    ['text-2', back],
    ['heading', back],
    ['link', back],
    ['link-hover', back],
  ]),
  ['cta-text', 'cta'],
  ['cta-text', 'cta-hover'],
  ['accent-text', 'accent'],
  ['tint-text', 'tint'],
  ['open-text', 'open-bg'],
  ['soon-text', 'soon-bg'],
  ['text', 'past-bg'],
  ['text-2', 'quiet-bg'],
  ['on-deep', 'deep'],
  ['on-deep', 'deep-2'],
  ['on-deep-2', 'deep'],
  ['on-deep-2', 'deep-2'],
  ['deep', 'on-deep'],
];

/** Lines and rings that must be visible but contain no text. */
const seen: readonly (readonly [front: string, back: string])[] = [
  ['line-ui', 'bg'],
  ['line-ui', 'card'],
  ['line-ui', 'sand-1'],
  ['focus', 'bg'],
  ['focus', 'card'],
  ['honey-3', 'deep'],
  ['honey-3', 'deep-2'],
  ['mark', 'card'],
  ['mark', 'bg'],
];

describe('tokens.css', () => {
  describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
    it('distinguishes the bands of a page', () => {
      const bands = ['bg', 'sand-1', 'sage-1'].map((band) => hex(schemes[scheme], band));
      expect(new Set(bands).size).toBe(3);
    });

    it('has the colors of `grounds` in shared-data/src/constants.ts, which browsers use for their bars', () => {
      expect(schemes[scheme]['--bg']).toBe(grounds[scheme]);
    });

    it.each(written)('has readable text: %s on %s', (front, back) => {
      expect(contrast(schemes[scheme], front, back)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(seen)('has visible lines: %s on %s', (front, back) => {
      expect(contrast(schemes[scheme], front, back)).toBeGreaterThanOrEqual(3);
    });
  });
});

it('has the animation and the breakpoint of the constants', () => {
  expect(light['--stagger']).toBe(`${cardStagger}s`);
  const header = readFileSync(join(__dirname, '../../../src/frame/header/Header.module.css'), 'utf8');
  expect(header).toContain(`@container (width >= ${mobileBreakpoint / 16}rem)`);
});
