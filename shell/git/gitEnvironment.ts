import type { Environment } from '../system/runProgram';
import type { Setting } from './gitSettings';

/** Git's variables for the user's identity, the access to servers, and the place of settings. Git gets no others. */
const kept =
  /^GIT_(AUTHOR_|COMMITTER_|CONFIG_|SSH$|SSH_|SSL_|HTTP_|PROXY_|ALLOW_PROTOCOL$|EXEC_PATH$|CEILING_|DISCOVERY_)/;

/** How long a server may be silent, in seconds, before git gives up. A server may think for 20 seconds. */
const silenceSeconds = 25;

/** Options for ssh besides its own settings: it asks no questions, and does not wait forever. */
const sshOptions = `-oBatchMode=yes -oConnectTimeout=15 -oServerAliveInterval=10 -oServerAliveCountMax=3`;

/** Returns the environment of every git: English, without colors, pagers, editors or questions. */
export function baseEnvironment(): Environment {
  const dropped = Object.keys(process.env).filter((name) => name.startsWith('GIT_') && !kept.test(name));
  return {
    ...Object.fromEntries(dropped.map((name) => [name, undefined])),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // In CI this program supplies a token. On a desktop it would open a window, and git would wait for it.
    GIT_ASKPASS: (process.env['CI'] && process.env['GIT_ASKPASS']) || '',
    SSH_ASKPASS: '',
    SSH_ASKPASS_REQUIRE: 'never',
    GCM_INTERACTIVE: 'never',
    GIT_PAGER: 'cat',
    GIT_EDITOR: ':',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ATTR_NOSYSTEM: '1',
  };
}

/** Returns git's settings for servers in every repository. A limit that the user has set stays. */
export function serverSettings(personal: readonly Setting[]): readonly Setting[] {
  const usual: readonly Setting[] = [
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', String(silenceSeconds)],
  ];
  const isSet = (name: string) => personal.some(([key]) => key === name.toLowerCase());
  return [...usual.filter(([name]) => !isSet(name)), ['credential.interactive', 'false']];
}

/** Returns how long a server may be silent with these settings, in milliseconds. */
export const serverTimeoutMs = (personal: readonly Setting[]): number =>
  1000 * Number(personal.findLast(([key]) => key === 'http.lowspeedtime')?.[1] ?? silenceSeconds);

/** Returns an ssh command that asks no questions, or undefined if the settings name another program. */
export function sshCommand(settings: readonly Setting[]): string | undefined {
  const configured = settings.findLast(([key]) => key === 'core.sshcommand')?.[1];
  const command = process.env['GIT_SSH_COMMAND'] || configured;
  if (!command && process.env['GIT_SSH']) return undefined;
  const [, , program = ''] = /^\s*(["']?)(.*?)\1(?:\s|$)/.exec(command ?? 'ssh') ?? [];
  return /(^|[\\/])ssh(\.exe)?$/i.test(program) ? `${command ?? 'ssh'} ${sshOptions}` : command;
}

/** Returns settings as variables, numbered after existing ones. @param first the number of existing variables. */
export const settingVariables = (settings: readonly Setting[], first = 0): Environment => ({
  ...Object.fromEntries(
    settings.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${first + index}`, key],
      [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]),
  ),
  GIT_CONFIG_COUNT: String(first + settings.length),
});
