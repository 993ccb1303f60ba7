import { danishTexts } from './danish/texts.data.ts'
import type { nouns, users } from './danish/nouns.data.ts'

/** The languages that refusals are written in. */
export const languages = ['en', 'da'] as const
export type Language = (typeof languages)[number]

/** A text as it stands in English, with its holes numbered. One that has no Danish does not compile. */
type Text = keyof typeof danishTexts

/** A text without holes. */
export type PlainText = Exclude<Text, `${string}{0}${string}`>

/** A kind of thing that a text can speak of, such as `case group`. */
export type Noun = keyof typeof nouns

/** What can be said to use a thing, as `usedBy` names it. */
export type UsedBy = keyof typeof users

/** A text together with what goes into its holes, so that it can be told in either language once it is known which. */
export interface Said {
  readonly text: Text
  readonly values: readonly SaidValue[]
}

/** Names, numbers and dates are the same in every language; words are said. */
export type SaidValue = string | number | Said

type ValuesOf<Words extends Text> = Words extends `${string}{2}${string}`
  ? [SaidValue, SaidValue, SaidValue]
  : Words extends `${string}{1}${string}`
    ? [SaidValue, SaidValue]
    : Words extends `${string}{0}${string}`
      ? [SaidValue]
      : []

/** Keeps a text for its reader: every `{0}` of it has its value. */
export function say<Words extends Text>(text: Words, ...values: ValuesOf<Words>): Said {
  return { text, values }
}

/** Several things as one: `a or b or c`. */
export function chain(pair: '{0} or {1}' | '{0} and {1}' | '{0}, {1}', items: readonly SaidValue[]): SaidValue {
  const [first = '', ...others] = items
  return others.reduce((said, item) => say(pair, said, item), first)
}

/** The text for a reader of this language. */
export function inLanguage(said: SaidValue, language: Language): string {
  if (typeof said !== 'object') return String(said)
  const words = language === 'da' ? danishTexts[said.text] : said.text
  return words.replaceAll(/\{(\d)\}/g, (_hole, index: string) => inLanguage(said.values[Number(index)] ?? '', language))
}
