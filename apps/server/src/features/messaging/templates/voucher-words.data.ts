/** The Danish names of the standard voucher types, by their English label. */
export const danishVoucherTypes: Readonly<Record<string, string>> = {
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
}
