import { UserError } from '../system/UserError';

/**
 * Returns the origin of a site from its address, such as 'https://www.example.org/'.
 * @param option the option of the command that gives the address, such as '--check'.
 * @throws UserError if the address has another protocol, or a path.
 */
export function siteAddress(address: string, option = ''): string {
  const [, origin] = /^(https?:\/\/[^/]+)\/?$/.exec(address) ?? [];
  if (origin) return origin;
  const given = [option, address].filter(Boolean).join(' ');
  throw new UserError(`${given} is not the address of a site. Write one such as https://www.example.org`);
}
