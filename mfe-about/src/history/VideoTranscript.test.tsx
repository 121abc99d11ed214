import { embeds } from '@site/shared-data/schemas/clinic';
import { render, screen } from '@testing-library/react';
import { VideoTranscript } from './VideoTranscript';

describe('VideoTranscript', () => {
  it('has an element for each paragraph', () => {
    const { value } = embeds.shape.videoTranscript.parse({
      value: 'It began in 1983.\n\nThe door is open.',
      status: 'spec',
    });
    render(<VideoTranscript transcript={value} />);
    expect(screen.getByText('It began in 1983.').tagName).toBe('P');
    expect(screen.getByText('The door is open.').tagName).toBe('P');
  });

  it('renders nothing without a transcript', () => {
    const { container } = render(<VideoTranscript transcript={null} />);
    expect(container.textContent).toBe('');
  });
});
