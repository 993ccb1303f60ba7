import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import {
  ConsentInput,
  ConsentListQuery,
  ConsentParams,
  ContactConsent,
  ContactGate,
  ContactRestriction,
  ContactRules,
  ContactRulesQuery,
  ContactVerdict,
  GateParams,
  GateQuery,
  RestrictionEndInput,
  RestrictionInput,
  RestrictionListQuery,
  RestrictionParams,
  VerdictListQuery,
} from './contact-gate.schemas.ts'
import { message } from './contact-gate.problems.ts'
import {
  findConsent,
  findNamed,
  findRestriction,
  listConsents,
  listRestrictions,
  type NamedRow,
} from './contact-records.queries.ts'
import { consentView, restrictionView, verdictView } from './contact-views.ts'
import { createContactConsent } from './create-contact-consent.ts'
import { createContactRestriction } from './create-contact-restriction.ts'
import { endContactRestriction } from './end-contact-restriction.ts'
import { getContactGate } from './get-contact-gate.ts'
import { getContactRules } from './get-contact-rules.ts'
import { listVerdicts } from './verdicts.queries.ts'

const tag = 'Contact gate'

export const contactGateOperations = [
  readOperation({
    id: 'get-contact-gate',
    method: 'GET',
    path: '/v1/{tenantId}/cases/{caseId}/contact-gate',
    scope: 'read:interactions',
    tag,
    summary: 'Ask who may be contacted on a case',
    description:
      'What the contact gate would decide now, for each person on the case and each channel: whether a message may be sent, from when, or which rule refuses it. Nothing is stored; a message that is sent is judged again.',
    params: GateParams,
    query: GateQuery,
    success: { status: 200, description: 'The people on the case and the decisions.', body: ContactGate },
    problems: ['not-found'],
    run: (context, { params, query }) => getContactGate(context, params.caseId, query.fromTemplate ?? false),
  }),
  readOperation({
    id: 'list-contact-verdicts',
    method: 'GET',
    path: '/v1/{tenantId}/contact-verdicts',
    scope: 'read:interactions',
    tag,
    summary: 'List contact verdicts',
    description:
      'Every decision of the contact gate, the newest first: one for each addressee when a message is created, and again when it is sent. Refused messages are listed too.',
    query: VerdictListQuery,
    success: { status: 200, description: 'One page of verdicts.', body: Page(ContactVerdict) },
    problems: ['unknown-reference'],
    example: { query: { caseId: '{caseId}' } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listVerdicts(tenantId, query, pageBounds(query)))
      if (rows.length === 0) requireNamed(await read(findNamed(tenantId, query)))
      return pageOf(query, rows.map(verdictView))
    },
  }),
  readOperation({
    id: 'get-contact-rules',
    method: 'GET',
    path: '/v1/{tenantId}/contact-rules',
    scope: 'read:interactions',
    tag,
    summary: 'Get the contact rules of a country',
    description:
      'The contact hours and limits of a country with their dates and sources, and its public holidays. Later rows replace earlier ones in their period; those with a `ruleRowId` were added by the tenant (`create-rule-row`). Rows that are not `reviewed` have not been compared with the primary text.',
    query: ContactRulesQuery,
    success: { status: 200, description: 'The rules.', body: ContactRules },
    problems: [],
    example: { query: { country: 'DK', year: 2026 } },
    run: (context, { query }) => getContactRules(context, query),
  }),
  writeOperation({
    id: 'create-contact-restriction',
    method: 'POST',
    path: '/v1/{tenantId}/contact-restrictions',
    scope: 'write:customers',
    tag,
    summary: 'Restrict messages to a person',
    description:
      'The contact gate then refuses messages to the person, by anyone and any job, including those that are waiting to be sent.',
    body: RestrictionInput,
    success: { status: 201, description: 'The restriction.', body: ContactRestriction },
    location: ({ restrictionId }) => `/contact-restrictions/${restrictionId}`,
    events: ['contact-restrictions.create', 'contact-restrictions.end'],
    problems: ['unknown-reference', 'restriction-exists'],
    example: { body: { userId: '{customerUserId}', kind: 'lawyer', reason: 'Letter from Advokat Holm of 2 March' } },
    run: (command, { body }) => createContactRestriction(command, body),
  }),
  readOperation({
    id: 'list-contact-restrictions',
    method: 'GET',
    path: '/v1/{tenantId}/contact-restrictions',
    scope: 'read:customers',
    tag,
    summary: 'List contact restrictions',
    description: 'The restrictions that match the filters, including ended ones.',
    query: RestrictionListQuery,
    success: { status: 200, description: 'One page of restrictions.', body: Page(ContactRestriction) },
    problems: ['unknown-reference'],
    example: { query: { customerId: '{customerId}', active: true } },
    run: async ({ tenantId, now, read }, { query }) => {
      const rows = await read(listRestrictions(tenantId, { ...query, now }, pageBounds(query)))
      if (rows.length === 0) requireNamed(await read(findNamed(tenantId, query)))
      return pageOf(query, rows.map(restrictionView))
    },
  }),
  readOperation({
    id: 'get-contact-restriction',
    method: 'GET',
    path: '/v1/{tenantId}/contact-restrictions/{restrictionId}',
    scope: 'read:customers',
    tag,
    summary: 'Get a contact restriction',
    description: 'A restriction, whether it applies or has ended.',
    params: RestrictionParams,
    success: { status: 200, description: 'The restriction.', body: ContactRestriction },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      restrictionView(
        requireFirst(
          await read(findRestriction(tenantId, params.restrictionId)),
          message('There is no such restriction.'),
        ),
      ),
  }),
  writeOperation({
    id: 'end-contact-restriction',
    method: 'POST',
    path: '/v1/{tenantId}/contact-restrictions/{restrictionId}/end',
    scope: 'write:customers',
    tag,
    summary: 'End a contact restriction',
    description: 'The restriction no longer applies. It stays listed with the reason.',
    params: RestrictionParams,
    body: RestrictionEndInput,
    success: { status: 200, description: 'The restriction as it is now.', body: ContactRestriction },
    events: ['contact-restrictions.end'],
    problems: ['not-found', 'restriction-ended'],
    example: { body: { reason: 'The lawyer has withdrawn from the case' } },
    run: (command, { params, body }) => endContactRestriction(command, params.restrictionId, body),
  }),
  writeOperation({
    id: 'create-contact-consent',
    method: 'POST',
    path: '/v1/{tenantId}/contact-consents',
    scope: 'write:customers',
    tag,
    summary: 'Record a consent',
    description:
      'Records that a person gave or withdrew the consent to a channel. The latest entry of a channel counts: withdrawn, the gate refuses the channel. Automated calls need a consent that was given.',
    body: ConsentInput,
    success: { status: 201, description: 'The consent.', body: ContactConsent },
    location: ({ consentId }) => `/contact-consents/${consentId}`,
    events: ['contact-consents.create'],
    problems: ['unknown-reference'],
    example: {
      body: { userId: '{customerUserId}', channel: 'SMS', state: 'WITHDRAWN', evidence: 'Replied STOP on 2 March' },
    },
    run: (command, { body }) => createContactConsent(command, body),
  }),
  readOperation({
    id: 'list-contact-consents',
    method: 'GET',
    path: '/v1/{tenantId}/contact-consents',
    scope: 'read:customers',
    tag,
    summary: 'List consents',
    description: 'All entries that match the filters, in the order in which they were recorded.',
    query: ConsentListQuery,
    success: { status: 200, description: 'One page of consents.', body: Page(ContactConsent) },
    problems: ['unknown-reference'],
    example: { query: { customerId: '{customerId}' } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listConsents(tenantId, query, pageBounds(query)))
      if (rows.length === 0) requireNamed(await read(findNamed(tenantId, query)))
      return pageOf(query, rows.map(consentView))
    },
  }),
  readOperation({
    id: 'get-contact-consent',
    method: 'GET',
    path: '/v1/{tenantId}/contact-consents/{consentId}',
    scope: 'read:customers',
    tag,
    summary: 'Get a consent',
    description: 'One entry: given or withdrawn, and the evidence for it.',
    params: ConsentParams,
    success: { status: 200, description: 'The consent.', body: ContactConsent },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      consentView(
        requireFirst(await read(findConsent(tenantId, params.consentId)), message('There is no such consent.')),
      ),
  }),
]

/** Rejects a list whose filters name something that does not exist. */
function requireNamed([found]: readonly NamedRow[]): void {
  if (found?.hasCase === false) throw unknownReference('/caseId', 'case')
  if (found?.hasInteraction === false) throw unknownReference('/interactionId', 'interaction')
  if (found?.hasCustomer === false) throw unknownReference('/customerId', 'customer')
  if (found?.hasUser === false) throw unknownReference('/userId', 'user of a customer')
}
