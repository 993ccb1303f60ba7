import { describe, expect, it } from 'vitest'
import { blankCreditor, changeCreditor, erpLinkError, referencesOf } from './creditors.rules.ts'

describe('a link to the ERP system', () => {
  it.each([
    'https://erp.example.com',
    'http://erp.example.com/',
    'HTTPS://erp.example.com/customers/{{customerReferenceId}}',
    'https://erp.example.com:8443/?c={{customerReferenceId}}&again={{customerReferenceId}}',
    'https://erp.example.com#{{customerReferenceId}}',
    'https://10.0.0.1/x',
    'https://erp.example.com/kunde/æøå',
  ])('can be %s', (link) => {
    expect(erpLinkError(link)).toBeUndefined()
  })

  it.each([
    ['', 'must be an http or https URL'],
    ['erp.example.com/{{customerReferenceId}}', 'must be an http or https URL'],
    ['/customers/{{customerReferenceId}}', 'must be an http or https URL'],
    ['//erp.example.com', 'must be an http or https URL'],
    ['https:erp.example.com', 'must be an http or https URL'],
    ['https://', 'must be an http or https URL'],
    ['https://:443/', 'must be an http or https URL'],
    ['https://erp.example.com:99999/', 'must be an http or https URL'],
    ['javascript:alert(1)', 'must be an http or https URL'],
    ['javascript://erp.example.com/%0aalert(1)', 'must be an http or https URL'],
    ['ftp://erp.example.com/', 'must be an http or https URL'],
    ['https://erp.example.com/a b', 'must be an http or https URL'],
    ['https://erp.example.com/\nx', 'must be an http or https URL'],
    ['{{customerReferenceId}}', 'must be an http or https URL'],
    ['https://erp.example.com/{{caseId}}', 'must not contain any placeholder except {{customerReferenceId}}'],
    [
      'https://erp.example.com/{{ customerReferenceId }}',
      'must not contain any placeholder except {{customerReferenceId}}',
    ],
    [
      'https://erp.example.com/{{customerreferenceid}}',
      'must not contain any placeholder except {{customerReferenceId}}',
    ],
    [
      'https://erp.example.com/{customerReferenceId}',
      'must not contain any placeholder except {{customerReferenceId}}',
    ],
    [
      'https://erp.example.com/{{{customerReferenceId}}}',
      'must not contain any placeholder except {{customerReferenceId}}',
    ],
    [
      'https://x.example/{{customer{{customerReferenceId}}ReferenceId}}',
      'must not contain any placeholder except {{customerReferenceId}}',
    ],
    ['https://{{customerReferenceId}}', 'must have {{customerReferenceId}} after the host'],
    ['https://{{customerReferenceId}}.example.com/', 'must have {{customerReferenceId}} after the host'],
    ['https://erp.example.com:{{customerReferenceId}}/', 'must have {{customerReferenceId}} after the host'],
    ['https://{{customerReferenceId}}@erp.example.com/', 'must have {{customerReferenceId}} after the host'],
  ])('cannot be "%s"', (link, error) => {
    expect(erpLinkError(link)?.en).toBe(error)
  })
})

describe('changing a creditor', () => {
  const creditor = { ...blankCreditor('Nordkyst'), notes: 'n', properties: { region: 'Fyn', vip: true } }

  it('sets the given fields, clears those that are null and keeps the rest', () => {
    expect(changeCreditor(creditor, { id: 'NK', notes: null })).toEqual({ ...creditor, id: 'NK', notes: null })
    expect(changeCreditor(creditor, {})).toEqual(creditor)
  })

  it('ignores fields that callers cannot write', () => {
    const patch = { creditorId: 'x', tenantId: 'y', createdAt: 'z', unknown: 1 }
    expect(changeCreditor(creditor, patch)).toEqual(creditor)
  })

  it('merges properties by handle; null removes one', () => {
    expect(changeCreditor(creditor, { properties: { region: 'Lolland', size: 3 } }).properties).toEqual({
      region: 'Lolland',
      vip: true,
      size: 3,
    })
    expect(changeCreditor(creditor, { properties: { vip: null } }).properties).toEqual({ region: 'Fyn' })
  })

  it('sanitises the FAQ', () => {
    expect(changeCreditor(creditor, { debtorFAQ: '<p onclick="x()">Hi<script>1</script></p>' }).debtorFAQ).toBe(
      '<p>Hi</p>',
    )
  })
})

it('referencesOf returns every reference of a patch', () => {
  const named = {
    contactId: 'a',
    acquisitionResponsibleId: 'b',
    caseworkerContactId: 'c',
    defaultCollectorId: 'd',
    defaultChainId: 'e',
    defaultBillingModelId: 'f',
    defaultClientChainId: 'g',
  }
  expect(referencesOf(named).map(({ field, kind, id }) => [field, kind, id])).toEqual([
    ['contactId', 'user', 'a'],
    ['acquisitionResponsibleId', 'user', 'b'],
    ['caseworkerContactId', 'user', 'c'],
    ['defaultCollectorId', 'collector', 'd'],
    ['defaultChainId', 'workflow', 'e'],
    ['defaultBillingModelId', 'billing model', 'f'],
    ['defaultClientChainId', 'workflow', 'g'],
  ])
  expect(referencesOf({ contactId: null, name: 'x', creditorId: 'own' })).toEqual([])
})
