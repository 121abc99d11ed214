export { claims } from '../generated/claims';
