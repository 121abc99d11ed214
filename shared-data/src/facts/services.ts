export {
  adoptionFacts,
  clinicAnswers,
  clinicFacts,
  counselingFacts,
  parentingFacts,
  serviceFaith,
} from '../../generated/facts/services';
