import { render, screen } from '@testing-library/react';
import { Disclaimer } from './Disclaimer';

describe('Disclaimer', () => {
  it('refers questions about health to a doctor or nurse', () => {
    render(<Disclaimer />);
    expect(screen.getByText(/It is not medical advice\. Talk with a doctor or nurse/)).toBeTruthy();
  });
});
