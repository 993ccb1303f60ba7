import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher } from '../../../../test/given.ts'
import { createPerson } from '../../../../test/people.ts'
import { type Answer, startTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { newId } from '../../../platform/ids.ts'
import { standardUpdateTypeId } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function givenType(fields: Record<string, unknown>): Promise<string> {
  const { status, body, text } = await api.post('/updates/types', { label: 'Aftale', ...fields })
  expect(status, text).toBe(201)
  return body.updateTypeId as string
}

interface References {
  readonly caseId: string
  readonly customerId: string
  readonly creditorId: string
  readonly voucherId: string
  readonly interactionId: string
  readonly updateId: string
  readonly debtorId: string
}

/** A case with a record of every kind. */
async function givenReferences(): Promise<References> {
  const { caseId, customerId } = await givenCase(api)
  const { creditorId } = (await api.get(`/cases/${caseId}`)).body
  const { caseVoucherId: voucherId } = await givenCaseVoucher(api, caseId)
  const interaction = await api.post('/interactions', { type: 'NOTE', referenceId: caseId })
  const update = await api.post('/updates', { updateTypeId: standardUpdateTypeId('note'), referenceId: caseId })
  const debtor = (await api.get(`/customers/${customerId}`)).body.users[0]
  return {
    ...{ caseId, customerId, creditorId, voucherId },
    interactionId: interaction.body.id,
    updateId: update.body.updateId,
    debtorId: debtor.userId,
  }
}

describe('refId of an update', () => {
  const onCase = ['caseId', 'customerId', 'creditorId', 'voucherId', 'interactionId', 'updateId', 'debtorId'] as const
  const onCustomer = ['caseId', 'customerId', 'creditorId', 'voucherId', 'debtorId'] as const
  const onCreditor = ['caseId', 'customerId', 'creditorId', 'voucherId'] as const

  it.each([
    ['CASE', 'caseId', onCase],
    ['CUSTOMER', 'customerId', onCustomer],
    ['CREDITOR', 'creditorId', onCreditor],
  ] as const)('201: a record that belongs to the %s of the update', async (referenceType, reference, kinds) => {
    const references = await givenReferences()
    const updateTypeId = await givenType({ referenceType })
    for (const kind of kinds) {
      const refId = references[kind].toUpperCase()
      const { status, body, text } = await api.post('/updates', {
        updateTypeId,
        referenceId: references[reference],
        refId,
      })
      expect(status, `${kind} ${text}`).toBe(201)
      expect(body.refId).toBe(references[kind])
    }
  })

  it('422: a refId that does not belong to the case, customer or creditor', async () => {
    const [references, others] = [await givenReferences(), await givenReferences()]
    for (const [referenceType, reference, name] of [
      ['CASE', 'caseId', 'case'],
      ['CUSTOMER', 'customerId', 'customer'],
      ['CREDITOR', 'creditorId', 'creditor'],
    ] as const) {
      const updateTypeId = await givenType({ referenceType })
      for (const refId of [others.caseId, others.voucherId, others.interactionId, others.debtorId, newId()]) {
        const { status, body } = await api.post('/updates', { updateTypeId, referenceId: references[reference], refId })
        expect([status, body.code]).toEqual([422, 'unknown-reference'])
        expect(body.errors).toEqual([
          { path: '/refId', message: `does not match anything that belongs to the ${name}` },
        ])
      }
    }
  })
})

describe('responsible user of an update', () => {
  async function setResponsible(level: Role | null, fields: Record<string, unknown>): Promise<Answer> {
    const { caseId } = await givenCase(api)
    const updateTypeId = await givenType({ responsiblePermissionLevel: level })
    return api.post('/updates', { updateTypeId, referenceId: caseId, ...fields })
  }

  it('201: a user with the role that the type requires, or a higher one', async () => {
    for (const role of ['caseworker', 'admin'] as const) {
      const responsibleReferenceId = (await createPerson(api, role)).userId
      const answer = await setResponsible('caseworker', { responsibleType: 'USER', responsibleReferenceId })
      expect(answer.status, answer.text).toBe(201)
      expect(answer.body).toMatchObject({ responsibleReferenceId, responsiblePermissionLevel: 'caseworker' })
    }
    expect((await setResponsible('admin', {})).status).toBe(201)
  })

  it('422: a user whose role is too low, and the problem names the role', async () => {
    const responsibleReferenceId = (await createPerson(api, 'caseworker')).userId
    const refused = {
      status: 422,
      body: {
        code: 'responsible-role-too-low',
        neededRole: 'admin',
        errors: [{ path: '/responsibleReferenceId', message: 'does not match any user with the role admin' }],
      },
    }
    expect(await setResponsible('admin', { responsibleType: 'user', responsibleReferenceId })).toMatchObject(refused)
    // A party that is not a user has no role.
    expect(await setResponsible('admin', { responsibleType: 'team', responsibleReferenceId })).toMatchObject(refused)
    expect(await setResponsible('admin', { responsibleReferenceId })).toMatchObject(refused)
  })

  it('422: an unknown or deactivated user; 201: other parties are not checked', async () => {
    const { userId } = await createPerson(api, 'caseworker')
    const patched = await api.patch(`/users/${userId}`, { active: false })
    expect(patched.status, patched.text).toBe(200)
    for (const responsibleReferenceId of [userId, newId()]) {
      const { status, body } = await setResponsible(null, { responsibleType: 'user', responsibleReferenceId })
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'unknown-reference', '/responsibleReferenceId'])
    }
    expect((await setResponsible(null, { responsibleType: 'team', responsibleReferenceId: newId() })).status).toBe(201)
  })
})
