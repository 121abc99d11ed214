// @ts-check
// How a static export is made when nothing is asked of Next but its usual work, from sources that stand elsewhere.
export default {
  output: 'export',
  trailingSlash: true,
  assetPrefix: '/assets',
  env: { SITE_TARGET: 'browser' },
  experimental: { externalDir: true },
};
