import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { acceptPaymentPlan, paperSignature } from './accept-payment-plan.ts'
import { endPaymentPlan } from './end-payment-plan.ts'
import { patchPlanSettings } from './patch-plan-settings.ts'
import { findNamed, findPlan, findSettings, listPlans } from './payment-plans.queries.ts'
import { message } from './payment-plans.problems.ts'
import {
  PaymentPlan,
  PaymentPlanInput,
  PlanAcceptance,
  PlanCaseParams,
  PlanEnd,
  PlanListQuery,
  PlanParams,
  PlanSettings,
  PlanSettingsPatch,
} from './payment-plans.schemas.ts'
import { paymentPlanView, settingsView } from './payment-plan-view.ts'
import { proposePaymentPlan } from './propose-payment-plan.ts'

const tag = 'Payment plans'

export const paymentPlanOperations = [
  writeOperation({
    id: 'create-payment-plan',
    method: 'POST',
    path: '/v1/{tenantId}/cases/{caseId}/payment-plans',
    scope: 'write:payment-plans',
    tag,
    summary: 'Propose a payment plan',
    description:
      'Divides what is due on the case into instalments, with the interest until the last one, and stores the proposal. Use `Prefer: dry-run` to preview it. The plan is in force when the debtor has signed it on the debtor web, or when `accept-payment-plan` records a signed paper.',
    params: PlanCaseParams,
    body: PaymentPlanInput,
    success: { status: 201, description: 'The proposal.', body: PaymentPlan },
    location: ({ paymentPlanId }) => `/payment-plans/${paymentPlanId}`,
    events: ['payment-plans.create'],
    problems: ['not-found', 'payment-plan-not-possible', 'payment-plan-exists', 'charge-not-allowed'],
    example: {
      params: { caseId: '{mergeableCaseId}' },
      body: { instalmentCount: 6, interval: 'MONTHLY', firstDueDate: '2030-01-01' },
    },
    run: (command, { params, body }) => proposePaymentPlan(command, params.caseId, body),
  }),
  readOperation({
    id: 'list-payment-plans',
    method: 'GET',
    path: '/v1/{tenantId}/payment-plans',
    scope: 'read:payment-plans',
    tag,
    summary: 'List payment plans',
    description: 'Plans and proposals, the newest first.',
    query: PlanListQuery,
    success: { status: 200, description: 'One page of payment plans.', body: Page(PaymentPlan) },
    problems: ['unknown-reference'],
    example: { query: { status: 'ACTIVE' } },
    run: async ({ tenantId, read, now, principal }, { query }) => {
      const rows = await read(listPlans(tenantId, query, pageBounds(query)))
      if (rows.length === 0) requireNamed(await read(findNamed(tenantId, query)))
      const shownAt = { now, timeZone: principal.tenant.timeZone }
      return pageOf(
        query,
        rows.map((row) => paymentPlanView(row, shownAt)),
      )
    },
  }),
  readOperation({
    id: 'get-payment-plan',
    method: 'GET',
    path: '/v1/{tenantId}/payment-plans/{paymentPlanId}',
    scope: 'read:payment-plans',
    tag,
    summary: 'Get a payment plan',
    description: 'Returns a plan or a proposal. The states of its instalments follow from the payments on the case.',
    params: PlanParams,
    success: { status: 200, description: 'The payment plan.', body: PaymentPlan },
    problems: ['not-found'],
    run: async ({ tenantId, read, now, principal }, { params }) => {
      const row = requireFirst(
        await read(findPlan(tenantId, params.paymentPlanId)),
        message('There is no such payment plan.'),
      )
      return paymentPlanView(row, { now, timeZone: principal.tenant.timeZone })
    },
  }),
  writeOperation({
    id: 'accept-payment-plan',
    method: 'POST',
    path: '/v1/{tenantId}/payment-plans/{paymentPlanId}/accept',
    scope: 'write:payment-plans',
    tag,
    summary: 'Accept a payment plan',
    description:
      'Puts a proposal in force: one that the debtor has signed on the debtor web, or one that was signed on paper. Interest so far and the fee of the plan are booked, and the case is paused.',
    params: PlanParams,
    body: PlanAcceptance,
    success: { status: 200, description: 'The payment plan.', body: PaymentPlan },
    events: ['payment-plans.status-change', 'updates.create', 'case-vouchers.create', 'limitation-facts.create'],
    problems: [
      ...(['not-found', 'unknown-reference', 'payment-plan-status', 'payment-plan-outdated'] as const),
      ...(['payment-plan-unsigned', 'payment-plan-exists', 'charge-not-allowed', 'case-total-too-large'] as const),
    ],
    example: {
      params: { paymentPlanId: '{proposedPlanId}' },
      body: { fileId: '{signedFileId}', signedBy: 'Mette Sørensen' },
    },
    run: async (command, { params, body }) =>
      acceptPaymentPlan(command, params.paymentPlanId, await paperSignature(command, body)),
  }),
  writeOperation({
    id: 'end-payment-plan',
    method: 'POST',
    path: '/v1/{tenantId}/payment-plans/{paymentPlanId}/end',
    scope: 'write:payment-plans',
    tag,
    summary: 'End a payment plan',
    description:
      'Declines or withdraws a proposal, or cancels a plan in force. The case of a cancelled plan is no longer paused by it.',
    params: PlanParams,
    body: PlanEnd,
    success: { status: 200, description: 'The payment plan.', body: PaymentPlan },
    events: ['payment-plans.status-change', 'updates.update'],
    problems: ['not-found', 'payment-plan-status'],
    example: { body: { status: 'CANCELLED', reason: 'Skyldneren betaler alt på én gang.' } },
    run: (command, { params, body }) => endPaymentPlan(command, params.paymentPlanId, body),
  }),
  readOperation({
    id: 'get-payment-plan-settings',
    method: 'GET',
    path: '/v1/{tenantId}/payment-plan-settings',
    scope: 'read:payment-plans',
    tag,
    summary: 'Get the rules of payment plans',
    description: 'What debtors can propose themselves, and when a plan is broken.',
    success: { status: 200, description: 'The rules.', body: PlanSettings },
    problems: [],
    run: async ({ tenantId, read }) => {
      const [row] = await read(findSettings(tenantId))
      return settingsView(tenantId, row)
    },
  }),
  writeOperation({
    id: 'patch-payment-plan-settings',
    method: 'PATCH',
    path: '/v1/{tenantId}/payment-plan-settings',
    scope: 'write:payment-plans',
    role: 'admin',
    tag,
    summary: 'Change the rules of payment plans',
    description: 'Changes the given rules. Plans that exist keep the rules they were proposed with.',
    body: PlanSettingsPatch,
    success: { status: 200, description: 'The rules as changed.', body: PlanSettings },
    events: ['payment-plan-settings.update'],
    problems: [],
    example: { body: { debtorMayPropose: true, monthsMax: 12, instalmentMin: 20000 } },
    run: (command, { body }) => patchPlanSettings(command, body),
  }),
]

function requireNamed([named]: readonly { hasCase: boolean; hasCreditor: boolean }[]): void {
  if (named?.hasCase === false) throw unknownReference('/caseId', 'case')
  if (named?.hasCreditor === false) throw unknownReference('/creditorId', 'creditor')
}
