import { renderToStaticMarkup } from 'react-dom/server';
import type { PageFile, StructuredData } from '@site/section/Section';
import { registryElementId, type PinnedFile, type Registry } from '../sections/registry';
import { grounds } from '@site/shared-data/constants';
import { org } from '@site/shared-data/siteFacts';
import { documentTitle } from './documentTitle';
import { imageAlt } from './imageAlt';
import { inScript } from './inScript';
import { startScript, templateId } from './startScript';

/** What compose writes into a document besides the page. */
export interface DocumentFacts {
  readonly title: string;
  readonly description: string;
  /** The whole URL search engines keep. */
  readonly canonical: string;
  /** The whole URL of the picture a shared link shows. */
  readonly socialImage: string;
  readonly structuredData: readonly StructuredData[];
  /** Files beside the page that programs may follow, such as a feed. */
  readonly alternates: readonly Pick<PageFile, 'path' | 'type'>[];
  /** Whether search engines may list the page. */
  readonly listed: boolean;
  /**
   * The styles of the page, written into it: nothing blocks the first paint. The owner is 'shell', 'home', or a section's name. Compose
   * leaves out the rules that the finished document cannot use. They are one element: the content policy names the hash of each.
   */
  readonly styles: readonly { readonly owner: string; readonly css: string }[];
  /** The whole style sheets of the page, which the shell loads before a script can show more than the document contains. */
  readonly wholeStyles: readonly PinnedFile[];
  readonly shellScript: PinnedFile;
  /** The other scripts that hydrate the page: those of its own section. */
  readonly preloads: readonly PinnedFile[];
  /** Fonts of the first paint. */
  readonly fonts: readonly string[];
}

interface DocumentProps {
  /** The address, or '*' for the 404 page. */
  address: string;
  /** The prerendered page. */
  body: string;
  registry: Registry;
  /** Whether no script of another section may run in the document. */
  isAlone: boolean;
  facts: DocumentFacts;
}

/** Whether a file is a feed. The page itself links to a calendar file, as long as the event is to come. */
const isFeed = ({ type }: Pick<PageFile, 'type'>) => type === 'application/rss+xml';

/** The scripts that hydrate a page: the shell's, and preloads of what the shell will request. */
function Scripts({
  shellScript,
  preloads,
  wholeStyles,
}: Pick<DocumentFacts, 'shellScript' | 'preloads' | 'wholeStyles'>) {
  return (
    <>
      <script async src={shellScript.url} integrity={shellScript.integrity} crossOrigin="anonymous" />
      {wholeStyles.map(({ url, integrity }) => (
        <link key={url} rel="preload" as="style" href={url} integrity={integrity} crossOrigin="anonymous" />
      ))}
      {preloads.map(({ url, integrity }) => (
        <link key={url} rel="preload" as="script" href={url} integrity={integrity} crossOrigin="anonymous" />
      ))}
    </>
  );
}

/** The HTML document of a page, with all that browsers, search engines and link previews read in its head. */
export function Document({ address, body, registry, isAlone, facts }: DocumentProps) {
  const { description, canonical, socialImage } = facts;
  const title = documentTitle(facts.title);
  // The page of unknown addresses has no address of its own.
  const isAddress = address !== '*';
  return (
    <html lang="en-US" data-address={address} data-alone={isAlone ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Safari on iPhones would wrap what looks like a number or a date, and React discard the page. */}
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
          <style dangerouslySetInnerHTML={{ __html: facts.styles.map(({ css }) => css).join('') }} />
        )}
        {facts.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <template id={templateId} dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Scripts {...facts} />) }} />
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
