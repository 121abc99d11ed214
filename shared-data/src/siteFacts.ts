import type { Content } from '../schemas/Content';

/* Facts about the clinic that several packages show. A page only bundles the topics that it imports. */
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
