import { chiefExecutive } from '@site/shared-data/chiefExecutive';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Letter } from './Letter';

describe('Letter', () => {
  it('is signed by the chief executive officer', () => {
    render(<Letter />, { wrapper: MemoryRouter });
    expect(screen.getByText(chiefExecutive.value.name)).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${chiefExecutive.value.title}`))).toBeTruthy();
  });
});
