import { type FieldError, validationFailed } from '../../../problems/index.ts'
import type { BillingTerms } from './billing-models.schemas.ts'
import { message } from './billing-models.problems.ts'

/** The default terms: no commission, no fees, and the collector keeps the fees and costs it charged the debtor. */
export const blankTerms: BillingTerms = {
  currency: null,
  commission: { basis: 'size', bands: [{ from: 0, rateBasisPoints: 0 }] },
  fees: [],
  vatRateBasisPoints: 0,
  keptByCollector: ['fee', 'cost', 'payout'],
  minimumCommission: 0,
  minimumPayout: 0,
}

/** Rejects inconsistent terms, with all errors at once. */
export function requireValidTerms(terms: BillingTerms): void {
  const errors = [...bandErrors(terms), ...repeatErrors(terms), ...currencyErrors(terms)]
  if (errors.length > 0) throw validationFailed(errors)
}

function bandErrors({ commission: { bands } }: BillingTerms): FieldError[] {
  return bands.flatMap(({ from }, index) => {
    const path = `/commission/bands/${index}/from`
    if (index === 0) return from === 0 ? [] : [{ path, message: message('must be 0 in the first band') }]
    return from > (bands[index - 1]?.from ?? 0)
      ? []
      : [{ path, message: message('must be greater than in the previous band') }]
  })
}

function repeatErrors({ fees, keptByCollector }: BillingTerms): FieldError[] {
  const repeated = (values: readonly string[], path: (index: number) => string): FieldError[] =>
    values.flatMap((value, index) =>
      values.indexOf(value) < index ? [{ path: path(index), message: message('is already in the list') }] : [],
    )
  return [
    ...repeated(
      fees.map((fee) => fee.trigger),
      (index) => `/fees/${index}/trigger`,
    ),
    ...repeated(keptByCollector, (index) => `/keptByCollector/${index}`),
  ]
}

/** Fixed amounts need a currency. */
function currencyErrors(terms: BillingTerms): FieldError[] {
  const { currency, commission, fees, minimumCommission, minimumPayout } = terms
  const hasSizes = commission.basis === 'size' && commission.bands.length > 1
  const hasAmounts = hasSizes || fees.length > 0 || minimumCommission > 0 || minimumPayout > 0
  if (currency !== null || !hasAmounts) return []
  return [{ path: '/currency', message: message('is required if the model has fixed amounts') }]
}
