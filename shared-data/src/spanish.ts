export { spanish } from '../generated/spanish';
