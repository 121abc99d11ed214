/** One opening tag of a document. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** By their names in lower case, as they are written: character references stand as they are. */
  readonly attributes: ReadonlyMap<string, string>;
}

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
const openingTag = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/**
 * The opening tags of a serialized document, in order. Exact for what React writes: it leaves no bare `<` in texts and no
 * bare quote in values.
 */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(openingTag)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(attribute)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    ),
  }));
}
