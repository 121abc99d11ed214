import type { PinnedFile } from '../../../shell/src/sections/registry';

/** What can stand in a registry where a hash belongs. To a browser, most of these are no wish at all: it would run any file. */
export const oddPins: readonly (readonly [name: string, pin: (file: PinnedFile) => object])[] = [
  ['no hash', ({ url }) => ({ url })],
  ['an empty hash', ({ url }) => ({ url, integrity: '' })],
  ['null', ({ url }) => ({ url, integrity: null })],
  ['a list', ({ url, integrity }) => ({ url, integrity: [integrity] })],
  ['a weaker kind', ({ url }) => ({ url, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' })],
  ['a kind there is not', ({ url, integrity }) => ({ url, integrity: integrity.replace('sha384', 'sha999') })],
  ['a kind without a hash', ({ url }) => ({ url, integrity: 'sha384-' })],
  ['a hash that is none', ({ url }) => ({ url, integrity: 'sha384-????' })],
  ['a kind in other letters', ({ url, integrity }) => ({ url, integrity: integrity.toUpperCase() })],
  ['half a hash', ({ url, integrity }) => ({ url, integrity: integrity.slice(0, 40) })],
  ['a space before the kind is named', ({ url, integrity }) => ({ url, integrity: integrity.replace('-', ' -') })],
];
