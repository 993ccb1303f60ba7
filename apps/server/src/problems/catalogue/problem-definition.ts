/** What a problem code means and how to mend the request: the text of its page at /problems/{code}. */
export interface ProblemDefinition {
  readonly status: number
  readonly title: string
  readonly meaning: string
  readonly mend: string
}
