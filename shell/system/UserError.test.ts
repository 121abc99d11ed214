/** @jest-environment node */
import { Refusal, UserError, withoutPasswords } from './UserError';

describe('an error', () => {
  it('removes what a terminal would obey', () => {
    const { message } = new Refusal('events', 'a\u001b]0;b\u0007 \u202egnp\u2069\u009b2J\r', 'Café\tund 日本');
    expect(message).toBe('events: a\ufffd]0;b\ufffd \ufffdgnp\ufffd\ufffd2J\ufffd\nevents: Café\tund 日本');
  });

  it('shows addresses without users and passwords', () => {
    const fault = 'the store https://bot:to@ken@git.test/x.git does not answer';
    expect(new UserError(fault).message).toBe('the store https://git.test/x.git does not answer');
    expect(new Refusal('events', fault).message).toBe('events: the store https://git.test/x.git does not answer');
  });
});

describe('withoutPasswords', () => {
  it.each(['git@git.test:x.git', 'https://git.test/@events', 'C:\\x@y.git', '/srv/x@y.git'])('leaves %s', (address) => {
    expect(withoutPasswords(address)).toBe(address);
  });
});
