// A reporter for Vitest that writes what `npm test` adds up to the file in TEST_REPORT. The one for JSON that comes with
// Vitest leaves out errors outside of any test.
import { writeFileSync } from 'node:fs'

export default class TestReport {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map((module) => ({
      name: module.moduleId,
      status: module.state(),
      // Of hooks, too, whose tests are then skipped.
      message: [module, ...module.children.allSuites()].flatMap((suite) => suite.errors().map(textOf)).join('\n'),
      tests: [...module.children.allTests()].map((test) => ({
        fullName: test.fullName,
        status: test.result().state,
        meta: test.meta(),
        message: (test.result().errors ?? []).map(textOf).join('\n'),
      })),
    }))
    writeFileSync(process.env.TEST_REPORT, JSON.stringify({ files, unhandledErrors: unhandledErrors.length }))
  }
}

const textOf = ({ stack, message }) => stack ?? message
