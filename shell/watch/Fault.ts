/** The kinds of differences between the published and the composed site. */
export type FaultKind =
  | 'unreachable'
  | 'status'
  | 'content'
  | 'type'
  | 'encoding'
  | 'headers'
  | 'redirect'
  | 'not found'
  | 'release'
  | 'old'
  | 'certificate'
  | 'domain'
  | 'script'
  | 'hydration'
  | 'error'
  | 'policy'
  | 'others'
  | 'slow'
  | 'heavy';

/** A difference between the expected and the actual answer of an address. */
export interface Fault {
  readonly kind: FaultKind;
  /** The address, such as '/events' or '/releases/events/1/remoteEntry.js'. */
  readonly address: string;
  readonly wanted: string;
  readonly got: string;
  /** The likely cause, and what to do. */
  readonly remedy: string;
}

/** A fault, and the check that found it: 'pages', 'composed site', 'store', or a browser such as 'chromium'. */
export interface FoundFault extends Fault {
  readonly check: string;
}

/** The remedies for missing answers, wrong answers, and answers that differ from the composed ones. */
export const hostRemedies = {
  unreachable: 'look at the host, its name and its certificate',
  status: 'the file is not there, or the host does not serve it at this address; publish again',
  content:
    'a cache has an earlier file, a proxy changes it, or it was sent in part; publish again, and empty the cache',
  headers: 'the host has not read the header rules: reload nginx, or give it _headers',
  'not found': 'the host answers unknown addresses in its own way: name 404.html as its page for them',
} as const satisfies Partial<Record<FaultKind, string>>;

/** Addresses that no site has. */
export const unknownAddresses = ['/no-such-page-7f3a', '/no-such/page-7f3a', '/no-such-page-7f3a.html'] as const;

/** Returns a line for each fault. Addresses with the same fault share a line. */
export function faultLines(faults: readonly Fault[]): string[] {
  const groups = new Map<string, { readonly fault: Fault; readonly addresses: Set<string> }>();
  for (const fault of faults) {
    const key = [fault.kind, fault.wanted, fault.got].join('\0');
    const group = groups.get(key) ?? { fault, addresses: new Set() };
    groups.set(key, group);
    group.addresses.add(fault.address);
  }
  return [...groups.values()].map(({ fault: { wanted, got, remedy }, addresses }) => {
    const [first, ...others] = addresses;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first}${more}: wanted ${wanted}, got ${got}; ${remedy}`;
  });
}
