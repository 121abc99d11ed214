/** @jest-environment node */
import { uploadPlan } from './uploadPlan';

describe('uploadPlan', () => {
  it('sends what pages name before the pages, their rules too, and the status last', () => {
    const [versioned, rules] = [
      ['fonts/text.woff2', 'images/hero.avif', 'releases/events/1/a.js'],
      ['_headers', '_headers.json'],
    ];
    const [pages, status] = [
      ['404.html', 'events/index.html', 'events/index.html.br', 'robots.txt'],
      ['status.json', 'status/index.html'],
    ];
    const files = [...versioned, ...rules, ...pages, ...status].sort();
    expect(uploadPlan(files)).toEqual([
      { name: 'versioned files', files: versioned },
      { name: 'header rules', files: rules },
      { name: 'pages', files: pages },
      { name: 'status', files: status },
    ]);
  });

  it('has no step without files', () => {
    expect(uploadPlan(['index.html'])).toEqual([{ name: 'pages', files: ['index.html'] }]);
  });
});
