export interface TestedFile {
  readonly name: string
  readonly status: string
  /** Of an error outside of its tests. */
  readonly message: string
  readonly tests: readonly {
    readonly fullName: string
    readonly status: string
    readonly message: string
    readonly meta?: { readonly rowCount?: number }
  }[]
}

export interface TestRun {
  readonly isGreen: boolean
  readonly files: readonly TestedFile[]
  /** Errors outside of any test. */
  readonly unhandledErrors: number
}

/** The files that are to run again, with the machine to themselves. */
export function filesToRepeat(run: TestRun): TestedFile[]

/** The results of a run, and of the second run of its broken files if there was one. */
export function addUp(
  first: TestRun,
  second?: TestRun,
): {
  readonly passed: number
  readonly failed: number
  /** Rows of generated tables. */
  readonly rowCount: number
  readonly failures: string[]
  /** Failures of tests that passed when they ran again. */
  readonly unstable: string[]
}
