import { afterAll, beforeAll, expect, it } from 'vitest'
import { runClockMoves } from '../../src/features/installation/test-clock/index.ts'
import { runRemovals } from '../../src/features/installation/tenants/run-removals.ts'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, signInAs, startConsole } from '../console.ts'
import { clockWorker } from '../move-clock.ts'
import type { TestTenant } from '../test-app.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow
let tenant: TestTenant

beforeAll(async () => {
  console = await startConsole()
  tenant = await console.api.createTenant('Prøvebureau', { isTest: true })
  window = await openWindow(console)
})
afterAll(() => console.close())

it('an administrator of a test company sees its date on every screen and moves time forward', async () => {
  const { api } = console
  const { page } = window
  await signInAs(console, window, { as: tenant })
  await window.goTo('/cases')
  const banner = page.getByRole('region', { name: 'Test company' })
  await banner.getByText('It is 2 Mar 2026').waitFor()
  await window.expectAccessible()
  await window.shoot('test-clock')
  await banner.getByRole('button', { name: 'Move time forward' }).click()
  await page.getByRole('button', { name: 'A month' }).click()
  await window.expectAccessible()
  await window.shoot('test-clock-panel')
  await page.getByRole('button', { name: /^Move to / }).click()
  await banner.getByText('0 of 30 days').waitFor()
  await window.shoot('test-clock-moving')
  const failures: unknown[] = []
  await runClockMoves(clockWorker(api.services, failures))
  await banner.getByText('It is 1 Apr 2026').waitFor()
  await window.goTo('/customers')
  await banner.getByText('It is 1 Apr 2026').waitFor()
  expect(failures).toEqual([])
  expect(window.complaints).toEqual([])
})

it('a caseworker sees the date and cannot move it; a real company has no banner', async () => {
  const danish = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
  await signInAs(console, danish, { as: tenant, role: 'caseworker' })
  await danish.goTo('/cases')
  const banner = danish.page.getByRole('region', { name: 'Testvirksomhed' })
  await banner.getByText('Det er 1. apr. 2026').waitFor()
  await expect.poll(() => banner.getByRole('button').count()).toBe(0)
  await danish.shoot('test-clock')
  await danish.close()
  const real = await openWindow(console)
  await signInAs(console, real)
  await real.goTo('/cases')
  await real.page.locator('main#content h1').waitFor()
  await expect.poll(() => real.page.getByRole('region', { name: 'Test company' }).count()).toBe(0)
})

it('an administrator deletes the test company by typing its name, and is signed out', async () => {
  const { page } = window
  await window.goTo('/cases')
  await page.getByRole('button', { name: 'Delete test company' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Delete test company' })
  await dialog.getByLabel('Type Prøvebureau to confirm').fill('Prøve')
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await dialog.getByLabel('Type Prøvebureau to confirm').fill('Prøvebureau')
  await window.expectAccessible()
  await window.shoot('test-tenant-removal')
  await confirm.click()
  await page.waitForURL(/sign-in/)
  const failures: unknown[] = []
  await runRemovals(console.api.services, {
    info: () => undefined,
    error: (found: unknown) => void failures.push(found),
  })
  expect(failures).toEqual([])
  await expect.poll(async () => (await console.api.get('/clock', { as: tenant })).status).toBe(401)
})
