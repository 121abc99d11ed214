export { accessibility } from '../generated/accessibility';
