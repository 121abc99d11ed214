/** @jsxRuntime automatic */
import { clinicTimeZoneName } from '@site/shared-data/dates/timeZoneName';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatInstant } from '../../compose/write/statusPage';

/** Returns the HTML document of a page of the form. @param head more elements for its head. */
export function editDocument(title: string, content: ReactNode, head?: ReactNode): string {
  const page = (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – edit the site`}</title>
        <link rel="stylesheet" href="/edit.css" />
        <script src="/edit.js" defer />
        {head}
      </head>
      <body>
        <header>
          <nav aria-label="The form">
            <a href="/">All entries</a> <a href="/look">Preview and release</a>
          </nav>
        </header>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Returns the page that shows an error. */
export const problemPage = (said: string): string => editDocument('That did not work', <p role="alert">{said}</p>);

/** Returns a time for people, in the time zone of the clinic. @param at ISO 8601. */
export const formatClinicTime = (at: string): string => `${formatInstant(at)} ${clinicTimeZoneName}`;
