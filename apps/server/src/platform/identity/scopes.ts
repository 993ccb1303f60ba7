const SCOPE = /^(read|write):[a-z-]+(\.[a-z-]+)*$/

/** Tells whether a text is a scope by its grammar; whether some endpoint asks for it is for the caller to know. */
export function isScope(text: string): boolean {
  return SCOPE.test(text)
}
