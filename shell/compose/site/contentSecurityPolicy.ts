interface PolicyFacts {
  /** Origins other than the site's own that sections' scripts come from. */
  readonly scriptOrigins: readonly string[];
  /** Origins other than the site's own that sections' stylesheets come from. */
  readonly styleOrigins: readonly string[];
  /** Hashes of the scripts written into the pages, such as 'sha256-…'. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the styles written into the pages, such as 'sha256-…'. */
  readonly styleHashes: readonly string[];
  /** Origins that may stand in a frame. */
  readonly frameOrigins: readonly string[];
  /** The one Trusted Types policy that may give a script its address. */
  readonly scriptPolicy: string;
}

/** What a page of the site may load and do (W3C CSP 3): what is not named here, it may not. */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { scriptOrigins, styleOrigins, scriptHashes, styleHashes, frameOrigins, scriptPolicy } = facts;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptOrigins, ...quoted(scriptHashes)],
    ['style-src', "'self'", ...styleOrigins, ...quoted(styleHashes)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', ...frameOrigins],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', scriptPolicy],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
