import type { Page } from '@playwright/test';

/** An element of an XML document: its name, its own words, and what it holds. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string | null;
  readonly words: string;
  readonly children: readonly XmlElement[];
}

/** Parses XML with the browser's own strict parser. Throws where it is not well-formed. */
export async function readXml(page: Page, text: string): Promise<XmlElement> {
  const root = await page.evaluate((source) => {
    const read = (element: Element): XmlElement => ({
      name: element.tagName,
      namespace: element.namespaceURI,
      words: (element.textContent ?? '').trim(),
      children: [...element.children].map(read),
    });
    return read(new DOMParser().parseFromString(source, 'application/xml').documentElement);
  }, text);
  if (JSON.stringify(root).includes('parsererror')) throw new Error(root.words);
  return root;
}

/** The words of the elements of a name among an element's children. */
export const wordsOf = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name).map(({ words }) => words);
