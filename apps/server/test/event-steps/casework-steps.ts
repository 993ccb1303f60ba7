import { givenCase, givenCustomer } from '../given.ts'
import type { EventStep } from './event-step.ts'
import { creditorDemand, file, givenInterest, made, payment } from './given-for-steps.ts'

/** All other requests. */
export const caseworkSteps: readonly EventStep[] = [
  {
    operationId: 'patch-collector',
    prepare: ({ as }) => Promise.resolve(['PATCH', `/collectors/${as.ids['collectorId']!}`, { name: 'Ny Inkasso' }]),
  },
  {
    operationId: 'log-call',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenInterest(api, as)
      const plan = { instalmentCount: 2, interval: 'MONTHLY', firstDueDate: '2030-01-01' }
      const call = { caseId, direction: 'INCOMING', name: 'Mette', outcome: 'REACHED', identityCheck: 'ADDRESS', plan }
      return ['POST', '/calls', call]
    },
  },
  {
    operationId: 'patch-case',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenCase(api, { as, status: 'VERIFIED' })
      const standIn = await made(api.post('/updates/types', { label: 'Hviler' }, { as }))
      const left = { label: 'Aftale', continueOnCaseExit: true, pauseWithUpdateOnCaseExit: standIn.updateTypeId }
      const { updateTypeId } = await made(api.post('/updates/types', left, { as }))
      await made(api.post('/updates', { updateTypeId, referenceId: caseId }, { as }))
      const { endReasonId } = await made(api.post('/end-reasons', { handle: 'SETTLED', label: 'Forlig' }, { as }))
      return ['PATCH', `/cases/${caseId}`, { status: 'ENDED', endReasonId }]
    },
  },
  {
    operationId: 'patch-case',
    prepare: async ({ api, as }) => {
      const { caseId } = await givenInterest(api, as)
      const { endReasonId } = await made(api.post('/end-reasons', { handle: 'WAIVED', label: 'Eftergivet' }, { as }))
      return ['PATCH', `/cases/${caseId}`, { status: 'ENDED', endReasonId }]
    },
  },
  {
    operationId: 'create-case',
    prepare: async ({ api, as }) => {
      const { customerId } = await givenCustomer(api, { as })
      return ['POST', '/cases', { customerId, currency: 'DKK', demand: creditorDemand }]
    },
  },
  {
    // Interest that was booked from the claim on is too high once the demand is known.
    operationId: 'create-limitation-fact',
    prepare: async ({ api, as }) => {
      const claim = { amount: 1_000_000, date: '2023-01-01', dueDate: null, interestRule: 'statutory' }
      const { caseId } = await givenCase(api, { as, rulePack: 'dk-consumer', vouchers: [claim] })
      await made(api.post(`/cases/${caseId}/payments`, { ...payment, amount: 1_000 }, { as }))
      const fact = { caseId, kind: 'demand', note: 'Påkrav', date: '2024-01-01' }
      return ['POST', '/limitation-facts', fact]
    },
  },
  {
    operationId: 'create-dispute',
    prepare: async ({ api, as }) => {
      const { voucherId } = await givenCase(api, { as })
      return ['POST', '/disputes', { caseVoucherId: voucherId, reason: 'Betalt', files: [file] }]
    },
  },
  {
    // The court fee and the start of interest are vouchers, and filing interrupts limitation.
    operationId: 'change-court-claim',
    prepare: ({ as }) => {
      const filed = { state: 'FILED', date: '2026-01-05', court: 'Retten i Aarhus', courtFee: 75_000 }
      return Promise.resolve(['POST', `/court-claims/${as.ids['courtClaimId']}/change`, filed])
    },
  },
  {
    operationId: 'change-court-claim',
    prepare: ({ as }) => {
      const objected = { state: 'OBJECTED', date: '2025-12-20', note: 'Varen er aldrig leveret' }
      return Promise.resolve(['POST', `/court-claims/${as.ids['servedCourtClaimId']}/change`, objected])
    },
  },
  {
    operationId: 'create-interaction',
    prepare: () => Promise.resolve(['POST', '/interactions', { type: 'NOTE', files: [file] }]),
  },
  {
    operationId: 'create-interaction',
    prepare: async ({ api, as }) => {
      const { id } = await made(api.post('/interactions', { type: 'NOTE', notes: 'Kan jeg betale i rater?' }, { as }))
      const answer = { type: 'NOTE', direction: 'OUTGOING', notes: 'Ja', handlesInteractionId: id }
      return ['POST', '/interactions', answer]
    },
  },
  {
    operationId: 'patch-interaction',
    prepare: async ({ api, as }) => {
      const document = { caseId: as.ids['caseId'], templateId: as.ids['templateId'] }
      const { interactionId } = await made(api.post('/documents', document, { as }))
      return ['PATCH', `/interactions/${interactionId}`, { state: 'SENT' }]
    },
  },
  {
    operationId: 'patch-document',
    prepare: async ({ api, as }) => {
      const letter = { caseId: as.ids['caseId'], templateId: as.ids['templateId'] }
      const { documentId } = await made(api.post('/documents', letter, { as }))
      return ['PATCH', `/documents/${documentId}`, { sharedWithDebtor: true }]
    },
  },
  {
    operationId: 'delete-customer-user',
    prepare: async ({ api, as }) => {
      const { caseId, customerId } = await givenCase(api, { as })
      const guarantor = { relation: 'guarantor', details: { name: 'Per Sørensen' } }
      const { userId } = await made(api.post(`/customers/${customerId}/users`, guarantor, { as }))
      await made(api.post('/links', { caseId, userId }, { as }))
      return ['DELETE', `/customers/${customerId}/users/${userId}`]
    },
  },
  {
    operationId: 'delete-case-group',
    prepare: async ({ api, as }) => {
      const { id } = await made(api.post('/case-groups', { label: 'Ubrugt' }, { as }))
      return ['DELETE', `/case-groups/${id}`]
    },
  },
  {
    operationId: 'delete-ultimate-creditor',
    prepare: async ({ api, as }) => {
      const body = { creditorId: as.ids['creditorId'], name: 'Ubrugt ApS' }
      const { ultimateCreditorId } = await made(api.post('/ultimate-creditors', body, { as }))
      return ['DELETE', `/ultimate-creditors/${ultimateCreditorId}`]
    },
  },
  {
    operationId: 'delete-workflow',
    prepare: async ({ api, as }) => {
      const { workflowId } = await made(api.post('/workflows', { name: 'Ubrugt' }, { as }))
      return ['DELETE', `/workflows/${workflowId}`]
    },
  },
  {
    operationId: 'move-workflow-cases',
    prepare: ({ as }) =>
      Promise.resolve([
        'POST',
        `/workflows/${as.ids['standardWorkflowId']}/move-cases`,
        { fromVersion: 1, toVersion: 1 },
      ]),
  },
  {
    operationId: 'delete-file',
    prepare: async ({ api, as }) => {
      const { fileId } = await made(api.post('/files', file, { as }))
      return ['DELETE', `/files/${fileId}`]
    },
  },
]
