import type { Page } from 'playwright-core'

/** Measurements from scrolling a list from its first row to its last. */
export interface Scrolled {
  /** The numbers of the cases in the order of their rows. */
  readonly numbers: readonly number[]
  /** Rows whose case changed during the run. */
  readonly moved: number
  /** The most rows that were rendered at once. */
  readonly rowsMax: number
  readonly framesMs: readonly number[]
}

/** Runs in the browser, since the tests have no DOM types. It scrolls on once the first and last visible row are drawn. */
const script = `async ({ count, step }) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const list = document.querySelector('[role=grid]')
  const numbers = new Array(count).fill(null)
  const framesMs = []
  const rowHeight = 40
  let moved = 0
  let rowsMax = 0
  const inspect = () => {
    const rows = list.querySelectorAll('[role=row][aria-rowindex]')
    rowsMax = Math.max(rowsMax, rows.length)
    for (const row of rows) {
      const index = Number(row.getAttribute('aria-rowindex')) - 2
      // The list may be longer than the part that is scrolled through.
      if (index >= count) continue
      const number = Number(row.querySelector('a').getAttribute('href').split('/').at(-1))
      if (numbers[index] !== null && numbers[index] !== number) moved += 1
      numbers[index] = number
    }
  }
  const isDrawn = () => {
    const first = Math.floor(list.scrollTop / rowHeight)
    const last = Math.floor((list.scrollTop + list.clientHeight - 1) / rowHeight) - 1
    return [first, Math.min(last, count - 1)].every((index) => numbers[index] !== null)
  }
  let before = await frame()
  inspect()
  while (numbers[count - 1] === null) {
    list.scrollTop += step
    do {
      const now = await frame()
      framesMs.push(now - before)
      before = now
      inspect()
    } while (!isDrawn())
  }
  return { numbers, moved, rowsMax, framesMs }
}`

/** Scrolls the list of cases to the row with that count as fast as it is drawn, waiting whenever more rows are fetched. */
export async function scrollCases(page: Page, options: { count: number; step: number }): Promise<Scrolled> {
  return page.evaluate<Scrolled>(`(${script})(${JSON.stringify(options)})`)
}
