import { render, screen } from '@testing-library/react';
import { VideoTranscript } from './VideoTranscript';

describe('VideoTranscript', () => {
  it('gives each paragraph its own place', () => {
    render(<VideoTranscript transcript={'It began in 1983.\n\nThe door is open.'} />);
    expect(screen.getByText('It began in 1983.').tagName).toBe('P');
    expect(screen.getByText('The door is open.').tagName).toBe('P');
  });

  it('says so while the words are missing', () => {
    render(<VideoTranscript transcript={null} />);
    expect(screen.getByText(/not written down yet/)).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
  });
});
