/** What a problem code means and how to mend the request: the text of its page at /problems/{code}. */
export interface ProblemWords {
  readonly title: string
  readonly meaning: string
  readonly mend: string
}

export interface ProblemDefinition extends ProblemWords {
  readonly status: number
  /** Somebody tried to do what they may not: the audit trail says so. */
  readonly isAudited?: true
}
