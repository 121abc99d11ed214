import type { PinnedFile, Registry } from '../../../shell/src/sections/registry';
import { registryElementId } from '../../../shell/src/sections/registry';
import { elementsOf } from '../../../shell/compose/validate/elementsOf';

/** What a finished document promises of the site around it. */
export interface PageFacts {
  readonly registry: Registry;
  /** Every path of this site that it names, without query and fragment. */
  readonly paths: readonly string[];
  /** Every file it names with a hash. */
  readonly pins: readonly PinnedFile[];
  /** The styles that stand in it. */
  readonly styles: readonly string[];
}

const registryBlock = new RegExp(`<script id="${registryElementId}"[^>]*>(.*?)</script>`, 's');

const urlsIn = (name: string, value: string) =>
  name === 'srcset' || name === 'imagesrcset' ? value.split(',').map((one) => one.trim().split(' ')[0] ?? '') : [value];

/** Reads a finished document. */
export function pageFacts(html: string): PageFacts {
  const registry = JSON.parse(registryBlock.exec(html)?.[1] ?? 'null') as Registry;
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const tags = elementsOf(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '').replace(registryBlock, ''));
  const named = tags.flatMap(({ attributes }) =>
    ['src', 'href', 'srcset', 'imagesrcset', 'poster'].flatMap((key) => urlsIn(key, attributes.get(key) ?? '')),
  );
  const fonts = styles.flatMap((css) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url));
  const pinned = tags.flatMap(({ attributes }) => {
    const integrity = attributes.get('integrity');
    return integrity ? [{ url: attributes.get('src') ?? attributes.get('href') ?? '', integrity }] : [];
  });
  const registered = registry.sections.flatMap(({ entry, style }) => [entry, ...(style ? [style] : [])]);
  return {
    registry,
    paths: [...named, ...fonts].filter((url) => /^\/(?!\/)/.test(url)).map((url) => url.replace(/[?#].*$/, '')),
    pins: [...pinned, ...registered],
    styles,
  };
}
