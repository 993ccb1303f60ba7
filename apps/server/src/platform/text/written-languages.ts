/** The languages that debtors are written to in: letters, e-mails and the debtor web. */
export const writtenLanguages = ['da', 'en', 'nb', 'sv'] as const
export type WrittenLanguage = (typeof writtenLanguages)[number]

/** Their formats of amounts and dates. */
export const writtenLocales: Readonly<Record<WrittenLanguage, string>> = {
  ...{ da: 'da-DK', en: 'en-GB', nb: 'nb-NO', sv: 'sv-SE' },
}

/** Norwegian has two written forms and a common code; everybody who reads one of them reads Bokmål. */
const norwegian = ['no', 'nn']

/** The language of a code such as `nb`, `no` or `sv-SE`; undefined if debtors are not written to in it. */
export function writtenLanguageOf(code: string | null | undefined): WrittenLanguage | undefined {
  const [language = ''] = (code ?? '').toLowerCase().split('-')
  const name = norwegian.includes(language) ? 'nb' : language
  return writtenLanguages.find((candidate) => candidate === name)
}

/** Countries are given as codes or names. */
const countries: Readonly<Record<string, WrittenLanguage>> = {
  ...{ dk: 'da', danmark: 'da', denmark: 'da' },
  ...{ no: 'nb', norge: 'nb', noreg: 'nb', norway: 'nb' },
  ...{ se: 'sv', sverige: 'sv', sweden: 'sv' },
}

/** The language of a country, by its code or name; undefined if it is not known. */
export function languageOfCountry(country: string | null | undefined): WrittenLanguage | undefined {
  const name = (country ?? '').trim().toLowerCase()
  return Object.hasOwn(countries, name) ? countries[name] : undefined
}

/** Whom a message is for: their own language, the country of the creditor, and the language of the tenant. */
export interface LanguageFacts {
  readonly spoken: string | null | undefined
  readonly country: string | null | undefined
  readonly tenant: string
}

/** The languages to write in, the best first: that of the recipient, of the creditor's country, of the tenant, English. */
export function languagesFor({ spoken, country, tenant }: LanguageFacts): [WrittenLanguage, ...WrittenLanguage[]] {
  const wanted = [writtenLanguageOf(spoken), languageOfCountry(country), writtenLanguageOf(tenant)]
  const [first = 'en', ...rest] = [...new Set(wanted.filter((language) => language !== undefined))]
  return [first, ...rest, ...(first === 'en' || rest.includes('en') ? [] : (['en'] as const))]
}
