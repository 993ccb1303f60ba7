import { describe, expect, it } from 'vitest'
import { stepsFor } from './changes.mjs'

function names(...files: string[]): string[] {
  return stepsFor(files).map(([name]) => name)
}

describe('the checks of a change', () => {
  it('are those of the server for a file of the server', () => {
    expect(names('apps/server/src/app.ts')).toEqual(['lint', 'types', 'format'])
  })

  it('are those of the console for a file of the console', () => {
    expect(names('apps/console/src/main.tsx')).toEqual(['lint', 'types of the console', 'format'])
  })

  it('include the types of both for the client and for settings', () => {
    expect(names('packages/client/src/index.ts')).toEqual(['lint', 'types', 'types of the console', 'format'])
    expect(names('package-lock.json')).toEqual(['types', 'types of the console', 'format'])
  })

  it('are none for prose', () => {
    expect(names('README.md', 'docs/screenshots/case.png')).toEqual([])
  })

  it('lint only the files that changed', () => {
    const lint = stepsFor(['apps/server/src/app.ts', 'README.md']).find(([name]) => name === 'lint')

    expect(lint?.[2].slice(-2)).toEqual(['--no-error-on-unmatched-pattern', 'apps/server/src/app.ts'])
  })
})
