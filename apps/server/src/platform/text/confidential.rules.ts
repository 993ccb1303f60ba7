/** Currencies as people write them. */
const currency = String.raw`(?:kr|dkk|sek|nok|eur|usd|gbp|chf|euro)\b|[€£$]`

/** An amount with decimals that is no part of a date, one beside a currency, or a Danish CPR number. */
const confidentialForms: readonly RegExp[] = [
  /\d[.,]\d{2}(?!\d|[.,]\d)/u,
  new RegExp(String.raw`\d ?(?:,-|${currency})`, 'iu'),
  new RegExp(String.raw`(?:${currency})\.? ?\d`, 'iu'),
  /(?<!\d)\d{6}-?\d{4}(?!\d)/u,
]

/** Whether nobody else may read a text: it contains an amount or a CPR number. */
export function isConfidentialText(text: string): boolean {
  // Typography has several kinds of spaces.
  const words = text.replaceAll(/[\u00A0\u202F\u2009]/gu, ' ')
  return confidentialForms.some((form) => form.test(words))
}

/** The same for an e-mail, which may also have files that contain such things. */
export function isConfidential(mail: {
  readonly subject: string
  readonly text: string
  readonly attachmentCount: number
}): boolean {
  return mail.attachmentCount > 0 || isConfidentialText(`${mail.subject}\n${mail.text}`)
}
