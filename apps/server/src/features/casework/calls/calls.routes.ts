import { writeOperation } from '../../../platform/http/operations/operation.ts'
import { keepRefusal } from '../../messaging/contact-gate/index.ts'
import { CallInput, LoggedCall } from './calls.schemas.ts'
import { logCall, prepareCall } from './log-call.ts'

export const callOperations = [
  writeOperation({
    id: 'log-call',
    method: 'POST',
    path: '/v1/{tenantId}/calls',
    scope: 'write:interactions',
    tag: 'Calls',
    summary: 'Log a call',
    description:
      'Records a call on a case with everything that was agreed in it: a promise or a payment plan, a reminder, and an e-mail that confirms it. All of it is saved, or nothing. The call becomes an interaction of type `PHONE CALL` with the outcome and the identity check in its `details`.',
    body: CallInput,
    success: { status: 201, description: 'What was recorded.', body: LoggedCall },
    location: ({ interactionId }) => `/interactions/${interactionId}`,
    events: ['interactions.create', 'updates.create', 'payment-plans.create'],
    problems: [
      'promise-exceeds-debt',
      ...(['unknown-reference', 'call-not-permitted', 'recipient-without-address', 'objection-open'] as const),
      ...(['contact-refused', 'payment-plan-not-possible', 'payment-plan-exists', 'not-found'] as const),
    ],
    example: {
      body: {
        caseId: '{planCaseId}',
        direction: 'INCOMING',
        name: 'Mette Sørensen',
        outcome: 'REACHED',
        identityCheck: 'DATE_OF_BIRTH',
        notes: '<p>Får løn den 31. og betaler derefter.</p>',
        promise: { amount: 20000, dueAt: '2030-01-01' },
        followUp: { at: '2030-01-02', text: 'Ring, hvis der ikke er betalt.' },
      },
    },
    prepare: (context, { body }) => prepareCall(context, body),
    afterRefusal: keepRefusal,
    run: (command, { body }, prepared) => logCall(command, body, prepared),
  }),
]
