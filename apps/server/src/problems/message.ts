import { sharedTexts } from './shared-texts.data.ts'
import type { nouns, users } from './nouns.data.ts'

/** The languages of problems. */
export const languages = ['en', 'da'] as const
export type Language = (typeof languages)[number]

/** The name of a resource in messages, such as `case group`. */
export type Noun = keyof typeof nouns

/** What can use a registry entry, as `usedBy` names it. */
export type UsedBy = keyof typeof users

/** A text in both languages with the values of its placeholders. The language is chosen only when it is sent. */
export interface Message {
  readonly en: string
  readonly da: string
  readonly values: readonly MessageValue[]
}

/** An amount in minor units, which a message shows as people write it: 1,000.00. */
export interface ShownAmount {
  readonly minorUnits: number
}

export function shownAmount(minorUnits: number): ShownAmount {
  return { minorUnits }
}

/** Names, numbers and dates are the same in every language; anything else is an amount or a message itself. */
export type MessageValue = string | number | ShownAmount | Message

type SharedText = keyof typeof sharedTexts

type ValuesOf<Text extends string> = Text extends `${string}{2}${string}`
  ? [MessageValue, MessageValue, MessageValue]
  : Text extends `${string}{1}${string}`
    ? [MessageValue, MessageValue]
    : Text extends `${string}{0}${string}`
      ? [MessageValue]
      : []

/** Creates a message from a text of the dictionary. A text without a translation does not compile. */
export type MessageOf<Own extends string = never> = <Text extends Own | SharedText>(
  text: Text,
  ...values: ValuesOf<Text>
) => Message

/** The `message` function of a feature, for its own texts (the Danish by the English) and the shared ones. */
export function messagesIn<Own extends Readonly<Record<string, string>>>(own: Own): MessageOf<keyof Own & string> {
  const danish: Readonly<Record<string, string>> = { ...sharedTexts, ...own }
  return (text, ...values) => ({ en: text, da: danish[text] ?? text, values })
}

/** Creates a message from the shared texts. */
export const message = messagesIn({})

/** Joins several values into one: `a or b or c`. */
export function chain(pair: '{0} or {1}' | '{0} and {1}' | '{0}, {1}', items: readonly MessageValue[]): MessageValue {
  const [first = '', ...others] = items
  return others.reduce((joined, item) => message(pair, joined, item), first)
}

/** The text in this language. */
export function inLanguage(value: MessageValue, language: Language): string {
  if (typeof value !== 'object') return String(value)
  if ('minorUnits' in value) return amountText(value, language)
  return value[language].replaceAll(/\{(\d)\}/g, (_placeholder, index: string) =>
    inLanguage(value.values[Number(index)] ?? '', language),
  )
}

function amountText({ minorUnits }: ShownAmount, language: Language): string {
  const [thousands, decimal] = language === 'da' ? ['.', ','] : [',', '.']
  const digits = String(Math.abs(minorUnits)).padStart(3, '0')
  const major = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
  return `${minorUnits < 0 ? '-' : ''}${major}${decimal}${digits.slice(-2)}`
}
