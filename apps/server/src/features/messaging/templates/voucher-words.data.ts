import type { WrittenLanguage } from '../../../platform/text/written-languages.ts'

/** The names of the standard voucher types in other languages, by their English label. */
export const voucherTypesIn: Readonly<Record<Exclude<WrittenLanguage, 'en'>, Readonly<Record<string, string>>>> = {
  da: {
    Principal: 'Hovedstol',
    Interest: 'Renter',
    'Reminder fee': 'Rykkergebyr',
    'Collection cost': 'Inkassoomkostninger',
    'Court fee': 'Retsafgift',
    Compensation: 'Kompensation',
    'Payout to a contact': 'Udlæg',
    Deposit: 'Indbetaling',
    'Credit note': 'Kreditnota',
    'Write-off': 'Afskrivning',
  },
  nb: {
    Principal: 'Hovedstol',
    Interest: 'Forsinkelsesrenter',
    'Reminder fee': 'Purregebyr',
    'Collection cost': 'Inkassosalær',
    'Court fee': 'Rettsgebyr',
    Compensation: 'Standardkompensasjon',
    'Payout to a contact': 'Utlegg',
    Deposit: 'Innbetaling',
    'Credit note': 'Kreditnota',
    'Write-off': 'Avskrivning',
  },
  sv: {
    Principal: 'Kapitalbelopp',
    Interest: 'Dröjsmålsränta',
    'Reminder fee': 'Påminnelseavgift',
    'Collection cost': 'Inkassokostnad',
    'Court fee': 'Ansökningsavgift',
    Compensation: 'Förseningsersättning',
    'Payout to a contact': 'Utlägg',
    Deposit: 'Inbetalning',
    'Credit note': 'Kreditfaktura',
    'Write-off': 'Avskrivning',
  },
}
