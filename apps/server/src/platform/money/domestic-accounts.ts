/** Checks of account numbers that banks in one country use, and the IBAN of a Danish account. */

/** A Norwegian account has 11 digits; the last is a check digit with modulus 11. */
export function isNorwegianAccount(number: string): boolean {
  if (!/^\d{11}$/.test(number)) return false
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  const check = (11 - (sum % 11)) % 11
  return check < 10 && check === Number(number[10])
}

/** A bankgiro number has 7 or 8 digits; the last is a check digit with modulus 10. */
export function isBankgiro(number: string): boolean {
  return /^\d{7,8}$/.test(number) && hasValidLastDigit(number)
}

/** A clearing number names a Swedish bank: 4 digits from 1000, or 5 that begin with 8 and end in a check digit. */
export function isClearingNumber(number: string): boolean {
  if (/^8\d{4}$/.test(number)) return hasValidLastDigit(number)
  return /^[1-9]\d{3}$/.test(number)
}

/** A Swedish account number without its clearing number. Which of its digits is a check digit depends on the bank. */
export function isSwedishAccount(number: string): boolean {
  return /^\d{2,10}$/.test(number) && /[1-9]/.test(number)
}

/** The last digit makes the sum a multiple of 10, with every second digit from the right doubled (Luhn). */
function hasValidLastDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** The IBAN of a Danish account: country, two check digits, registration number, and ten digits of the account. */
export function danishIban(registrationNumber: string, accountNumber: string): string {
  const domestic = `${registrationNumber}${accountNumber.padStart(10, '0')}`
  // D is 13, K is 20, and the check digits count as 00.
  const check = 98n - (BigInt(`${domestic}132000`) % 97n)
  return `DK${String(check).padStart(2, '0')}${domestic}`
}
