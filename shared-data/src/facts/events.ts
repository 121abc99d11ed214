export { babyBottleBoomerangFacts, eventsFacts, hopeGalaFacts } from '../../generated/facts/events';
