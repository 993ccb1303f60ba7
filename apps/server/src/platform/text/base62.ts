const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Writes a number in letters and digits, padded with zeros to the width, so that no program splits it. */
export function toBase62(value: bigint, width: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = DIGITS.charAt(Number(rest % 62n)) + text
  return text.padStart(width, '0')
}

/** Reads a number written by `toBase62`. */
export function fromBase62(text: string): bigint {
  return Array.from(text).reduce((value, digit) => value * 62n + BigInt(DIGITS.indexOf(digit)), 0n)
}
