import type { BuildEdits } from '../../own-site/changedBuild';
import { retold } from './telltales';

/** Another age of the modules that are shared: a minor version before or after this one. */
export interface Age {
  readonly name: string;
  readonly react: string;
  readonly router: string;
}

export const ages: readonly Age[] = [
  { name: 'N−1', react: '19.2.0', router: '7.17.0' },
  { name: 'N+1', react: '19.4.0', router: '7.19.0' },
];

/** What a federated build says of a module it asks its host for. */
const asked = /requiredVersion:!1,strictVersion:!1,eager:!1,layer:void 0,shareKey:"react/g;

/** Events as built against React of another minor, which its container insists on, with other words in its list. */
export function eventsOf({ name, react }: Age): BuildEdits {
  const tell = retold('events', name);
  const insist = (code: string) =>
    code.replaceAll(asked, (text) =>
      text.replace('requiredVersion:!1,strictVersion:!1', `requiredVersion:"~${react}",strictVersion:!0`),
    );
  return { script: (code) => tell(insist(code)), prerender: tell };
}

const versions = { react: '19.3.1', router: '7.18.5' };

/** A shell that brings React and the router of another minor, as they call themselves. */
export function shellOf({ react, router }: Age): BuildEdits {
  const age = (code: string) => code.replaceAll(versions.react, react).replaceAll(versions.router, router);
  return { script: age, prerender: age };
}
