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
