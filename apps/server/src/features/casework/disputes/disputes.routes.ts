import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { prepareInteraction } from '../../messaging/interactions/index.ts'
import { decideDispute, withdrawDispute } from './decide-dispute.ts'
import { disputeView } from './dispute-view.ts'
import { findDispute, findFilteredCase, listDisputes } from './disputes.queries.ts'
import {
  Dispute,
  DisputeDecision,
  DisputeInput,
  DisputeListQuery,
  DisputeParams,
  DisputeWithdrawal,
} from './disputes.schemas.ts'
import { message } from './disputes.problems.ts'
import { messageOf, raiseDisputes } from './raise-disputes.ts'

const tag = 'Disputes'

export const disputeOperations = [
  writeOperation({
    id: 'create-dispute',
    method: 'POST',
    path: '/v1/{tenantId}/disputes',
    scope: 'write:disputes',
    tag,
    summary: 'Dispute a debit',
    description:
      'Records that the debtor does not agree with one debit. Until the dispute is decided or withdrawn, letters and e-mails that use a template leave the debit, its interest and its charges out, no fees can be added to it, and payments that are allocated by policy pay everything else first. The rest of the case goes on, and the balance does not change. The reason and files are stored as a message of the debtor. To stop the whole case, create an update of the type Objection instead.',
    body: DisputeInput,
    success: { status: 201, description: 'The dispute.', body: Dispute },
    location: ({ disputeId }) => `/disputes/${disputeId}`,
    events: ['disputes.create', 'interactions.create', 'files.create'],
    problems: [
      'unknown-reference',
      'voucher-not-disputable',
      'dispute-open',
      'file-type-refused',
      'file-content-refused',
      'file-quota-exceeded',
    ],
    example: { body: { caseVoucherId: '{caseVoucherId}', reason: 'Fakturaen er betalt kontant den 2. marts' } },
    prepare: (context, { body }) => prepareInteraction(context, messageOf(body)),
    run: async (command, { body }, prepared) => {
      const { caseVoucherId, ...raised } = body
      return requireFirst(
        await raiseDisputes(command, { ...raised, caseVoucherIds: [caseVoucherId], withinCaseId: null }, prepared),
        message('There is no such dispute.'),
      )
    },
  }),
  readOperation({
    id: 'list-disputes',
    method: 'GET',
    path: '/v1/{tenantId}/disputes',
    scope: 'read:disputes',
    tag,
    summary: 'List disputes',
    description: 'The disputes that match the filters, the oldest first.',
    query: DisputeListQuery,
    success: { status: 200, description: 'One page of disputes.', body: Page(Dispute) },
    problems: ['unknown-reference'],
    example: { query: { state: 'OPEN' } },
    run: async ({ tenantId, principal, now, read }, { query }) => {
      const { caseId = null, state = null, overdue = null } = query
      const dueBefore =
        query.dueBefore === undefined ? null : (parseTimestamp(query.dueBefore, principal.tenant.timeZone) ?? null)
      const rows = await read(listDisputes(tenantId, { caseId, state, overdue, dueBefore, now }, pageBounds(query)))
      if (rows.length === 0) {
        const [found] = await read(findFilteredCase(tenantId, caseId))
        if (found?.hasCase === false) throw unknownReference('/caseId', 'case')
      }
      return pageOf(
        query,
        rows.map((row) => disputeView(row, now)),
      )
    },
  }),
  readOperation({
    id: 'get-dispute',
    method: 'GET',
    path: '/v1/{tenantId}/disputes/{disputeId}',
    scope: 'read:disputes',
    tag,
    summary: 'Get a dispute',
    description: 'A dispute, open or closed.',
    params: DisputeParams,
    success: { status: 200, description: 'The dispute.', body: Dispute },
    problems: ['not-found'],
    run: async ({ tenantId, now, read }, { params }) =>
      disputeView(
        requireFirst(await read(findDispute(tenantId, params.disputeId)), message('There is no such dispute.')),
        now,
      ),
  }),
  writeOperation({
    id: 'decide-dispute',
    method: 'POST',
    path: '/v1/{tenantId}/disputes/{disputeId}/decide',
    scope: 'write:disputes',
    tag,
    summary: 'Decide a dispute',
    description:
      'Upholds the dispute, in full or in part, or rejects it. What is upheld is credited with credit notes on the debit. The answer is shown to the debtor on the debtor web. A decision is final.',
    params: DisputeParams,
    body: DisputeDecision,
    success: { status: 200, description: 'The dispute as it is now.', body: Dispute },
    events: ['disputes.decide', 'case-vouchers.create', 'case-vouchers.update'],
    problems: ['not-found', 'dispute-closed', 'credit-not-partial', 'case-total-too-large'],
    example: { body: { decision: 'PARTLY_UPHELD', amount: 1000, answer: 'Du har ret i, at prisen var sat for højt.' } },
    run: (command, { params, body }) => decideDispute(command, params.disputeId, body),
  }),
  writeOperation({
    id: 'withdraw-dispute',
    method: 'POST',
    path: '/v1/{tenantId}/disputes/{disputeId}/withdraw',
    scope: 'write:disputes',
    tag,
    summary: 'Withdraw a dispute',
    description: 'Closes a dispute that the debtor no longer maintains. Demands include the debit again.',
    params: DisputeParams,
    body: DisputeWithdrawal,
    isBodyOptional: true,
    success: { status: 200, description: 'The dispute as it is now.', body: Dispute },
    events: ['disputes.withdraw'],
    problems: ['not-found', 'dispute-closed'],
    example: { params: { disputeId: '{withdrawnDisputeId}' }, body: { reason: 'Skyldner har fundet kvitteringen' } },
    run: (command, { params, body }) => withdrawDispute(command, params.disputeId, body.reason ?? null),
  }),
]
