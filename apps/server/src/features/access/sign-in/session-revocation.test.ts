import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, signIn } from '../../../../test/people.ts'
import { type SecondInstance, startSecondInstance } from '../../../../test/second-instance.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let api: TestApp
let other: SecondInstance
beforeAll(async () => {
  api = await startTestApp()
  other = await startSecondInstance(api, { receivesChanges: true })
})
afterAll(async () => {
  await other.close()
  await api.close()
})

it.each([
  ['signing out', '/iam/session'],
  ['signing out everywhere', '/iam/sessions'],
])('a session in use on another process ends there within a second of %s', async (_, path) => {
  const browser = await signIn(api, await createPerson(api, 'caseworker'))
  const headers = { authorization: '', cookie: browser.cookie, 'sec-fetch-site': 'same-origin' }
  const statusThere = async (): Promise<number> =>
    (await other.request({ method: 'GET', path: '/iam/session', headers })).status
  expect(await statusThere()).toBe(200)
  expect((await browser.delete(path)).status).toBe(200)
  await expect.poll(statusThere, { interval: 10 }).toBe(401)
})
