/** The languages that debtors are written to in. */
export const writtenLanguages = ['da', 'en', 'nb', 'sv'] as const
export type WrittenLanguage = (typeof writtenLanguages)[number]
