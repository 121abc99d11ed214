import { render, screen } from '@testing-library/react';
import { Side, SideBySide } from './SideBySide';

describe('SideBySide', () => {
  it('puts each side under its own heading', () => {
    render(
      <SideBySide>
        <Side heading="Bring">
          <p>Your questions</p>
        </Side>
        <Side heading="Privacy">
          <p>Ask us</p>
        </Side>
      </SideBySide>,
    );
    const [bring, privacy] = screen.getAllByRole('heading', { level: 2 });
    expect(bring?.parentElement?.textContent).toBe('BringYour questions');
    expect(privacy?.parentElement?.textContent).toBe('PrivacyAsk us');
  });
});
