export { volunteerAreas } from '../generated/volunteerAreas';
