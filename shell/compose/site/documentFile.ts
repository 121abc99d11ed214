import path from 'node:path';

/** Where a page's document stands in the site folder: any static host finds it there. The 404 page has the address '*'. */
export const documentFile = (address: string) =>
  address === '*' ? '404.html' : path.join(address.slice(1), 'index.html');
