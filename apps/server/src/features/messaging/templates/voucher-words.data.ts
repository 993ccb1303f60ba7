/** What the types of vouchers that every tenant is born with are called in Danish, by their label; it is English. */
export const danishVoucherTypes: Readonly<Record<string, string>> = {
  Principal: 'Hovedstol',
  Interest: 'Renter',
  'Reminder fee': 'Rykkergebyr',
  'Collection cost': 'Inkassoomkostninger',
  Compensation: 'Kompensation',
  'Payout to a contact': 'Udlæg',
  Deposit: 'Indbetaling',
  'Credit note': 'Kreditnota',
  'Write-off': 'Afskrivning',
}
