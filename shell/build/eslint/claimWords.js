// @ts-check

/** Returns a pattern that matches any of the patterns. @param {readonly string[]} patterns */
export const anyOf = (...patterns) => `(?:${patterns.join('|')})`;

/** Returns a pattern that matches any word of a comma-separated list. @param {string} text */
const wordsOf = (text) => anyOf(...text.split(',').map((word) => word.trim().replaceAll(/\s+/g, ' ')));

/** Words that only mean a clinic, never a choir or a library. */
export const clinic = anyOf(
  '(?:our|the) (?:clinic|nurses?|counselors?|doctors?|sonographers?|helpline|hotline)(?:’s)?',
  'our (?:center|advocates?)(?:’s)?',
);

/**
 * Words that mean a clinic or any other group, so the rest of the sentence decides. A heading such as "How we can help"
 * does not count.
 */
export const we = `(?<!\\b(?:what|how|where|who|why) )\\b${anyOf(
  'we(?:’(?:ve|ll|d|re))?',
  '(?:our|the) (?:center|team|staff|board|office|volunteers?|helpers?|partners?|people|program|ministry)',
  clinic,
  'someone',
  'somebody',
)}\\b`;

export const people = wordsOf(`
  women, woman, mothers?, moms?, fathers?, dads?, men, famil(?:y|ies), bab(?:y|ies), infants?, newborns?, unborn, lives,
  clients?, patients?, couples?, parents?, girls?, teens?, households`);

export const medicine = wordsOf(`
  abortions?, abortion pills?, reversal, ultrasounds?, sonograms?, scans?, pregnan(?:t|cy|cies), miscarriages?, trimester,
  STIs?, STDs?, HIV, contracepti\\w+, birth control, prenatal, postpartum, fetal, fetus, embryos?, heartbeats?, fertility,
  infertility, breast cancer, medical, medically, medications?, pills?, procedures?, prescriptions?, vaccines?,
  side effects?, depression, trauma, doctors?`);

export const services = anyOf(
  medicine,
  wordsOf(`
  counsel\\w*, adoption, parenting, diapers?, formula, maternity, car seats?, cribs?, baby supplies, baby clothes, supplies,
  mentor\\w*, referrals?, appointments?, visits?, test(?:s|ing)?, treatments?, healing, financial (?:aid|help), services,
  case managers?, nurses?, advocates?, privacy, plain words, advice, after an? loss, grief, hotline, helpline,
  care\\b(?! (?:for|of)), support(?! (?:the|our|for the)\\b)`),
);

export const gifts = anyOf(
  '\\$\\d[\\d,.]*',
  wordsOf('gifts?, donations?, donors?, dollars?, contributions?, receipts?, giving'),
);

/** Numbers of people. */
export const counted = anyOf(
  '\\b\\d[\\d,.]*\\+?(?: percent| ?%)?(?: (?:out )?(?:of|in) (?:ten|\\d+))?',
  '(?:hundreds|thousands|dozens|scores|millions)(?: of)?',
  '\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|\\w+ty)(?:[ -](?:hundred|thousand|(?:out )?of ten|in \\w+))+',
  '\\b(?:most|nearly all|almost all|the majority of|countless)',
);

/** What a clinic says about the people it has helped. */
export const helped = wordsOf(`
  help\\w*, serv(?:e|es|ed|ing), support\\w*, sav(?:e|es|ed|ing), reach(?:ed|es)?, car(?:e|ed|es) for, assist\\w*, counsel\\w*,
  equip\\w*, welcomed, trust\\w*, cho(?:o?se|osing|sen), receiv\\w*, found help, kept? their, regret\\w*, rescued?, empower\\w*,
  bless\\w*, changed?, touched, (?:a|each|every) year, annually, and counting, since, (?:was|were) born`);

export const duration = anyOf(
  '\\b(?:\\d[\\d,.]*|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|a few)(?:[ -](?:office|business|working))?[ -](?:minutes?|hours?|days?|weeks?|months?|years?)\\b',
  '\\b(?:the )?(?:same|next)[ -]day\\b',
  '\\b(?:today|tomorrow|overnight|at once|right away|immediately)\\b',
);

/** Subjects of sentences that are not about a clinic. */
export const everyday = wordsOf(`
  books?, bookmarks?, library, librar\\w+, shel(?:f|ves), poe(?:m|ms|try), novels?, chapters?, stor(?:y|ies), read(?:er|ers|ing),
  choirs?, songs?, songbooks?, sing(?:s|ers?|ing)?, carols?, concerts?, piano, music, band, hymns?, notes?, bak(?:e|ed|ers?|ing),
  cakes?, pies?, cookies?, bread, dough, batter, loaf, loaves, soup, tea, coffee, lemonade, lunch, dinner, breakfast, supper,
  recipes?, oven, flour, snacks?, picnic, potluck, meal, walk(?:s|ers?|ing)?(?! (?:with|beside) you), run(?:s|ners?|ning)?,
  trails?, miles?, race, lake, river, park, parking, garden\\w*, flowers?, trees?, tulips?, birds?, tent, fair, quilts?, knit\\w*,
  yarn, sew\\w*, crafts?, paint\\w*, puzzles?, games?, movies?, films?, (?<!car )seats?, chairs?, tables?, tickets?, raffle,
  admission, entry, rehears\\w+, stage, danc\\w+, photos?, pictures?, wi-?fi, chess, museum, tools?, bikes?, weather, rain, hats?,
  shirts?`);
