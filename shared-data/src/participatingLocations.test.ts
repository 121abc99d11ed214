import { entrySources } from './entrySources';
import { participatingLocations } from './participatingLocations';

describe('participatingLocations', () => {
  it('are three, one of them a placeholder until its name is known', () => {
    expect(participatingLocations).toHaveLength(3);
    const placeholders = participatingLocations.filter(({ name }) => name === 'Partner Organization Name');
    expect(placeholders).toHaveLength(entrySources.participatingLocations.status === 'sample' ? 1 : 0);
  });
});
