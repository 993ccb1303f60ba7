import type { Static } from 'typebox'
import { compileSchema } from '../../../platform/http/operations/validation.ts'
import { validationFailed } from '../../../problems/index.ts'
import { CaseFilterGroup } from './case-list.schemas.ts'
import { message } from './cases.problems.ts'

const errorsOf = compileSchema(CaseFilterGroup, 'querystring')

/** The filters of a group that is written as a query, such as `status=VERIFIED&tag=vip`. */
export function groupIn(text: string, index: number): Static<typeof CaseFilterGroup> {
  const at = `/any/${index}`
  const given = new URLSearchParams(text)
  const filters: Record<string, unknown> = Object.fromEntries(given)
  if (given.size !== Object.keys(filters).length)
    throw validationFailed([{ path: at, message: message('must have each filter once') }])
  const errors = errorsOf(filters)
  if (errors.length > 0) throw validationFailed(errors.map((error) => ({ ...error, path: `${at}${error.path}` })))
  return filters
}
