import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Migrates the template database that test files clone. Projects without it start no PostgreSQL. */
const globalSetup = ['apps/server/test/template-database.ts']
const unit = ['apps/server/**/*.rules.test.ts', 'apps/server/src/{main,platform}/**/*.test.ts', 'tools/**/*.test.ts']
const service = ['apps/server/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'tools/**/*.test.ts']
/** Its tests see parts of a browser that a server does not have. */
const consoleTests: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'console',
    include: ['apps/console/src/**/*.test.{ts,tsx}'],
    setupFiles: ['apps/console/test/english-browser.ts'],
  },
}

/** A project for each loop of a developer, as CONTRIBUTING.md describes them. */
const loops: TestProjectInlineConfiguration[] = [
  { extends: true, test: { name: 'unit', include: unit, globalSetup: ['apps/server/test/built-server.ts'] } },
  {
    extends: true,
    test: {
      name: 'feature',
      include: ['apps/server/src/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
      exclude: unit,
      globalSetup,
    },
  },
  {
    extends: true,
    test: {
      name: 'contract',
      include: ['apps/server/test/{contract,platform,attacks}/**/*.test.ts'],
      globalSetup,
    },
  },
  consoleTests,
  { extends: true, test: { name: 'scenario', include: ['apps/server/test/scenarios/**/*.test.ts'], globalSetup } },
  { extends: true, test: { name: 'faults', include: ['apps/server/test/faults/**/*.test.ts'], globalSetup } },
]

/**
 * The same files in two projects, for a run of all tests. Each project starts workers of its own, and each of them takes
 * seconds to load the service.
 */
const everything: TestProjectInlineConfiguration[] = [
  { extends: true, test: { name: 'service', include: service, globalSetup } },
  consoleTests,
]

export default defineConfig({
  test: {
    // Timeouts end hanging tests. They are generous, since two cores may have other work to do.
    testTimeout: 900_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 60_000 } },
    // Tests spend about half of their time waiting for PostgreSQL, processes and browsers. Four keep two cores busy; each
    // more costs the processor time of loading the service.
    maxWorkers: 4,
    // A worker loads the service once for all of its files: no test leaves state in a module.
    isolate: false,
    // Four workers share two cores: helper threads that collect garbage in parallel mostly wait for each other. The heap
    // may grow to four times what is in use before all of it is searched for garbage, which took a tenth of a worker's
    // time. No greatest sizes: they would apply to rendering workers too, whose limits are tested.
    execArgv: ['--single-threaded-gc', '--initial-old-space-size=400', '--heap-growing-percent=300'],
    // Unchanged modules are not compiled again, by this run or the next.
    experimental: { fsModuleCache: true },
    // Projects run in the order of their names. Short files come last, so that all workers end together.
    projects: process.env['TEST_EVERYTHING'] === 'true' ? everything : loops,
  },
})
