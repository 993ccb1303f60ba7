/** The nouns used in messages. The Danish ones include their article, since it depends on the noun. */
export const nouns = {
  'active user': 'en aktiv bruger',
  billing: 'en afregning',
  'billing model': 'en afregningsmodel',
  'rule row': 'en regelrække',
  'billing voucher': 'et afregningsbilag',
  case: 'en sag',
  'case group': 'en sagsgruppe',
  'case voucher': 'et bilag',
  collector: 'en inkassator',
  contact: 'en kontakt',
  creditor: 'en kreditor',
  customer: 'en kunde',
  debtor: 'skyldner',
  'end reason': 'en afslutningsårsag',
  'event of the feed': 'en hændelse',
  file: 'en fil',
  interaction: 'en henvendelse',
  letter: 'en brevskabelon',
  option: 'en valgmulighed',
  'property type': 'en egenskab',
  'property type of creditors': 'en egenskab for kreditorer',
  'saved view': 'en gemt visning',
  settlement: 'en afregning',
  template: 'en skabelon',
  'transaction account': 'en bankkonto',
  'tribunal case': 'en retssag',
  'ultimate creditor': 'en oprindelig kreditor',
  update: 'en opdatering',
  'update type': 'en opdateringstype',
  user: 'en bruger',
  'user of a customer': 'en bruger hos en kunde',
  'user of the customer of the case': 'en bruger hos sagens kunde',
  'voucher type': 'en bilagstype',
  webhook: 'en webhook',
  workflow: 'et forløb',
} as const

/** What can use a registry entry, in the plural. */
export const users = {
  billings: 'afregninger',
  'case-groups': 'sagsgrupper',
  'case-vouchers': 'bilag',
  cases: 'sager',
  creditors: 'kreditorer',
  documents: 'dokumenter',
  'update-types': 'opdateringstyper',
  updates: 'opdateringer',
} as const

/** The roles of users. `debtor` is missing because it is also a noun. */
export const roleNames = {
  'alternative-contact': 'anden kontakt',
  client: 'klient',
  caseworker: 'sagsbehandler',
  admin: 'administrator',
  'super-admin': 'superadministrator',
} as const
