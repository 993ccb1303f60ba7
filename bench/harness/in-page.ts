import type { Page } from 'playwright-core'

/*
 * Measurements inside the page, as text, since the bench has no DOM types. A time ends when the browser has painted: the
 * second frame after the change begins once the first is on screen.
 */
const painted = `const painted = (isShown) => new Promise((resolve) => {
  const look = () => requestAnimationFrame(() => (isShown() ? requestAnimationFrame(() => resolve(performance.now())) : look()))
  look()
})`

/** The sentence in the header of a case. */
const sentence = `[...document.querySelectorAll('main p')].find(({ textContent }) => / owes /.test(textContent))?.textContent`

const nextCase = `${painted}
const sentence = () => ${sentence}
const before = sentence()
window.measured = new Promise((resolve) => {
  addEventListener('keydown', async ({ timeStamp }) => {
    const header = await painted(() => sentence() !== undefined && sentence() !== before)
    const page = await painted(() => document.querySelector('main .mantine-Skeleton-root') === null)
    resolve({ header: header - timeStamp, page: page - timeStamp })
  }, { once: true, capture: true })
})`

const lastLetter = `${painted}
performance.clearResourceTimings()
window.measured = new Promise((resolve) => {
  addEventListener('keydown', async ({ timeStamp }) => {
    // An earlier letter may have found it too, so what counts is that the search for the whole text has ended.
    const searches = () => performance.getEntriesByType('resource').filter(({ name, startTime }) => name.includes('/v1/') && startTime >= timeStamp)
    const isShown = () => [...document.querySelectorAll('[role=dialog] [data-action]')].some((hit) => hit.textContent.includes(wanted))
    const now = await painted(() => searches().length > 0 && isShown())
    resolve({ key: now - timeStamp, service: Math.max(...searches().map(({ duration }) => duration)) })
  }, { once: true, capture: true })
})`

/** Presses a key once the page is listening, and returns what it measured. */
async function press<Times>(page: Page, script: string, key: string): Promise<Times> {
  // In a block, so that the next script can use the same names; without a result, so that it is not awaited.
  await page.evaluate(`{ ${script} }; undefined`)
  await page.keyboard.press(key)
  return page.evaluate<Times>('window.measured')
}

/** From the key until another case is painted: its header, and then the whole page. */
export function pressUntilCase(page: Page, key: string): Promise<{ header: number; page: number }> {
  return press(page, nextCase, key)
}

/** From the key until the palette shows a result with the text; `service` is the longest search it waited for. */
export function pressUntilFound(page: Page, key: string, text: string): Promise<{ key: number; service: number }> {
  return press(page, `const wanted = ${JSON.stringify(text)}; ${lastLetter}`, key)
}
