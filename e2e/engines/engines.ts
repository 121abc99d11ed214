import type { Engine } from './Engine';
import { openFirefox } from './openFirefox';
import { openWebKit } from './openWebKit';

/** The engines of the web beside Chromium's. */
export const engines: readonly Engine[] = [
  { name: 'Firefox', command: 'firefox-esr', packages: ['firefox-esr'], open: openFirefox },
  {
    name: 'WebKit',
    command: 'WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    open: openWebKit,
  },
];
