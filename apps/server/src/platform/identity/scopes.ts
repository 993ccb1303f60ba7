const SCOPE = /^(read|write):[a-z-]+(\.[a-z-]+)*$/

/** Whether a text has the syntax of a scope. An operation need not exist for it. */
export function isScope(text: string): boolean {
  return SCOPE.test(text)
}
