import type { components } from '@fordring/client'
import type { Choice } from '../../registry/index.ts'
import { updateName } from '../../cases/index.ts'
import { messageTypes } from '../../../text/api-values.ts'
import { nameOfVersion } from './audit.rules.ts'
import { auditText } from './audit.text.ts'

export type AuditEntry = components['schemas']['AuditEntry']

const { t } = auditText

const kindNames = [
  ...(['allocation-policy', 'billing', 'billing-model', 'case', 'case-group', 'case-voucher'] as const),
  ...(['case-voucher-allocation', 'collector', 'contact', 'creditor', 'customer', 'document'] as const),
  ...(['end-reason', 'file', 'file-quota', 'link', 'passkey', 'template', 'test-event'] as const),
  ...(['interaction', 'payout', 'property-type', 'saved-view', 'session', 'tenant', 'token'] as const),
  ...(['transaction-account', 'ultimate-creditor', 'update', 'update-type', 'user', 'voucher-type'] as const),
  ...(['webhook', 'webhook-delivery', 'webhook-redelivery', 'workflow'] as const),
  ...(['bank-csv-mapping', 'bank-file', 'bank-line', 'book-account', 'book-period'] as const),
  ...(['bulk-job', 'case-workflow', 'clock-move', 'contact-consent', 'contact-restriction'] as const),
  ...([
    'court-claim',
    'creditor-entry',
    'delivery',
    'dispatch',
    'dispatch-channel',
    'dispute',
    'erasure',
    'export',
    'import',
  ] as const),
  ...(['import-mapping', 'invoice', 'limitation-fact', 'limitation-lapse', 'mailbox', 'payment-plan'] as const),
  ...(['payment-plan-settings', 'payout-batch', 'print-batch', 'removal', 'rule-row', 'targets'] as const),
  ...(['work-item'] as const),
]

/** The types of records in the audit trail, as filter options. */
export function kinds(): Choice[] {
  return kindNames.map((value) => ({ value, label: t(value) })).sort((a, b) => a.label.localeCompare(b.label))
}

/** A description of a change. */
export function actionOf({ before, after, subjectType, refused, operation }: AuditEntry): string {
  if (refused === 'sign-in-refused') return t('signInFailed')
  if (refused !== null) return t('refused', { operation })
  const change = changeOf(before ?? null, after ?? null)
  if (subjectType === 'session' && change !== 'changed') return t(change === 'created' ? 'signedIn' : 'signedOut')
  const known = kindNames.find((name) => name === subjectType)
  return t(change, { kind: known === undefined ? subjectType : t(known) })
}

function changeOf(before: unknown, after: unknown): 'created' | 'changed' | 'deleted' {
  if (before === null) return 'created'
  return after === null ? 'deleted' : 'changed'
}

/** The name of the record that was changed, in the language of the console if the service has it in English. */
export function subjectNameOf({ before, after, subjectType }: AuditEntry): string {
  const name = nameOfVersion(after) ?? nameOfVersion(before) ?? ''
  if (subjectType === 'update' || subjectType === 'update-type') return updateName(name)
  const type = messageTypeNames.find((each) => subjectType === 'interaction' && each === name)
  return type === undefined ? name : t(type)
}

const messageTypeNames = Object.keys(messageTypes.en) as (keyof typeof messageTypes.en)[]
