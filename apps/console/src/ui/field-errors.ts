import { ProblemError } from '@fordring/client'

/** The messages of a problem by field: `/phone/locale` becomes `phone.locale`, as in forms. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ProblemError)) return {}
  return Object.fromEntries(
    error.errors.map(({ path, message }) => [path.replace(/^\//, '').replaceAll('/', '.'), message]),
  )
}

/** Whether every message of a problem belongs to a field of the form, so that no notice is needed. */
export function isAllAtFields(error: unknown, fields: readonly string[]): boolean {
  const named = Object.keys(fieldErrors(error))
  return named.length > 0 && named.every((name) => fields.includes(name))
}
