import type { Static } from 'typebox'
import { readOperation } from '../../../platform/http/operations/operation.ts'
import { requireFirst } from '../../../problems/index.ts'
import { findCase, findCasesByNumber, type ReferencedCaseRow } from './payment-references.queries.ts'
import { caseNumbersOf, defaultReferenceSettings, paymentReferencesOf } from './payment-references.rules.ts'
import { CaseParams, CasePaymentReferences, ReferenceParams } from './payment-references.schemas.ts'
import { message } from './payment-references.problems.ts'

const tag = 'Payment references'

export const paymentReferenceOperations = [
  readOperation({
    id: 'list-payment-references',
    method: 'GET',
    path: '/v1/{tenantId}/cases/{caseId}/payment-references',
    scope: 'read:cases',
    tag,
    summary: 'List the payment references of a case',
    description:
      'The references that a bank’s machines can read. In DKK it is an FI reference if the tenant has a creditor number, in NOK a KID, in SEK an OCR reference; every case also has an ISO 11649 reference. They never change for a case, unless the settings do.',
    params: CaseParams,
    success: { status: 200, description: 'The references.', body: CasePaymentReferences },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      referencesOf(requireFirst(await read(findCase(tenantId, params.caseId)), message('There is no such case.'))),
  }),
  readOperation({
    id: 'get-payment-reference',
    method: 'GET',
    path: '/v1/{tenantId}/payment-references/{reference}',
    scope: 'read:cases',
    tag,
    summary: 'Find the case of a payment reference',
    description:
      'Finds the case of an FI, KID, OCR or RF reference, also of one that was printed before the settings changed. A reference with a wrong check digit belongs to no case.',
    params: ReferenceParams,
    success: { status: 200, description: 'The case and its references.', body: CasePaymentReferences },
    problems: ['not-found'],
    example: { params: { reference: paymentReferencesOf(1, 'DKK', defaultReferenceSettings).at(-1)?.reference ?? '' } },
    run: async ({ tenantId, read }, { params }) => {
      const cases = await read(findCasesByNumber(tenantId, caseNumbersOf(params.reference)))
      const fitting = cases.filter(({ caseSeqId, currency }) =>
        caseNumbersOf(params.reference, currency).includes(caseSeqId),
      )
      return referencesOf(
        requireFirst(fitting.length === 1 ? fitting : [], message('No case has this payment reference.')),
      )
    },
  }),
]

function referencesOf({ settings, ...row }: ReferencedCaseRow): Static<typeof CasePaymentReferences> {
  return { ...row, references: paymentReferencesOf(row.caseSeqId, row.currency, settings) }
}
