export { hotlines } from '../generated/hotlines';
