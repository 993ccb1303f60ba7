import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { changeCourtClaim } from './change-court-claim.ts'
import { courtClaimView } from './court-claim-view.ts'
import { message } from './court-claims.problems.ts'
import { findCourtClaim, findFilteredCase, listCourtClaims } from './court-claims.queries.ts'
import {
  CourtClaim,
  CourtClaimChangeInput,
  CourtClaimInput,
  CourtClaimListQuery,
  CourtClaimParams,
  CourtClaimPatch,
} from './court-claims.schemas.ts'
import { createApplication, prepareApplication } from './create-application.ts'
import { patchCourtClaim } from './patch-court-claim.ts'
import { prepareCourtClaim } from './prepare-court-claim.ts'

const tag = 'Court claims'

export const courtClaimOperations = [
  writeOperation({
    id: 'create-court-claim',
    method: 'POST',
    path: '/v1/{tenantId}/court-claims',
    scope: 'write:court-claims',
    tag,
    summary: 'Prepare a court claim',
    description:
      'Prepares the claim of a case for the court, as a payment order. It needs an identified debtor, a principal within the limit of the rule pack, and a demand whose deadline has passed; the case must not be disputed, paused or paid by a plan. A case has one open claim. Nothing is filed: create the application, file it with the court, and record that with `change-court-claim`.',
    body: CourtClaimInput,
    success: { status: 201, description: 'The court claim.', body: CourtClaim },
    location: ({ courtClaimId }) => `/court-claims/${courtClaimId}`,
    events: ['court-claims.create'],
    problems: ['unknown-reference', 'court-claim-not-possible', 'court-claim-open'],
    example: { body: { caseId: '{courtCaseId}' } },
    run: (command, { body }) => prepareCourtClaim(command, body),
  }),
  readOperation({
    id: 'list-court-claims',
    method: 'GET',
    path: '/v1/{tenantId}/court-claims',
    scope: 'read:court-claims',
    tag,
    summary: 'List court claims',
    description: 'The court claims that match the filters, the oldest first.',
    query: CourtClaimListQuery,
    success: { status: 200, description: 'One page of court claims.', body: Page(CourtClaim) },
    problems: ['unknown-reference'],
    example: { query: { open: true } },
    run: async ({ tenantId, read }, { query }) => {
      const { caseId = null, state = null, open = null, deadlineBefore = null } = query
      const rows = await read(listCourtClaims(tenantId, { caseId, state, open, deadlineBefore }, pageBounds(query)))
      if (rows.length === 0) {
        const [found] = await read(findFilteredCase(tenantId, caseId))
        if (found?.hasCase === false) throw unknownReference('/caseId', 'case')
      }
      return pageOf(query, rows.map(courtClaimView))
    },
  }),
  readOperation({
    id: 'get-court-claim',
    method: 'GET',
    path: '/v1/{tenantId}/court-claims/{courtClaimId}',
    scope: 'read:court-claims',
    tag,
    summary: 'Get a court claim',
    description: 'A court claim with everything that became of it.',
    params: CourtClaimParams,
    success: { status: 200, description: 'The court claim.', body: CourtClaim },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      courtClaimView(
        requireFirst(
          await read(findCourtClaim(tenantId, params.courtClaimId)),
          message('There is no such court claim.'),
        ),
      ),
  }),
  writeOperation({
    id: 'patch-court-claim',
    method: 'PATCH',
    path: '/v1/{tenantId}/court-claims/{courtClaimId}',
    scope: 'write:court-claims',
    tag,
    summary: 'Correct a court claim',
    description:
      'Corrects the court or its reference, or the day of service while the claim is `SERVED`. The objection deadline follows.',
    params: CourtClaimParams,
    body: CourtClaimPatch,
    success: { status: 200, description: 'The court claim as it is now.', body: CourtClaim },
    events: ['court-claims.update'],
    problems: ['not-found', 'court-claim-state'],
    example: { params: { courtClaimId: '{servedCourtClaimId}' }, body: { courtReference: 'BS-1234/2026' } },
    run: (command, { params, body }) => patchCourtClaim(command, params.courtClaimId, body),
  }),
  writeOperation({
    id: 'change-court-claim',
    method: 'POST',
    path: '/v1/{tenantId}/court-claims/{courtClaimId}/change',
    scope: 'write:court-claims',
    tag,
    summary: 'Record what became of a court claim',
    description:
      'Moves a claim on. `FILED` charges the court fee, interrupts limitation, and starts statutory interest on principal that bears none. `SERVED` starts the days to object. `OBJECTED` pauses the case with an update of the type Objection. `ENDORSED`, possible after the objection deadline or, as a judgment, after an objection, is recorded as a judgment for limitation. `BAILIFF` interrupts limitation again.',
    params: CourtClaimParams,
    body: CourtClaimChangeInput,
    success: { status: 200, description: 'The court claim as it is now.', body: CourtClaim },
    events: ['court-claims.status-change', 'case-vouchers.create', 'limitation-facts.create', 'updates.create'],
    problems: [
      ...(['not-found', 'court-claim-state', 'court-claim-not-possible', 'court-claim-open'] as const),
      ...(['court-claim-outdated', 'charge-not-allowed', 'override-not-permitted', 'case-total-too-large'] as const),
    ],
    example: {
      params: { courtClaimId: '{withdrawnCourtClaimId}' },
      body: { state: 'WITHDRAWN', date: '2025-11-03', note: 'Skyldner har betalt kreditor direkte' },
    },
    run: (command, { params, body }) => changeCourtClaim(command, params.courtClaimId, body),
  }),
  writeOperation({
    id: 'create-court-application',
    method: 'POST',
    path: '/v1/{tenantId}/court-claims/{courtClaimId}/application',
    scope: 'write:court-claims',
    tag,
    summary: 'Create the application of a court claim',
    description:
      'Renders the details for the application to the court from the letter template `payment-order` as a PDF, with the claim broken down as at today, and stores it as `applicationFileId`. The amounts of the claim become those of the application. Possible until the claim is filed.',
    params: CourtClaimParams,
    success: { status: 200, description: 'The court claim as it is now.', body: CourtClaim },
    events: ['court-claims.update', 'files.create'],
    problems: [
      ...(['not-found', 'court-claim-state', 'court-claim-not-possible', 'file-quota-exceeded'] as const),
      ...(['unknown-mention', 'template-invalid'] as const),
    ],
    prepare: (context, { params }) => prepareApplication(context, params.courtClaimId),
    run: (command, { params }, prepared) => createApplication(command, params.courtClaimId, prepared),
  }),
]
