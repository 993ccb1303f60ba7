/** The ages of debts as the API names them, the shortest first. */
export const buckets = ['not-due', '1-30', '31-60', '61-90', '91-180', '181-365', 'over-365'] as const

/** The longer a debt has been due, the harder it is to collect. */
export const ageTones = {
  'not-due': 'accent',
  '1-30': 'waiting',
  '31-60': 'waiting',
  '61-90': 'waiting',
  '91-180': 'danger',
  '181-365': 'danger',
  'over-365': 'danger',
} as const satisfies Record<(typeof buckets)[number], string>
