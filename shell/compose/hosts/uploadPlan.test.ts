/** @jest-environment node */
import { exampleFiles, exampleRegistry } from '../../preview/exampleSite';
import { headerRules } from '../site/headerRules';
import { uploadPlan } from './uploadPlan';

const rules = headerRules(exampleRegistry, []);
const twins = ['index.html', 'releases/events/1/remoteEntry.js', 'robots.txt'].flatMap((file) => [
  `${file}.br`,
  `${file}.gz`,
]);
const files = [
  ...Object.keys(exampleFiles),
  ...twins,
  'status/index.html',
  '_headers',
  '_headers.json',
  '_headers.nginx.conf',
].sort();

const uploadsOf = (kind: 'folder' | 'objects') => uploadPlan(files, rules, kind).flatMap(({ uploads }) => uploads);

describe('uploadPlan', () => {
  it('sends what pages name before the pages, their rules too, and the status last', () => {
    expect(uploadPlan(files, rules, 'folder').map(({ name }) => name)).toEqual([
      'versioned files',
      'header rules',
      'pages',
      'status',
    ]);
    const keys = uploadsOf('folder').map(({ key }) => key);
    const last = (pattern: RegExp) => keys.findLastIndex((key) => pattern.test(key));
    const first = (pattern: RegExp) => keys.findIndex((key) => pattern.test(key));
    expect(last(/^(releases|images|fonts)\//)).toBeLessThan(first(/^_/));
    expect(last(/^_/)).toBeLessThan(first(/^(?!_|releases|images|fonts)/));
    expect(keys.slice(-2)).toEqual(['status.json', 'status/index.html']);
  });

  it('sends every file to a folder, under its own name', () => {
    const uploads = uploadsOf('folder');
    expect(uploads.map(({ file }) => file).sort()).toEqual(files);
    expect(uploads.every(({ file, key, contentEncoding }) => file === key && contentEncoding === undefined)).toBe(true);
  });

  it('names an object as its address, and sends browsers what is compressed', () => {
    const uploads = Object.fromEntries(uploadsOf('objects').map((upload) => [upload.key, upload]));
    expect(uploads['index.html']).toEqual({
      file: 'index.html.gz',
      key: 'index.html',
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      contentEncoding: 'gzip',
    });
    expect(uploads['events/hope-gala']).toMatchObject({
      file: 'events/hope-gala/index.html',
      contentType: 'text/html; charset=utf-8',
    });
    expect(uploads['releases/events/1/remoteEntry.js']).toEqual({
      file: 'releases/events/1/remoteEntry.js.gz',
      key: 'releases/events/1/remoteEntry.js',
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
      contentEncoding: 'gzip',
    });
    expect(uploads['robots.txt']).toMatchObject({ file: 'robots.txt', contentType: 'text/plain; charset=utf-8' });
    expect(uploads['robots.txt']).not.toHaveProperty('contentEncoding');
    expect(uploads['404.html']).toMatchObject({ cacheControl: 'no-cache' });
  });

  it('sends object storage each file once, and nothing that is for servers', () => {
    const keys = uploadsOf('objects').map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => /^_|\.(br|gz)$|index\.html$/.test(key))).toEqual(['index.html']);
  });

  it('is the same whenever it is asked', () => {
    expect(uploadPlan(files, rules, 'objects')).toEqual(uploadPlan(files, rules, 'objects'));
  });
});
