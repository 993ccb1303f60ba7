import { ProblemError } from '@fordring/client'

/** The messages of a refusal by field: `/phone/locale` stands under `phone.locale`, as forms name it. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ProblemError)) return {}
  return Object.fromEntries(
    error.errors.map(({ path, message }) => [path.replace(/^\//, '').replaceAll('/', '.'), message]),
  )
}

/** Whether every message of a refusal has found its field, so that nothing more need be said. */
export function isAllAtFields(error: unknown, fields: readonly string[]): boolean {
  const named = Object.keys(fieldErrors(error))
  return named.length > 0 && named.every((name) => fields.includes(name))
}
