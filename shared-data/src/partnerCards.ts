export { partnerCards } from '../generated/partnerCards';
