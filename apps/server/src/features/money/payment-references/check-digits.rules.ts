/** Check digits of payment references. All of them accept and return plain digits. */

/** The modulus 10 check digit (Luhn): every second digit from the right counts double, as the sum of its digits. */
export function modulus10(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (weighted > 9 ? weighted - 9 : weighted)
    }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** The modulus 11 check digit with weights 2 to 7 from the right. It is `-` if the remainder is 1. */
export function modulus11(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? '-' : String(check)
}

/** The two check digits of ISO 7064 modulus 97-10, which are appended to the digits. */
export function modulus97(digits: string): string {
  return String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0')
}

/** Whether digits that end in their modulus 97-10 check digits are intact. */
export function passesModulus97(digits: string): boolean {
  return BigInt(digits) % 97n === 1n
}
