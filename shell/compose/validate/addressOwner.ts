import type { BuiltPackage } from '@site/build/packages';

/** The part of a section's row that names its addresses. */
export type AddressRow = Pick<BuiltPackage, 'name' | 'addresses'>;

/** Whether an address is one that a row names. */
const isNamed = (address: string, named: string) =>
  address === named || (named.endsWith('/**') && `${address}/`.startsWith(named.slice(0, -2)));

/** The name of the section that alone may have an address; undefined where any may. */
export function addressOwner(address: string, rows: readonly AddressRow[]): string | undefined {
  const named = rows.flatMap(({ name, addresses = [] }) => addresses.map((one) => ({ name, one })));
  const fitting = named.filter(({ one }) => isNamed(address, one));
  return fitting.sort((a, b) => b.one.length - a.one.length)[0]?.name;
}
