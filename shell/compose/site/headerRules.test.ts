/** @jest-environment node */
import { scriptPolicyName } from '../../src/sections/loadFile';
import type { RegisteredSection, Registry } from '../../src/sections/registry';
import { exampleRegistry } from './exampleSite';
import { headerRules, versionedFolders } from './headerRules';
import { headersFor } from './headersFor';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const elsewhere = (origin: string): Registry => ({
  ...exampleRegistry,
  sections: exampleRegistry.sections.map((section): RegisteredSection => ({
    ...section,
    entry: { url: `${origin}/1/remoteEntry.js`, integrity: 'sha384-a' },
    style: { url: `${origin}/1/section.css`, integrity: 'sha384-b' },
  })),
});

const policyOf = (registry: Registry) => {
  const policy = headersFor(headerRules(registry, [hash]), '/')['content-security-policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
};

describe('headerRules', () => {
  it('lets a page load what is its own and frame the map and the video, and nothing else', () => {
    expect(Object.fromEntries(policyOf(exampleRegistry))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", `'${hash}'`],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ['https://www.google.com', 'https://www.youtube-nocookie.com'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [scriptPolicyName],
    });
  });

  it('adds the origins sections live at, once each', () => {
    const policy = policyOf(elsewhere('https://events.example.org:8443'));
    expect(policy.get('script-src')).toEqual(["'self'", 'https://events.example.org:8443']);
    expect(policy.get('style-src')).toEqual(["'self'", 'https://events.example.org:8443', `'${hash}'`]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it.each([
    "https://a;script-src'unsafe-inline'.example",
    'https://*.example',
    'data:text/javascript,0',
    'https://a,b.example',
  ])('refuses an origin that a policy would misread: %s', (url) => {
    expect(() => headerRules(elsewhere(url), [])).toThrow('the content policy cannot name this origin');
  });

  it('lets no script into a page that is not pinned there', () => {
    expect(headersFor(headerRules(exampleRegistry, [hash]), '/events')).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
    });
  });

  it('has pages asked about again and versioned files kept, for any origin to load', () => {
    const rules = headerRules(exampleRegistry, [hash]);
    for (const path of ['/', '/events', '/nowhere', '/sitemap.xml', '/releases', '/status.json']) {
      expect(headersFor(rules, path)).toMatchObject({
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    for (const folder of versionedFolders) {
      const headers = headersFor(rules, `/${folder}/file`);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers).not.toHaveProperty('content-security-policy');
    }
  });
});
