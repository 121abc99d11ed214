import * as link from '@site/section/Link';
import * as today from '@site/section/today';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/**
 * The modules of which a page has exactly one copy: sections ask for them by name, in the browser through the share scope
 * and while prerendering through compose. `@site/build` names the same list for the builds.
 */
export const lentModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@site/section/Link': link,
  '@site/section/today': today,
};
