import { registryElementId } from '../../src/sections/registry';

/** What stands inside the root of a document: the page with the frame around it. */
export function pageBody(html: string): string {
  return html.slice(html.indexOf('<div id="root">'), html.lastIndexOf(`<script id="${registryElementId}"`));
}
