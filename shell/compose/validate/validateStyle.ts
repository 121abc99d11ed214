import type { BuiltPackage } from '@site/build/packages';
import postcss from 'postcss';
import type { Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';

type IsOwn = (className: string) => boolean;

/**
 * Whether a class belongs to a section: it begins as the builds of this site have it (`eXyz-card`), or with the name of the
 * section or of its container, as those built elsewhere.
 * @param prefix what its class names begin with where they are built here.
 */
export function isOwnClass({ name, container }: Pick<BuiltPackage, 'name' | 'container'>, prefix: string): IsOwn {
  const built = new RegExp(`^${prefix}[\\w-]{1,3}-`);
  return (className) => built.test(className) || className.startsWith(name) || className.startsWith(container);
}

/** Whether a selector matches nothing but what stands in an element of the section's own. */
const staysInside = (selector: parseSelector.Selector, isOwn: IsOwn): boolean =>
  selector.nodes.some((node) =>
    node.type === 'class'
      ? isOwn(node.value)
      : node.type === 'pseudo' &&
        [':is', ':where'].includes(node.value) &&
        node.nodes.length > 0 &&
        node.nodes.every((inner) => staysInside(inner, isOwn)),
  );

/** Steps of a movement have names like selectors; a nested rule stays where the one around it is. */
const isPlain = ({ parent }: Rule) =>
  parent?.type !== 'rule' && !(parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name)));

/**
 * What is wrong with the style sheet of a section, and what to do: a selector that reaches other sections and stays in the
 * document when the reader goes on, or a file that the release does not bring. Null where nothing is.
 * @param files the addresses of the pictures and fonts it brings.
 */
export function validateStyle(css: string, isOwn: IsOwn, files: ReadonlySet<string>): string | null {
  const sheet = postcss.parse(css);
  const faults: string[] = [];
  sheet.walkRules((rule) => {
    if (!isPlain(rule)) return;
    for (const selector of parseSelector().astSync(rule.selector).nodes) {
      if (staysInside(selector, isOwn)) continue;
      const first = rule.nodes.find((node) => node.type === 'decl');
      faults.push(
        `styles '${String(selector).trim()}'${first ? ` (${String(first)})` : ''} outside the section; give it a class of a CSS Module, and no :global`,
      );
    }
  });
  sheet.walkDecls(({ prop, value }) => {
    for (const [, url = ''] of value.matchAll(/url\(\s*["']?([^"')]*)/g)) {
      if (!files.has(url) && !url.startsWith('#')) {
        faults.push(
          `shows '${url.slice(0, 100)}' (${prop}), which the release does not bring; show it with Picture (@site/ui/Picture)`,
        );
      }
    }
  });
  return faults[0] ?? null;
}
