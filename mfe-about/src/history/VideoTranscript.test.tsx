import { render, screen } from '@testing-library/react';
import { VideoTranscript } from './VideoTranscript';

describe('VideoTranscript', () => {
  it('gives each paragraph its own place', () => {
    render(<VideoTranscript transcript={'It began in 1983.\n\nThe door is open.'} />);
    expect(screen.getByText('It began in 1983.').tagName).toBe('P');
    expect(screen.getByText('The door is open.').tagName).toBe('P');
  });

  it('is left out while the words are missing', () => {
    const { container } = render(<VideoTranscript transcript={null} />);
    expect(container.textContent).toBe('');
  });
});
