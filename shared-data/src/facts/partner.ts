export {
  donateFacts,
  giveFacts,
  monthlyPartnerFacts,
  partnerFacts,
  prayerFacts,
  supplyDriveFacts,
  volunteerFacts,
} from '../../generated/facts/partner';
