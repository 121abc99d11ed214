import { urlProblem } from './urlProblem';

describe('urlProblem', () => {
  it.each(['https://example.org', 'https://example.org/give?fund=a%20b&x=1#top', 'https://www.bücher.example/a_b~c'])(
    'lets %s stand',
    (url) => {
      expect(urlProblem(url)).toBeNull();
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://example.org',
    '//example.org',
    '/give',
    'example.org',
    'https://',
    'https://localhost/give',
    'https://user:secret@example.org',
    'https://example.org@evil.example/',
    'https://exam ple.org',
    'https:\\\\example.org',
    'https://example..org',
    'https://example.org/\u202eevig',
    '',
  ])('refuses %j', (url) => {
    expect(urlProblem(url)).toBe("a whole address such as 'https://example.org/give'");
  });
});
