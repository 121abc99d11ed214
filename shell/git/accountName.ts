import { userInfo } from 'node:os';

/** The name of the account that runs this. Where the system has no name for it, as in many containers, it is called by its number. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] || process.env['LOGNAME'] || `user-${process.getuid?.() ?? 0}`;
  }
}
