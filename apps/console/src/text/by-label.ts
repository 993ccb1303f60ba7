import { locale } from './format.ts'

/** Choices in the alphabetical order of the current language. */
export function byLabel<Choice extends { readonly label: string }>(choices: readonly Choice[]): Choice[] {
  return [...choices].sort((a, b) => a.label.localeCompare(b.label, locale()))
}
