export { searchFacts } from '../generated/searchFacts';
