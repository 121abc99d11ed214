/** @jest-environment node */
import {
  inspectDocument,
  inspectRegion,
  sampleFault,
  templateDescription,
  templateTitle,
  templateWords,
} from './inspectPage';

const summary = 'Support for pregnancy, parenting and what comes after.';
const page = (rest: string) => `<h1 tabindex="-1">Events</h1>${rest}`;

/** Returns the faults of a page with this content inside the frame, and this head. */
function faultsOf(body: string, title = 'Events', description = summary): string[] {
  const { faults } = inspectRegion('/events', body, { title, description }, 'registry');
  return faults.map((fault) => fault.replace(/^\/events /, ''));
}

describe('inspectRegion', () => {
  it('finds no fault in an ordinary page', () => {
    const body = page(
      '<p class="a" title="a > b, style=1">Come <a href="mailto:a@b.example">by</a> <a href="https://b.example/">or</a></p>' +
        '<img src="/images/a.jpg" srcset="/images/a.avif 1x, /images/b.avif 2x" alt="">' +
        '<link rel="preload" as="image" href="/images/a.jpg"><svg><title>Logo</title></svg>',
    );
    expect(faultsOf(body)).toEqual([]);
  });

  it.each([
    ['<p>Nothing</p>', 'has no <h1>'],
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
  ])('finds the fault of %s', (body, fault) => {
    expect(faultsOf(body)).toEqual([expect.stringContaining(fault)]);
    expect(faultsOf(body)[0]).toContain('; ');
  });

  it('finds all faults at once, and each once', () => {
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

it('requires the numbers for emergencies on a page for people in need', () => {
  const inNeed = { title: 'Events', description: summary, isForNeed: true };
  const inspected = (rest: string) => inspectRegion('/events', page(rest), inNeed, 'registry').faults;
  expect(inspected('<section id="get-help"></section>')).toEqual([]);
  expect(inspected('')).toEqual([
    "/events has isForNeed, but no element with the id 'get-help'; show <GetHelp>, or remove isForNeed",
  ]);
});

describe('inspectRegion of a head', () => {
  it('finds no fault if search results show all of it', () => {
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

describe('inspectRegion of words of the template', () => {
  it('finds no fault in a page with its own text', () => {
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

describe('inspectRegion of samples', () => {
  const markIn = (body: string) =>
    inspectRegion('/books', page(body), { title: 'Books', description: summary }, 'registry').mark;

  it('names the text of a sample', () => {
    const mark = markIn('<p>This page is a sample.</p>');
    expect(mark && sampleFault('/books', mark)).toBe(
      "/books says 'is a sample', a phrase that only samples contain; write what is true, or compose with SITE_MODE=demo",
    );
    expect(markIn('<p>Take a book home.</p>')).toBeNull();
  });
});

describe('inspectRegion of markup that reaches for the frame', () => {
  it.each([
    '</div>',
    '</div></main><main><div>',
    '</div><div>',
    '<p><b>',
    '<div>',
    '<!--',
    '<textarea>',
    '<plaintext>',
    '<table>',
    '<select>',
    '<b></div></b>',
    '<html lang="de">',
    '<body class="other">',
    '</body></html>',
    '<svg><desc>',
    '<a href="/a"><a href="/b">',
    '<title>',
    '<noscript>',
    '<noscript></div></main><footer></noscript>',
  ])('rejects %s', (markup) => {
    expect(faultsOf(page(markup)).join()).toMatch(
      /leaves elements open, or closes elements|has a <(form|script|noscript)>/,
    );
  });

  it('rejects a page that is too deep or too long', () => {
    expect(faultsOf(page('<b>'.repeat(50_000) + '</b>'.repeat(50_000)))).toEqual([
      'nests elements deeper than 250; use fewer levels',
    ]);
    expect(faultsOf('<p>'.repeat(1_000_000))).toEqual(['has 3000000 characters; show at most 1000000']);
    expect(faultsOf(page('<div>'.repeat(200) + '</div>'.repeat(200)))).toEqual([]);
  });

  it.each(['root', 'main', 'registry'])('rejects the id %s', (id) => {
    expect(faultsOf(page(`<p id="${id}">{}</p>`))).toEqual([`has the id '${id}', which the frame has; take another`]);
  });
});

describe('what is known of a page', () => {
  it('includes its links and its pictures', () => {
    const html = page(
      '<a href="/a">To  <b>a</b></a><a href="/b" aria-label="B"></a><img src="/images/a.webp" srcset="/images/b.avif 1x, /images/c.avif 2x">',
    );
    const { links, images } = inspectRegion('/events', html, { title: '', description: '' }, 'registry');
    expect(links).toEqual([
      { href: '/a', label: 'To a' },
      { href: '/b', label: 'B' },
    ]);
    expect(images).toEqual(['/images/a.webp', '/images/b.avif', '/images/c.avif']);
  });

  it('separates the links of a frame from those of its page', () => {
    const html = `<!doctype html><title>Home</title><div id="root"><a href="/menu">Menu</a><main>${page('<a href="/own">Own</a>')}</main></div>`;
    expect(inspectDocument('/', html, { title: 'Home', description: summary })).toMatchObject({
      faults: [],
      frameLinks: [{ href: '/menu' }],
    });
  });
});
