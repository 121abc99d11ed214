import type { RouteObject } from 'react-router-dom';
import { ErrorView } from './frame/ErrorView';
import { Frame } from './frame/Frame';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './not-found/NotFoundPage';
import { SectionPage } from './sections/SectionPage';
import type { Site } from './site';

/**
 * The one tree of the site, the same in the browser and while prerendering: a route for each address of the registry,
 * inside the frame. Links, queries and hashes on the page one is on load nothing again.
 */
export function siteRoutes(site: Site): RouteObject[] {
  return [
    {
      element: <Frame site={site} />,
      errorElement: <ErrorView />,
      children: [
        {
          errorElement: <ErrorView />,
          children: [
            {
              id: '/',
              path: '/',
              shouldRevalidate: () => false,
              element: <HomePage />,
              ...(site.loadHome && { loader: site.loadHome }),
            },
            ...site.registry.sections
              .flatMap((section) => section.pages)
              .map((address): RouteObject => {
                const loader = site.loaderFor?.(address);
                return {
                  id: address,
                  path: address,
                  caseSensitive: true,
                  shouldRevalidate: () => false,
                  element: <SectionPage key={address} address={address} pageAt={site.pageAt} reopen={site.reopen} />,
                  ...(loader && { loader }),
                };
              }),
            {
              id: '*',
              path: '*',
              shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
              element: <NotFoundPage />,
              ...(site.loadUnknown && { loader: site.loadUnknown }),
            },
          ],
        },
      ],
    },
  ];
}
