/** Currencies as people write them. `nok` and `sek` are Danish words and units too, so these count in capitals only. */
const currencies = [
  { words: 't?kr|kroner|kronor|dkk|eur|euros?|usd|gbp|chf|dollars?|pund', flags: 'iu' },
  { words: 'NOK|SEK', flags: 'u' },
]

/** What can be between a number and its currency: "5 mio. kr.", "1500 danske kroner". */
const between = String.raw` ?(?:(?:hundrede?|hundra|tusinde?|tusen|mio|mia|mill?)\.? )?(?:(?:danske|norske|svenske) )?`

/** An amount beside a currency. A letter after the currency makes it another word, such as "kræver". */
const amountsOfMoney: readonly RegExp[] = [
  ...currencies.flatMap(({ words, flags }) => [
    new RegExp(String.raw`\d${between}(?:${words})(?!\p{L})`, flags),
    new RegExp(String.raw`(?<!\p{L})(?:${words})[.:]{0,2} ?\d`, flags),
    new RegExp(String.raw`(?<!\p{L})(?:hundrede?|hundra|tusinde?|tusen) (?:${words})(?!\p{L})`, flags),
  ]),
  /\d ?[€£$]|[€£$] ?\d/u,
  /\d ?[,.:]-(?! ?\d)/u,
]

/** A number with two decimals that is no part of a date, an hour or a longer number. */
const decimals = /(?<!\d|\d[.,:])(?:\d{1,3}(?:[ .,]\d{3}){1,5}|\d{1,16})[.,]\d{2}(?!\d|[.,]\d)/u
/** An hour, or a day of a month: "9.00", "31.12". */
const hoursAndDays = /(?<![\d.,])(?:(?:[01]?\d|2[0-3])\.[0-5]\d|(?:[0-2]?\d|3[01])\.(?:0[1-9]|1[0-2]))(?!\d|[.,]\d)/gu

/** A Danish CPR number. Without a hyphen, its first digits must be a day and a month, since many numbers have ten digits. */
const cprNumber = /(?<!\d)(?:\d{6}-\d{4}|(?:0[1-9]|[126-8]\d|[39][01])(?:0[1-9]|1[0-2])\d{2} ?\d{4})(?!\d)/u

/** Whether nobody else may read a text: it contains an amount or a CPR number. */
export function isConfidentialText(text: string): boolean {
  // Typography has several kinds of spaces, digits and hyphens.
  const plain = text.normalize('NFKC').replaceAll(/\p{Pd}/gu, '-')
  return (
    amountsOfMoney.some((form) => form.test(plain)) ||
    decimals.test(plain.replaceAll(hoursAndDays, ' ')) ||
    cprNumber.test(plain)
  )
}

/** The same for an e-mail, which may also have files that contain such things. */
export function isConfidential(mail: {
  readonly subject: string
  readonly text: string
  readonly attachmentCount: number
}): boolean {
  return mail.attachmentCount > 0 || isConfidentialText(`${mail.subject}\n${mail.text}`)
}
