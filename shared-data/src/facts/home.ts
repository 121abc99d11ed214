export { homeFacts } from '../../generated/facts/home';
