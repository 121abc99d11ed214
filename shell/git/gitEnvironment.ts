import type { Environment } from '../compose/runProgram';
import type { Setting } from './gitSettings';

/** Variables of git that say who somebody is, how servers are reached, and where settings are. All others are dropped. */
const kept =
  /^GIT_(AUTHOR_|COMMITTER_|CONFIG_|SSH$|SSH_|SSL_|HTTP_|PROXY_|ALLOW_PROTOCOL$|EXEC_PATH$|CEILING_|DISCOVERY_)/;

/** How long a server may be silent, in seconds, before git gives up. One that thinks for 20 seconds is heard. */
const silenceSeconds = 25;

/** What ssh is told besides its own settings: to ask nobody, and not to wait forever. */
const sshOptions = `-oBatchMode=yes -oConnectTimeout=15 -oServerAliveInterval=10 -oServerAliveCountMax=3`;

/** The environment of every git here: English, without colors, pagers, editors or questions. */
export function baseEnvironment(): Environment {
  const dropped = Object.keys(process.env).filter((name) => name.startsWith('GIT_') && !kept.test(name));
  return {
    ...Object.fromEntries(dropped.map((name) => [name, undefined])),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // Where a program runs jobs, this one gives a token. On a desk it opens a window, and git waits for it.
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

/** What git is told about servers, whichever repository it works in. A limit that somebody has set stays. */
export function serverSettings(personal: readonly Setting[]): readonly Setting[] {
  const usual: readonly Setting[] = [
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', String(silenceSeconds)],
  ];
  const isSet = (name: string) => personal.some(([key]) => key === name.toLowerCase());
  return [...usual.filter(([name]) => !isSet(name)), ['credential.interactive', 'false']];
}

/** How long a server may be silent with these settings, in milliseconds. */
export const patienceMs = (personal: readonly Setting[]): number =>
  1000 * Number(personal.findLast(([key]) => key === 'http.lowspeedtime')?.[1] ?? silenceSeconds);

/** The command for ssh that asks nobody anything; undefined where another program is set. */
export function sshCommand(settings: readonly Setting[]): string | undefined {
  const configured = settings.findLast(([key]) => key === 'core.sshcommand')?.[1];
  const command = process.env['GIT_SSH_COMMAND'] || configured;
  if (!command && process.env['GIT_SSH']) return undefined;
  const [, , program = ''] = /^\s*(["']?)(.*?)\1(?:\s|$)/.exec(command ?? 'ssh') ?? [];
  return /(^|[\\/])ssh(\.exe)?$/i.test(program) ? `${command ?? 'ssh'} ${sshOptions}` : command;
}

/** Settings as variables, after those that variables hold already. @param first how many these are. */
export const settingVariables = (settings: readonly Setting[], first = 0): Environment => ({
  ...Object.fromEntries(
    settings.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${first + index}`, key],
      [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]),
  ),
  GIT_CONFIG_COUNT: String(first + settings.length),
});
