/** For what the header or the footer shows. */
export const everyPage = 'every page';

type Paths = Readonly<Record<string, string>>;

/** Where facts are shown that are not those of one page alone, by the start of their names; the longest start holds. */
const shownOn: Readonly<Record<string, readonly string[]>> = {
  org: [everyPage],
  'org.foundedAs': ['home', 'about', 'history'],
  'org.taxNumber': ['give', 'monthlyPartner'],
  siteOrigin: [everyPage],
  contact: [everyPage],
  'contact.callBack': ['home', 'clinic', 'parenting', 'adoption', 'counseling', 'contact', 'welcome', 'about', 'blog'],
  'contact.replyTime': ['contact', 'hopeGala', 'partner'],
  'contact.appointments': ['clinic', 'contact'],
  'contact.language': ['clinic', 'contact'],
  'contact.languageInSpanish': ['clinic', 'contact'],
  familyCenterAddress: ['parenting', 'history', 'babyBottleBoomerang'],
  hours: [everyPage],
  closures: [everyPage],
  firstVisit: ['contact', 'clinic'],
  'firstVisit.length': ['contact', 'clinic'],
  privacy: ['home', 'clinic', 'counseling'],
  'links.donate': ['donate', 'give', 'monthlyPartner'],
  'links.galaRegistration': ['hopeGala'],
  'links.adoption': ['adoption'],
  'links.afterAbortionSupport': ['counseling'],
  'links.webDesign': [everyPage],
  'embeds.mapKey': ['contact'],
  'embeds.videoId': ['history'],
  'embeds.videoTranscript': ['history'],
  impactPath: ['impact'],
  hotlines: [everyPage],
  claims: ['impact'],
  familiesCounted: ['impact'],
  affiliates: [everyPage],
  chiefExecutive: ['team', 'welcome'],
  clinicAnswers: ['clinic'],
  serviceFaith: ['parenting', 'adoption', 'counseling'],
  services: ['home', 'clinic', 'parenting', 'adoption', 'counseling'],
  partnerCards: ['home', 'partner'],
  'roles.volunteers': ['team', 'volunteerClinic'],
  'roles.familyCenter': ['team', 'volunteerFamilyCenter'],
  'roles.fatherhood': ['team', 'volunteerFatherhood'],
  'roles.churches': ['team', 'volunteerEvents', 'partner'],
  staff: ['team'],
  // Some titles are `roles`.
  'staff.title': [
    'team',
    'volunteerClinic',
    'volunteerFamilyCenter',
    'volunteerFatherhood',
    'volunteerEvents',
    'partner',
  ],
  boardMembers: ['team'],
  blogPosts: ['blog'],
  donationOptions: ['donate', 'give'],
  prayerTopics: ['prayer'],
  volunteerAreas: ['volunteer'],
  'volunteerFacts.steps': [
    'volunteer',
    'volunteerClinic',
    'volunteerFamilyCenter',
    'volunteerFatherhood',
    'volunteerEvents',
  ],
  volunteerDetails: ['volunteerClinic', 'volunteerFamilyCenter', 'volunteerFatherhood', 'volunteerEvents'],
  events: ['events', 'each event’s page'],
  eventResources: ['babyBottleBoomerang'],
  participatingLocations: ['babyBottleBoomerang'],
};

/** The addresses of the pages that show a fact: 'historyFacts.why' is said on the page `paths` calls `history`. */
export function pagesShowing(name: string, paths: Paths): readonly string[] {
  const [, page = ''] = /^(\w+)Facts\./.exec(name) ?? [];
  // 'affiliates[0]' is a step below 'affiliates', as 'contact.phone' is below 'contact'.
  const steps = `${name.replace('[', '.')}.`;
  const starts = Object.keys(shownOn).filter((start) => steps.startsWith(`${start}.`));
  const longest = starts.sort((one, other) => other.length - one.length)[0] ?? '';
  const pages = shownOn[longest] ?? [page];
  return pages.map((one) => (one === everyPage ? one : (paths[one] ?? one)));
}
