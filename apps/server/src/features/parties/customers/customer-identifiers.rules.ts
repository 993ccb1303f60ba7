import * as danishPerson from 'stdnum/lib/cjs/dk/cpr.js'
import * as danishCompany from 'stdnum/lib/cjs/dk/cvr.js'

/** A value that looks wrong but was accepted. */
export interface Warning {
  readonly path: string
  readonly message: string
}

interface Identified {
  readonly details: { readonly cpr?: string | null; readonly cvr?: string | null }
}

/** Warnings about CPR and CVR numbers. An invalid number is accepted, because it may be all that is known. */
export function identifierWarnings({ details }: Identified, path: string): Warning[] {
  const warnings: Warning[] = []
  if (details.cpr != null && !danishPerson.validate(details.cpr).isValid) {
    warnings.push({
      path: `${path}/details/cpr`,
      message: 'is not a valid CPR number: ten digits, beginning with the date of birth',
    })
  }
  if (details.cvr != null && !danishCompany.validate(details.cvr).isValid) {
    warnings.push({
      path: `${path}/details/cvr`,
      message: 'is not a valid CVR number: eight digits, the last of which is a check digit',
    })
  }
  return warnings
}

/** Adds the warnings, if there are any, to a response. */
export function withWarnings<Response extends object>(
  response: Response,
  warnings: readonly Warning[],
): Response & { warnings?: Warning[] } {
  return warnings.length === 0 ? response : { ...response, warnings: [...warnings] }
}
