import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Button } from '../Button/Button';
import { CallToAction } from './CallToAction';

describe('CallToAction', () => {
  it('is a region with its own heading', () => {
    render(
      <CallToAction heading="Walk with us" actions={<Button to="/contact">Contact us</Button>}>
        <p>Come and see.</p>
      </CallToAction>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByRole('region', { name: 'Walk with us' }).textContent).toContain('Come and see.');
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  });
});
