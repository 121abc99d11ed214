// @ts-check

/** @typedef {import('./Protocol').SectionData} SectionData */

const textOf = (/** @type {unknown} */ value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** Fields of a page that both builds of a section have. */
const fields = /** @type {const} */ (['title', 'canonical']);

/**
 * In what the section of a container differs from the one compose prerenders with; null where it does not.
 * @param {unknown} given What the container gave.
 * @param {Pick<SectionData, 'contract' | 'requires' | 'pages'>} wanted
 * @returns {string | null}
 */
export function containerFault(given, wanted) {
  const { contract, requires, pages } = /** @type {Partial<SectionData>} */ (Object(given));
  if (!Array.isArray(pages)) return "exposes no './section' with pages, which prerender.cjs has";
  if (contract !== wanted.contract) {
    return `is built for contract ${String(contract)}, prerender.cjs for ${wanted.contract}`;
  }
  for (const name of new Set([...Object.keys(Object(requires)), ...Object.keys(wanted.requires)])) {
    const [range, other] = [requires?.[name], wanted.requires[name]];
    if (range !== other) return `requires ${name} ${range ?? 'not at all'}, prerender.cjs ${other ?? 'not at all'}`;
  }
  const missing = wanted.pages.find(({ path }) => !pages.some((page) => page.path === path));
  if (missing) return `has no page ${missing.path}, which prerender.cjs has`;
  for (const page of pages) {
    const same = wanted.pages.find(({ path }) => path === page.path);
    if (!same) return `has a page ${String(page.path)}, which prerender.cjs has not`;
    for (const field of fields) {
      if (page[field] !== same[field]) {
        return `gives ${page.path} the ${field} ${textOf(page[field])}, prerender.cjs ${textOf(same[field])}`;
      }
    }
  }
  return null;
}
