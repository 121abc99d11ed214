import { renderToStaticMarkup } from 'react-dom/server';
import type { PageFile, StructuredData } from '@site/section/Section';
import { registryElementId, type PinnedFile, type Registry } from '../sections/registry';
import { grounds } from '@site/shared-data/constants';
import { org } from '@site/shared-data/siteFacts';
import { documentTitle } from './documentTitle';
import { imageAlt } from './imageAlt';
import { inScript } from './inScript';
import { stylesId } from './pageStyles';
import { fontsId, startScript, templateId } from './startScript';

/** The data of a document, apart from its page. */
export interface DocumentFacts {
  readonly title: string;
  readonly description: string;
  /** The canonical URL. */
  readonly canonical: string;
  /** The URL of the picture for shared links. */
  readonly socialImage: string;
  readonly structuredData: readonly StructuredData[];
  /** Files next to the page for programs, such as a feed. */
  readonly alternates: readonly Pick<PageFile, 'path' | 'type'>[];
  /** Whether search engines may list the page. */
  readonly listed: boolean;
  /**
   * The inlined styles of the page, so that nothing blocks the first paint. The owner is 'shell', 'home' or the name of
   * a section. Compose omits rules that the document cannot use. Each `<style>` adds a hash to the content policy, so
   * all styles share one element.
   */
  readonly styles: readonly { readonly owner: string; readonly css: string }[];
  /**
   * The full style sheets of the page. The shell loads them before a script can show more than the document contains.
   */
  readonly wholeStyles: readonly PinnedFile[];
  readonly shellScript: PinnedFile;
  /** The other scripts that hydrate the page, which belong to its section. */
  readonly preloads: readonly PinnedFile[];
  /** The fonts of the first paint. */
  readonly fonts: readonly string[];
}

interface DocumentProps {
  /** The address, or '*' for the 404 page. */
  address: string;
  /** The prerendered page. */
  body: string;
  registry: Registry;
  /** Whether scripts of other sections must not run in the document. */
  isAlone: boolean;
  facts: DocumentFacts;
}

/** Returns whether a file is a feed. A page links to its calendar file itself while the event is in the future. */
const isFeed = ({ type }: Pick<PageFile, 'type'>) => type === 'application/rss+xml';

/**
 * Returns the scripts that hydrate a page: the shell's, and preloads of files that the shell will request. The browser parses
 * the whole sheets before the scripts arrive, and the shell applies them (`loadStyles`).
 */
function Scripts({
  shellScript,
  preloads,
  wholeStyles,
}: Pick<DocumentFacts, 'shellScript' | 'preloads' | 'wholeStyles'>) {
  return (
    <>
      <script async src={shellScript.url} integrity={shellScript.integrity} crossOrigin="anonymous" />
      {wholeStyles.map(({ url, integrity }) => (
        <link key={url} rel="stylesheet" media="not all" href={url} integrity={integrity} crossOrigin="anonymous" />
      ))}
      {preloads.map(({ url, integrity }) => (
        <link key={url} rel="preload" as="script" href={url} integrity={integrity} crossOrigin="anonymous" />
      ))}
    </>
  );
}

/** Returns the preloads of the fonts. */
const Fonts = ({ fonts }: Pick<DocumentFacts, 'fonts'>) =>
  fonts.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));

/** The HTML document of a page, with everything that browsers, search engines and link previews read in its head. */
export function Document({ address, body, registry, isAlone, facts }: DocumentProps) {
  const { description, canonical, socialImage } = facts;
  const title = documentTitle(facts.title);
  // The 404 page has no address.
  const isAddress = address !== '*';
  return (
    <html lang="en-US" data-address={address} data-alone={isAlone ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Safari on iPhones would turn numbers and dates into links, and React would discard the page. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {!facts.listed && <meta name="robots" content="noindex" />}
        {isAddress && <link rel="canonical" href={canonical} />}
        {facts.alternates.filter(isFeed).map(({ path, type }) => (
          <link key={path} rel="alternate" type={type} href={path} title={facts.title} />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
        {facts.styles.length > 0 && (
          <style id={stylesId} dangerouslySetInnerHTML={{ __html: facts.styles.map(({ css }) => css).join('') }} />
        )}
        <template id={templateId} dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Scripts {...facts} />) }} />
        <template id={fontsId} dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Fonts {...facts} />) }} />
        <script dangerouslySetInnerHTML={{ __html: startScript }} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {isAddress && <meta property="og:url" content={canonical} />}
        <meta property="og:site_name" content={org.name.value} />
        <meta property="og:image" content={socialImage} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={imageAlt(body, socialImage) ?? org.name.value} />
        <meta name="twitter:card" content="summary_large_image" />
        {facts.structuredData.map((data, index) => (
          <script
            key={index}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: inScript({ '@context': 'https://schema.org', ...data }) }}
          />
        ))}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
        <script
          id={registryElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: inScript(registry) }}
        />
      </body>
    </html>
  );
}
