export { roles } from '../generated/roles';
