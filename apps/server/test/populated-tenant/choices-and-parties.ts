import { exampleId } from '../../src/app.ts'
import type { Create, Ids } from './given-records.ts'

export async function createChoices(create: Create, ids: Ids): Promise<void> {
  ids['collectorId'] = (await create('/collectors', { name: 'Nordisk Inkasso A/S' }))['collectorId']!
  ids['workflowId'] = (await create('/workflows', { name: 'Consumers' }))['workflowId']!
  const fees = [{ trigger: 'case-created', amount: 100 }]
  const model = { name: 'No cure, no pay', currency: 'DKK', fees }
  ids['billingModelId'] = (await create('/billing-models', model))['billingModelId']!
  ids['unusedBillingModelId'] = (await create('/billing-models', { name: 'Fast pris' }))['billingModelId']!
  ids['caseGroupId'] = (await create('/case-groups', { label: 'Erhverv' }))['id']!
  ids['endReasonId'] = (await create('/end-reasons', { handle: 'AGREED', label: 'Efter aftale' }))['endReasonId']!
  const property = { handle: 'department', label: 'Afdeling', type: 'text', entity: 'case' }
  ids['propertyTypeId'] = (await create('/property-types', property))['propertyTypeId']!
  const unused = { handle: 'unused', label: 'Ubrugt', type: 'text' }
  ids['unusedPropertyTypeId'] = (await create('/property-types', unused))['propertyTypeId']!
  const rate = {
    pack: 'dk-consumer',
    rule: 'statutory-rate',
    from: '2026-01-01',
    value: 0.0975,
    source: 'Nationalbanken',
  }
  ids['ruleRowId'] = (await create('/rule-rows', rate))['ruleRowId']!
  const voucherType = { handle: 'towing', label: 'Bugsering', category: 'cost' }
  ids['voucherTypeId'] = (await create('/voucher-types', voucherType))['voucherTypeId']!
  // The first of each is in use.
  ids['unusedCollectorId'] = (await create('/collectors', { name: 'Sydinkasso ApS' }))['collectorId']!
  ids['unusedUpdateTypeId'] = (await create('/updates/types', { label: 'Afventer svar' }))['updateTypeId']!
  const view = { name: 'Nye sager', area: 'cases', query: { status: 'PENDING' }, shared: true }
  ids['savedViewId'] = (await create('/saved-views', view))['savedViewId']!
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  const account = { name: 'Klientkonto', bankAccount, currency: 'DKK' }
  ids['transactionAccountId'] = (await create('/transaction-accounts', account))['transactionAccountId']!
  const unusedAccount = { name: 'Driftskonto', bankAccount, currency: 'SEK' }
  const unusedAccountId = (await create('/transaction-accounts', unusedAccount))['transactionAccountId']!
  ids['unusedTransactionAccountId'] = unusedAccountId
}

export async function createParties(create: Create, ids: Ids): Promise<void> {
  for (const role of ['admin', 'caseworker', 'client']) {
    const user = await create('/users', { email: `${role}@bureau.example`, name: role, role })
    ids[`${role}UserId`] = user['userId']!
    ids['userId'] = user['userId']!
  }
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' }
  ids['contactId'] = (await create('/contacts', { name: 'Låsesmed Hansen ApS', bankAccount }))['id']!
  const creditor = {
    id: exampleId('creditorReferenceId'),
    name: 'Nordkyst A/S',
    defaultCollectorId: ids['collectorId'],
    bankAccount,
  }
  ids['creditorId'] = (await create('/creditors', creditor))['creditorId']!
  const ultimate = { creditorId: ids['creditorId'], name: 'Kystens Tandlæger ApS' }
  ids['ultimateCreditorId'] = (await create('/ultimate-creditors', ultimate))['ultimateCreditorId']!
  const customer = { referenceId: exampleId('customerReferenceId'), users: [{ details: { name: 'Mette Sørensen' } }] }
  ids['customerId'] = (await create(`/customers?creditorId=${ids['creditorId']}`, customer))['customerId']!
  const guarantor = { relation: 'guarantor', details: { name: 'Per Sørensen' } }
  ids['customerUserId'] = (await create(`/customers/${ids['customerId']}/users`, guarantor))['userId']!
  const restriction = { userId: ids['customerUserId'], kind: 'protected-address', reason: 'CPR' }
  ids['restrictionId'] = (await create('/contact-restrictions', restriction))['restrictionId']!
  const consent = { userId: ids['customerUserId'], channel: 'SMS', state: 'GIVEN', evidence: 'Telefon' }
  ids['consentId'] = (await create('/contact-consents', consent))['consentId']!
}
