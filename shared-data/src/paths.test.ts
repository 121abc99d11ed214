import { paths } from './paths';
import { impactPath } from './siteFacts';

const specified = `
  / /about /about/history /about/team /contact /partner /partner/volunteer /partner/volunteer/clinic
  /partner/volunteer/family-center /partner/volunteer/fatherhood /partner/volunteer/events /partner/events /events
  /events/walk-for-life /events/hope-gala /events/baby-bottle-boomerang /partner/prayer /partner/donate /blog /give
  /welcome /services/clinic /services/parenting /services/adoption /services/counseling /supply-drive /monthly-partner
  /${impactPath.value}`;

describe('paths', () => {
  it('are the addresses of the specification, each once', () => {
    expect(Object.values(paths).toSorted()).toEqual(specified.trim().split(/\s+/).toSorted());
  });
});
