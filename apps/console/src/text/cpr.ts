/** Whether a text is a CPR number, which must not be part of an address: ten digits, with or without a hyphen. */
export function isCpr(text: string): boolean {
  return /^\d{6}[- ]?\d{4}$/.test(text.trim())
}
