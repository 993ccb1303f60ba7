import * as danishPerson from 'stdnum/lib/cjs/dk/cpr.js'
import * as danishCompany from 'stdnum/lib/cjs/dk/cvr.js'

/** Something that looks wrong in what was given, and was taken all the same. */
export interface Warning {
  readonly path: string
  readonly message: string
}

interface Identified {
  readonly details: { readonly cpr?: string | null; readonly cvr?: string | null }
}

/** What looks wrong in the register numbers of a user: a number may be mistyped, and still be all that is known. */
export function identifierWarnings({ details }: Identified, path: string): Warning[] {
  const warnings: Warning[] = []
  if (details.cpr != null && !danishPerson.validate(details.cpr).isValid) {
    warnings.push({
      path: `${path}/details/cpr`,
      message: 'is no CPR number: ten digits that begin with a date of birth',
    })
  }
  if (details.cvr != null && !danishCompany.validate(details.cvr).isValid) {
    warnings.push({
      path: `${path}/details/cvr`,
      message: 'is no CVR number: eight digits, the last of which checks the others',
    })
  }
  return warnings
}

/** The answer with what looks wrong, or just the answer where nothing does. */
export function withWarnings<Answer extends object>(
  answer: Answer,
  warnings: readonly Warning[],
): Answer & { warnings?: Warning[] } {
  return warnings.length === 0 ? answer : { ...answer, warnings: [...warnings] }
}
