import type { components } from '@fordring/client'
import type { Choice } from '../../registry/index.ts'
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
  const known = kindNames.find((name) => name === subjectType)
  const kind = known === undefined ? subjectType : t(known)
  if (before === null || before === undefined) return t('created', { kind })
  return t(after === null || after === undefined ? 'deleted' : 'changed', { kind })
}
