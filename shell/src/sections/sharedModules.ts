import * as link from '@site/section/Link';
import sectionPackage from '@site/section/package.json';
import type sharedList from '@site/section/sharedModules.json';
import * as today from '@site/section/today';
import * as claims from '@site/shared-data/claims';
import * as hotlines from '@site/shared-data/hotlines';
import * as navigation from '@site/shared-data/navigation';
import dataPackage from '@site/shared-data/package.json';
import * as paths from '@site/shared-data/paths';
import * as siteFacts from '@site/shared-data/siteFacts';
// With `* as`, webpack would build another object with the exports of each.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';

/** A module that the shell shares with all sections, with its actual version (semver). */
export interface SharedModule {
  readonly version: string;
  readonly module: object;
}

/**
 * The modules that the shell shares with sections: through the share scope in browsers, and by name during
 * prerendering. Their names are the keys of `@site/section/sharedModules.json`, whose values are the ranges that a new
 * section build requires.
 */
export const sharedModules: Readonly<Record<keyof typeof sharedList, SharedModule>> = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  '@site/section/Link': { version: sectionPackage.version, module: link },
  '@site/section/today': { version: sectionPackage.version, module: today },
  '@site/shared-data/claims': { version: dataPackage.version, module: claims },
  '@site/shared-data/hotlines': { version: dataPackage.version, module: hotlines },
  '@site/shared-data/navigation': { version: dataPackage.version, module: navigation },
  '@site/shared-data/paths': { version: dataPackage.version, module: paths },
  '@site/shared-data/siteFacts': { version: dataPackage.version, module: siteFacts },
};
