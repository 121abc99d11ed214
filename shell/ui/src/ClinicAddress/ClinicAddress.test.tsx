import { contact, org } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { ClinicAddress } from './ClinicAddress';

describe('ClinicAddress', () => {
  it('has the lines of an envelope', () => {
    const { street, city, state, postalCode } = contact.address.value;
    render(<ClinicAddress />);
    const lines = screen.getByRole('group').innerHTML.split('<br>');
    expect(lines).toEqual([org.name.value, street, `${city}, ${state} ${postalCode}`]);
  });
});
