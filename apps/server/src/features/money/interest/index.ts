export {
  type DebitInterest,
  type InterestMoment,
  type InterestRule,
  type InterestRules,
  type InterestVoucher,
  interestOfVouchers,
} from './debit-interest.rules.ts'
export {
  accruedByCase,
  accruedByDebit,
  accruedOnCases,
  findInterestRules,
  packOnCase,
  ruleOnCase,
  rulesOnCases,
} from './interest.queries.ts'
