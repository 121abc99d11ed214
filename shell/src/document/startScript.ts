import { stylesId } from './pageStyles';

/** The id of the template that contains the shell's script until the first paint. */
export const templateId = 'start';

/** The id of the template that contains the preloads of the fonts. */
export const fontsId = 'page-fonts';

/**
 * How long the requests wait after the first frame, in milliseconds. The frame is painted by then. On a slow connection, the first
 * picture arrives before the scripts, which would otherwise delay it by 70 ms.
 */
const lead = 110;

/**
 * The same wait on a slow network. The shell's script then has the connection to itself, and runs while the script of the section
 * arrives. If it arrives earlier, as from the cache, the requests follow at once.
 */
const leadAfterShell = 350;

/** The longest wait in milliseconds. A background page has no frames, but also hydrates. */
const longest = 2000;

/** The longest wait in milliseconds if the browser has a preference to save data. */
const longestSaving = 10_000;

/**
 * The time in milliseconds from the request of the document to this script that counts as a slow network. A font needs as long
 * again, so it would arrive after the first frame.
 */
const slow = 150;

/**
 * The script in each page that requests the scripts that hydrate it, after the first frame. Until then text, fonts and first
 * pictures have the network to themselves. The browser's own paint event comes too late. On a slow phone it follows the
 * frame of the fonts, up to 250 ms later.
 *
 * A second template contains the preloads of the fonts. A font whose preload begins here is used from the first frame on. On a
 * slow network, fonts come last. The script removes them from the page's styles, where they are the first rule. Instead of them,
 * it requests the shell's script, the first node of its template, when the document is parsed. The shell returns
 * the fonts when the page is hydrated (`fontsByNeed.ts`). If the visitor comes from another page of the site, the browser already
 * has them.
 *
 * If the browser has a preference to save data, the scripts and fonts wait for the first press. Until then the page works as
 * without scripts: links, menus and disclosures belong to the browser.
 */
export const startScript = `{
  let at = (id) => document.getElementById(id);
  let t = at('${templateId}');
  let start = () => t.isConnected && t.replaceWith(t.content.cloneNode(true));
  let saves = navigator.connection?.saveData;
  let slow = performance.now() - performance.getEntriesByType('navigation')[0]?.requestStart > ${slow} && !document.referrer.startsWith(origin);
  setTimeout(start, saves ? ${longestSaving} : ${longest});
  saves
    ? ['pointerdown', 'keydown'].map((press) => addEventListener(press, start))
    : addEventListener('DOMContentLoaded', () => {
        slow && (t.content.firstChild.onload = start, t.before(t.content.firstChild));
        requestAnimationFrame(() => setTimeout(start, slow ? ${leadAfterShell} : ${lead}))
      });
  slow || saves ? at('${stylesId}')?.sheet?.deleteRule(0) : t.before(at('${fontsId}').content)
}`
  .replaceAll(/\n\s*/g, '')
  .replaceAll(/(?<=\W) | (?=\W)/g, '');
