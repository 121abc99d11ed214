import { elementsOf, pageFaults, templateDescription, templateTitle, templateWords } from './pageFaults';

const summary = 'Support for pregnancy, parenting and what comes after.';
const page = (rest: string) => `<main><h1 tabindex="-1">Events</h1>${rest}</main>`;

const documentOf = (body: string, title: string, description: string) =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}"></head>` +
  `<body><div id="root">${body}</div><script id="registry"></script></body></html>`;

/** What is wrong with a page that has this inside its root, and this in its head. */
function faultsOf(body: string, title = 'Events', description = summary, isSample = true): string[] {
  const html = documentOf(body, title, description);
  const faults = pageFaults({ address: '/events', html, elements: elementsOf(html) }, 'registry', isSample);
  return faults.map((fault) => fault.replace(/^\/events /, ''));
}

describe('pageFaults', () => {
  it('finds none in an ordinary page', () => {
    const body = page(
      '<p class="a" title="a > b, style=1">Come <a href="mailto:a@b.example">by</a> <a href="https://b.example/">or</a></p>' +
        '<img src="/images/a.jpg" srcset="/images/a.avif 1x, /images/b.avif 2x" alt="">' +
        '<link rel="preload" as="image" href="/images/a.jpg"><svg><title>Logo</title></svg>',
    );
    expect(faultsOf(body)).toEqual([]);
  });

  it.each([
    ['<main><p>Nothing</p></main>', 'has no <h1>'],
    [page('<h1>Again</h1>'), 'has 2 <h1>'],
    [page('<p style="color:red">a</p>'), 'has a style attribute on <p>'],
    [page("<P STYLE='color:red'>a</P>"), 'has a style attribute on <p>'],
    [page('<script>alert(1)</script>'), 'has a <script>'],
    [page('<script src="/a.js"></script>'), 'has a <script>'],
    [page('<style>p{}</style>'), 'has a <style>'],
    [page('<iframe src="https://maps.example/"></iframe>'), 'has a <iframe>'],
    [page('<form action="/"></form>'), 'has a <form>'],
    [page('<template id="a"></template>'), 'has a <template>'],
    [page('<template id="B:0"></template>'), 'waits while rendering'],
    [page('<button onclick="go()">Go</button>'), 'has the attribute onclick on <button>'],
    [page('<img src="https://elsewhere.example/a.jpg" alt="">'), "loads 'https://elsewhere.example/a.jpg' in <img>"],
    [page('<img src="//elsewhere.example/a.jpg" alt="">'), "loads '//elsewhere.example/a.jpg' in <img>"],
    [page('<img src="data:image/png;base64,AAAA" alt="">'), "loads 'data:image/png;base64,AAAA' in <img>"],
    [page('<source srcset="/a.avif 1x, https://b.example/b.avif 2x">'), "loads 'https://b.example/b.avif 2x'"],
    [page('<link rel="stylesheet" href="https://b.example/b.css">'), "loads 'https://b.example/b.css' in <link>"],
    [page('<a href="javascript:alert(1)">a</a>'), "links to 'javascript:alert(1)'"],
    [page('<a href=" java\nscript:alert(1)">a</a>'), 'which runs as a script'],
    [page('<a href="data:text/html,hi">a</a>'), "links to 'data:text/html,hi'"],
  ])('finds what is wrong with %s', (body, fault) => {
    expect(faultsOf(body)).toEqual([expect.stringContaining(fault)]);
    expect(faultsOf(body)[0]).toContain('; ');
  });

  it('finds all at once, and each once', () => {
    const body = `<p style="color:red">a</p><p style="color:red">b</p><h2>${templateTitle}</h2><p>${templateWords}</p>`;
    expect(faultsOf(body, 'Events', `Books${templateDescription}`)).toEqual([
      'has no <h1>; give it one, its own heading',
      'has a style attribute on <p>, which the policy refuses; use a class',
      expect.stringMatching(/^has the description 'Books: a sample/),
      expect.stringMatching(/^says 'A sample entry'/),
      expect.stringMatching(/^says 'Its own words/),
    ]);
  });
});

describe('pageFaults of a head', () => {
  it('finds none where search results show all of it', () => {
    expect(faultsOf(page(''), 'Events &amp; more | Clinic')).toEqual([]);
  });

  it.each([
    ['E'.repeat(61), summary, /^has a title of 61 characters; use at most 60$/],
    ['Events', 'Short.', /^has a description of 6 characters; use 50 to 160$/],
    ['Events', 'e'.repeat(161), /^has a description of 161 characters; use 50 to 160$/],
  ])('says how long it may be (%#)', (title, description, fault) => {
    expect(faultsOf(page(''), title, description)).toEqual([expect.stringMatching(fault)]);
  });
});

describe('pageFaults of words of the template', () => {
  it('finds none in a page whose words are its own', () => {
    expect(faultsOf(page('<h2>A sample entry of our list</h2><p>A sample.</p>'))).toEqual([]);
  });

  it.each([
    [`<p>${templateWords}</p>`, summary, /^says 'Its own words .*'.*; write/],
    [`<h2>${templateTitle}</h2>`, summary, /^says 'A sample entry'.*; write/],
    ['', `Books${templateDescription}`, /^has the description 'Books: a sample, .*'.*; say what is here/],
  ])('names the words that new:page wrote (%#)', (words, description, fault) => {
    expect(faultsOf(page(words), 'Books', description)).toEqual([expect.stringMatching(fault)]);
  });
});

describe('pageFaults of a page without samples', () => {
  const faultsIn = (body: string) => faultsOf(page(body), 'Books', summary, false);

  it('names the words of a sample', () => {
    expect(faultsIn('<p>This page is a sample.</p>')).toEqual([
      "says 'is a sample', what is said of samples alone; write what is true, or compose with SITE_MODE=demo",
    ]);
    expect(faultsIn('<p>Take a book home.</p>')).toEqual([]);
  });
});
