export { chiefExecutive } from '../generated/chiefExecutive';
