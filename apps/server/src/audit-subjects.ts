/**
 * What the audit trail speaks of, and the scope that reads each: an entry is for those who could read the thing itself.
 * A test holds what is audited against this list.
 */
export const auditSubjects: Readonly<Record<string, string>> = {
  'allocation-policy': 'read:case-vouchers',
  billing: 'read:billing',
  'billing-model': 'read:billing',
  case: 'read:cases',
  'case-group': 'read:case-groups',
  'case-voucher': 'read:case-vouchers',
  'case-voucher-allocation': 'read:case-vouchers',
  collector: 'read:collectors',
  contact: 'read:contacts',
  creditor: 'read:creditors',
  'creditor-entry': 'read:billing',
  customer: 'read:customers',
  document: 'read:documents',
  'end-reason': 'read:end-reasons',
  file: 'read:files',
  'file-quota': 'read:files',
  interaction: 'read:interactions',
  link: 'read:links',
  passkey: 'read:users',
  payout: 'read:billing',
  'property-type': 'read:properties',
  'saved-view': 'read:cases',
  session: 'read:users',
  template: 'read:templates',
  tenant: 'read:settings',
  'test-event': 'read:webhooks',
  token: 'read:tokens',
  'transaction-account': 'read:transaction-accounts',
  'ultimate-creditor': 'read:ultimate-creditors',
  update: 'read:updates',
  'update-type': 'read:updates',
  user: 'read:users',
  'voucher-type': 'read:voucher-types',
  webhook: 'read:webhooks',
  'webhook-delivery': 'read:webhooks',
  'webhook-redelivery': 'read:webhooks',
  workflow: 'read:workflows',
}

/** The subjects whose entries somebody with these scopes may read. */
export function readableSubjects(scopes: ReadonlySet<string>): string[] {
  return Object.keys(auditSubjects).filter((subject) => scopes.has(auditSubjects[subject] ?? ''))
}
