/** The rule packs that a case can follow, by country and kind of customer. Each is also the name of its text. */
export const rulePackNames = [
  'dk-consumer',
  'dk-business',
  'no-consumer',
  'no-business',
  'se-consumer',
  'se-business',
] as const
