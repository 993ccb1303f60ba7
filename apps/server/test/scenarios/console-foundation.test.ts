import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureConsoleBuilt } from '../../../console/bin/build.mjs'
import { type ConsoleUnderTest, openWindow, signInAs, signInOnScreen, startConsole } from '../console.ts'
import { createPerson } from '../people.ts'

let console: ConsoleUnderTest

beforeAll(async () => {
  console = await startConsole()
})
afterAll(() => console.close())

describe('the console in a browser', () => {
  it('needs less than 295 kB of script to show its first screen', async () => {
    const folder = await ensureConsoleBuilt()
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js') && page.includes(name))
    const sizes = names.map((name) => gzipSync(readFileSync(join(folder, 'assets', name))).length)
    expect(names.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(295_000)
  })

  it.each([
    { language: 'en', scheme: 'light', screen: 'desktop' },
    { language: 'da', scheme: 'dark', screen: 'phone' },
  ] as const)('shows an accessible sign-in page without browser errors ($language, $scheme, $screen)', async (look) => {
    const window = await openWindow(console, look)
    await window.load('/cases?status=VERIFIED')
    await window.page.locator('button[type=submit]').waitFor()
    expect(new URL(window.page.url()).pathname).toBe('/sign-in')
    await window.expectAccessible()
    await window.shoot('sign-in')
    expect(window.complaints).toEqual([])
    await window.close()
  })

  it('explains a wrong password and the next step', async () => {
    const { email } = await createPerson(console.api, 'caseworker')
    const window = await openWindow(console)
    await window.load('/sign-in')
    await window.page.getByLabel('E-mail').fill(email)
    await window.page.getByLabel('Password', { exact: true }).fill('not the password')
    await window.page.getByRole('button', { name: 'Sign in' }).click()
    const alert = window.page.getByRole('alert')
    await alert.waitFor()
    await expect.poll(() => alert.textContent()).toContain('sign-in-refused')
    await window.expectAccessible()
    await window.close()
  })

  it('redirects after sign-in to the requested page of the console only', async () => {
    const window = await openWindow(console)
    await window.load('/cases?status=VERIFIED')
    await window.page.waitForURL((url) => url.pathname === '/sign-in')
    await signInOnScreen(console, window)
    await window.page.waitForURL((url) => url.pathname === '/cases' && url.searchParams.get('status') === 'VERIFIED')
    await window.page.getByRole('link', { name: 'Cases', exact: true }).waitFor()
    expect(window.complaints).toEqual([])
    await window.close()

    const led = await openWindow(console)
    await led.load(`/sign-in?next=${encodeURIComponent('//elsewhere.example')}`)
    await signInOnScreen(console, led)
    expect(new URL(led.page.url()).origin).toBe(console.url)
    await led.close()
  })

  it('works by keyboard: the palette navigates, ? lists the shortcuts', async () => {
    const window = await openWindow(console)
    await signInOnScreen(console, window)
    await window.page.keyboard.press('Control+k')
    await window.page.getByRole('textbox', { name: 'Search and commands' }).waitFor()
    await window.expectAccessible()
    await window.page.keyboard.type('Cases')
    await window.page.getByText('Go to Cases').waitFor()
    await window.page.keyboard.press('Escape')
    const search = window.page.getByRole('textbox', { name: 'Search and commands' })
    await search.waitFor({ state: 'hidden' })
    // In one go, as a caseworker types who knows the name, on a slow machine.
    const browser = await window.page.context().newCDPSession(window.page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await window.page.keyboard.press('Control+k')
    await window.page.keyboard.type('Cases')
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect.poll(() => search.inputValue()).toBe('Cases')
    await window.page.keyboard.press('Escape')
    await search.waitFor({ state: 'hidden' })
    await window.page.keyboard.press('?')
    await window.page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await window.expectAccessible()
    expect(window.complaints).toEqual([])
    await window.close()
  })

  it('shows a not-found page with a way on', async () => {
    const window = await openWindow(console)
    await signInAs(console, window)
    await window.load('/cases/nothing/here')
    await window.page.getByText('Page not found').waitFor()
    await window.close()
  })

  it('signs out and leaves nothing on the screen', async () => {
    const window = await openWindow(console)
    await signInOnScreen(console, window)
    await window.page.getByRole('button', { name: /En admin/ }).click()
    await window.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await window.page.waitForURL((url) => url.pathname === '/sign-in')
    await window.load('/cases')
    await window.page.waitForURL((url) => url.pathname === '/sign-in')
    await window.close()
  })
})
