import { render, screen } from '@testing-library/react';
import { SideBySide } from './SideBySide';

describe('SideBySide', () => {
  it('puts each side under its own heading', () => {
    render(
      <SideBySide
        sides={[
          { heading: 'Bring', content: <p>Your questions</p> },
          { heading: 'Privacy', content: <p>Ask us</p> },
        ]}
      />,
    );
    const [bring, privacy] = screen.getAllByRole('heading', { level: 2 });
    expect(bring?.parentElement?.textContent).toBe('BringYour questions');
    expect(privacy?.parentElement?.textContent).toBe('PrivacyAsk us');
  });
});
