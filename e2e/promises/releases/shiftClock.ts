import type { Environment } from '../../own-site/startCommand';

const day = 24 * 60 * 60 * 1000;

/** The environment of a command that takes today for another day. */
export function shiftClock(days: number): Environment {
  const code = `
    const RealDate = Date;
    const now = () => RealDate.now() + ${days * day};
    globalThis.Date = class extends RealDate {
      constructor(...parts) { if (parts.length === 0) super(now()); else super(...parts); }
      static now = now;
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript;base64,${Buffer.from(code).toString('base64')}` };
}
