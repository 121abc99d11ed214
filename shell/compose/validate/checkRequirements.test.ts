/** @jest-environment node */
import { checkRequirements } from './checkRequirements';

const provides = { react: '19.3.1', '@site/section/Link': '2.0.0', tiny: '0.3.1' };
const needing = (requires: Record<string, string>) => () =>
  checkRequirements({ name: 'events', requires }, { provides });

describe('checkRequirements', () => {
  it('takes what the shell has', () => {
    expect(needing({ react: '^19.0.0', '@site/section/Link': '^2.0.0' })).not.toThrow();
    expect(needing({ react: '>=18 <20' })).not.toThrow();
  });

  it.each([
    [
      { react: '^20.0.0' },
      'events: needs react ^20.0.0, this shell gives 19.3.1; build it with react ^19 or release a shell that has it',
    ],
    [
      { react: '~19.4.0' },
      'events: needs react ~19.4.0, this shell gives 19.3.1; build it with react ^19 or release a shell that has it',
    ],
    [{ tiny: '^1.0.0' }, 'events: needs tiny ^1.0.0, this shell gives 0.3.1; build it with tiny ^0.3.1'],
    [
      { '@site/section/Form': '^2.0.0' },
      'events: needs @site/section/Form ^2.0.0, this shell gives none; build it without or release a shell that has it',
    ],
  ])('names section, module, wanted, given and remedy (%#)', (requires, line) => {
    expect(needing(requires)).toThrow(line);
  });
});
