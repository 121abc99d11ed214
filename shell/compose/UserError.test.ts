import { Refusal, UserError, withoutPasswords } from './UserError';

describe('an error', () => {
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
