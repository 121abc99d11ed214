import type { Content } from '../schemas/Content';

/* What is true of the clinic, and shown by more than one package: a page bundles the topics it imports. */
export {
  closures,
  contact,
  embeds,
  familyCenterAddress,
  firstVisit,
  hours,
  impactPath,
  links,
  org,
  privacy,
  siteOrigin,
} from '../generated/siteFacts';

/** A postal address in the United States. */
export type PostalAddress = Content['familyCenterAddress']['value'];
