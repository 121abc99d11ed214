export { affiliates } from '../generated/affiliates';
