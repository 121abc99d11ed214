export {
  aboutFacts,
  contactFacts,
  familiesCounted,
  historyFacts,
  impactFacts,
  teamFacts,
  welcomeFacts,
} from '../../generated/facts/about';
