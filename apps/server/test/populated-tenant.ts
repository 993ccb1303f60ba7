import { expect } from 'vitest'
import { newId } from '../src/platform/ids.ts'
import type { TestApp, TestTenant } from './test-app.ts'
import { createChoices, createParties } from './populated-tenant/choices-and-parties.ts'
import {
  createMoney,
  createCourtClaims,
  allocateMoney,
  letClaimsLapse,
  createPlans,
} from './populated-tenant/claims.ts'
import {
  settleMoney,
  aimForMoney,
  createBankLines,
  createPayoutBatches,
  approvePayouts,
  postEntries,
} from './populated-tenant/bank-and-books.ts'
import {
  followWorkflows,
  createExports,
  createImports,
  createBulkJobs,
  endCase,
  takeMessage,
  moveOwnClock,
} from './populated-tenant/casework.ts'
import {
  archiveNothing,
  createMessages,
  deliverWebhooks,
  dispatchMessage,
  printLetters,
  quarantineFile,
  receiveAndRetry,
} from './populated-tenant/messages.ts'
import { createSignIns } from './populated-tenant/sign-ins.ts'

/** A tenant that has at least one of everything. */
export interface PopulatedTenant extends TestTenant {
  /** The id of one resource of each kind, by the name of its path parameter and example id. */
  readonly ids: Readonly<Record<string, string>>
}

/** Creates a tenant and, through the API, one record of every kind in the API's examples. */
export async function createPopulatedTenant(api: TestApp): Promise<PopulatedTenant> {
  // Only a test tenant has a clock that can be moved.
  const tenant = await api.createTenant('Testbureau', { isTest: true })
  const ids: Record<string, string> = { tenantId: tenant.tenantId, tenantName: 'Testbureau' }
  const create = async (path: string, body: unknown): Promise<Record<string, string>> => {
    const answer = await api.post(path, body, { as: tenant, headers: { 'idempotency-key': newId() } })
    expect(answer.status, `${path}: ${answer.text}`).toBe(201)
    return answer.body as Record<string, string>
  }
  await createChoices(create, ids)
  await createParties(create, ids)
  await createMoney(create, ids)
  await createCourtClaims(api, tenant, create, ids)
  await allocateMoney(api, tenant, ids)
  await letClaimsLapse(api, tenant, create, ids)
  await settleMoney(api, tenant, create, ids)
  await aimForMoney(api, tenant, ids)
  await createMessages(create, ids)
  await receiveAndRetry(api, tenant, create, ids)
  await endCase(api, tenant, create, ids)
  await createPlans(api, tenant, create, ids)
  await createBankLines(api, tenant, ids)
  await createPayoutBatches(api, tenant, create, ids)
  await followWorkflows(api, tenant, create, ids)
  await createImports(api, tenant, create, ids)
  await createBulkJobs(api, tenant, create, ids)
  await createExports(api, tenant, create, ids)
  await postEntries(api, tenant, ids)
  ids['tokenId'] = (await create('/tokens', { name: 'Webshop', scopes: ['read:cases'] }))['tokenId']!
  await createSignIns(api, tenant, ids)
  await takeMessage(api, tenant, ids)
  await quarantineFile(api, tenant)
  await archiveNothing(api, tenant)
  await approvePayouts(api, tenant)
  await deliverWebhooks(api, tenant, ids)
  await moveOwnClock(api, tenant, ids)
  await dispatchMessage(api, tenant, create, ids)
  await printLetters(api, tenant, create, ids)
  const tagged = await api.patch(`/cases/${ids['caseId']!}`, { tags: ['haster'] }, { as: tenant })
  expect(tagged.status, tagged.text).toBe(200)
  return { ...tenant, ids }
}
