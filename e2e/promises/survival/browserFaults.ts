import type { BrowserContext } from '@playwright/test';
import { setClock } from '../../setup/setClock';
import type { Fault } from './Fault';
import { addStrangers, denyStorage, translateInPlace } from './interference';

const clock = (name: string, instant: string): Fault => ({
  name,
  inject: (context) => setClock(context, instant),
});

const without = (name: string, remove: () => void): Fault => ({
  name,
  inject: (context) => context.addInitScript(remove),
});

/** What can be unusual in a visitor's browser. */
export const browserFaults: readonly Fault[] = [
  without('storage is denied', denyStorage),
  without('no IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')),
  without('no Trusted Types', () => Reflect.deleteProperty(window, 'trustedTypes')),
  without('no timings, as in Tor', () => Object.assign(performance, { getEntriesByType: () => [] })),
  without('an older browser', () => Reflect.deleteProperty(URL, 'canParse')),
  clock('the clock says 2001', '2001-01-01T12:00:00Z'),
  clock('the clock says 2041', '2041-06-01T12:00:00Z'),
  { name: 'a visitor on Kiritimati', options: { timezoneId: 'Pacific/Kiritimati' } },
  { name: 'a visitor who reads Arabic', options: { locale: 'ar-EG', timezoneId: 'Africa/Cairo' } },
  ...(['before hydration', 'after hydration'] as const).map((when) => ({
    name: `translated in place ${when}`,
    inject: (context: BrowserContext) => context.addInitScript(translateInPlace, when),
  })),
  without('nodes of an extension', addStrangers),
];
