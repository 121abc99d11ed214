/** A build of the events by people elsewhere, with tools and packages of their own. */
export interface Stranger {
  readonly tool: string;
  /** Its folder in `e2e/fixtures/strangers`. */
  readonly fixture: string;
  /** A configuration beside the usual one. */
  readonly config?: string;
  /** The React it is built against and asks for. */
  readonly react: string;
}

/** Every way to build a section that comes alive here. The first stands for all of them where there is little time. */
export const strangers: readonly [Stranger, ...Stranger[]] = [
  { tool: 'webpack’s own container plugin', fixture: 'webpack', react: '^19.1.0' },
  { tool: '@module-federation/enhanced 2.0', fixture: 'federation-earlier', react: '^19.1.0' },
  { tool: '@module-federation/enhanced 2.9', fixture: 'federation-newest', react: '^19.2.0' },
  {
    tool: '@module-federation/enhanced, with a React to fall back on',
    fixture: 'federation-newest',
    config: 'fallback.config.js',
    react: '^19.2.0',
  },
  { tool: 'Rspack’s own container plugin', fixture: 'rspack', react: '^19.2.0' },
  {
    tool: '@module-federation/enhanced with Rspack',
    fixture: 'rspack',
    config: 'federation.config.js',
    react: '^19.2.0',
  },
];
