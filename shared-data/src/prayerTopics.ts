export { prayerTopics } from '../generated/prayerTopics';
