import { ProblemError } from '@fordring/client'

/** The messages of a refusal by field: `/phone/locale` stands under `phone.locale`, as forms name it. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ProblemError)) return {}
  return Object.fromEntries(
    error.errors.map(({ path, message }) => [path.replace(/^\//, '').replaceAll('/', '.'), message]),
  )
}
