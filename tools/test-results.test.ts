import { describe, expect, it } from 'vitest'
import { addUp, filesToRepeat, type TestedFile, type TestRun } from './test-results.mjs'

const passing: TestedFile['tests'][number] = { fullName: 'books', status: 'passed', message: '', meta: { rowCount: 3 } }
const failing: TestedFile['tests'][number] = { fullName: 'matches', status: 'failed', message: 'Timeout' }

function fileOf(name: string, tests: TestedFile['tests'], message = ''): TestedFile {
  const isBroken = message !== '' || tests.some(({ status }) => status === 'failed')
  return { name: `/fordring/apps/server/${name}.test.ts`, status: isBroken ? 'failed' : 'passed', message, tests }
}

function runOf(files: readonly TestedFile[], unhandledErrors = 0): TestRun {
  return { isGreen: unhandledErrors === 0 && files.every(({ status }) => status === 'passed'), files, unhandledErrors }
}

const feature = fileOf('src/features/money/books/books', [passing])
const brokenFeature = fileOf('src/features/money/books/books', [failing])
const scenario = fileOf('test/scenarios/console-bank', [passing, passing])
const brokenScenario = fileOf('test/scenarios/console-bank', [passing, failing])

describe('files that run again', () => {
  it('are the broken ones', () => {
    expect(filesToRepeat(runOf([scenario, brokenFeature]))).toEqual([brokenFeature])
    expect(filesToRepeat(runOf([feature, brokenScenario]))).toEqual([brokenScenario])
  })

  it.each([
    ['nothing failed', runOf([feature, scenario])],
    ['there was an error outside of any test', runOf([feature, brokenScenario], 1)],
    ['many failed', runOf(Array.from({ length: 5 }, (_, index) => fileOf(`test/scenarios/${index}`, [failing])))],
  ])('are none if %s', (_, run) => {
    expect(filesToRepeat(run)).toEqual([])
  })
})

describe('the results of a run', () => {
  it('count tests and rows of generated tables', () => {
    expect(addUp(runOf([feature, scenario]))).toEqual({
      ...{ passed: 3, failed: 0, rowCount: 9, failures: [], unstable: [] },
    })
  })

  it('name tests that passed only when run again, and count them as passed', () => {
    const { passed, failed, failures, unstable } = addUp(runOf([feature, brokenScenario]), runOf([scenario]))
    expect({ passed, failed, failures }).toEqual({ passed: 3, failed: 0, failures: [] })
    expect(unstable).toEqual([`${scenario.name} > matches\nTimeout`])
  })

  it('fail if a test fails again', () => {
    const { failed, failures, unstable } = addUp(runOf([feature, brokenScenario]), runOf([brokenScenario]))
    expect({ failed, unstable }).toEqual({ failed: 1, unstable: [] })
    expect(failures).toEqual([`${scenario.name} > matches\nTimeout`])
  })

  it('count tests that a broken hook skipped, and a file that does not load, as failed', () => {
    const skipped = fileOf('test/platform/one', [{ ...passing, status: 'skipped' }], 'Hook failed')
    const { failed, failures } = addUp(runOf([skipped, fileOf('test/platform/two', [], 'SyntaxError')]))
    expect(failed).toBe(2)
    expect(failures).toHaveLength(3)
  })

  it('fail by an error outside of any test', () => {
    expect(addUp(runOf([feature], 1))).toMatchObject({ passed: 1, failed: 1 })
  })
})
