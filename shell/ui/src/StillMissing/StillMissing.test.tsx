import { render } from '@testing-library/react';
import { StillMissing } from './StillMissing';

const known = { value: 'Ada', status: 'sample' } as const;
const unknown = { value: null, status: 'sample' } as const;
const confirmedAsMissing = { value: null, status: 'confirmed' } as const;

describe('StillMissing', () => {
  it('names the facts without a value', () => {
    const { container } = render(
      <StillMissing
        facts={[
          ['who sings', known],
          ['the songs', unknown],
          ['the hall', confirmedAsMissing],
          ['the day', { value: [], status: 'sample' }],
        ]}
      />,
    );
    expect(container.textContent).toBe('Not on this page yet: the songs; the day.');
  });

  it('renders nothing once every fact is known or confirmed as missing', () => {
    const { container } = render(
      <StillMissing
        facts={[
          ['who sings', known],
          ['the hall', confirmedAsMissing],
        ]}
      />,
    );
    expect(container.innerHTML).toBe('');
  });
});
