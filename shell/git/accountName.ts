import { userInfo } from 'node:os';

/**
 * Returns the name of the account that runs this program. If the system has no name for it, as in many containers, the
 * name contains its number.
 */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] || process.env['LOGNAME'] || `user-${process.getuid?.() ?? 0}`;
  }
}
