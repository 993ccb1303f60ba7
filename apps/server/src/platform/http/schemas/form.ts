import Type from 'typebox'
import { inLanguage, type Message } from '../../../problems/index.ts'

/** The error message of each pattern. Ajv reports only which pattern did not match. */
const forms = new Map<string, Message>()

/** A string that matches a pattern. The message tells callers what is expected, with an example. */
export function Form(pattern: string, expected: Message, options: Record<string, unknown> = {}): Type.TString {
  const known = forms.get(pattern)
  if (known !== undefined && inLanguage(known, 'en') !== inLanguage(expected, 'en')) {
    throw new TypeError(`The pattern ${pattern} has two different messages.`)
  }
  forms.set(pattern, expected)
  return Type.String({ pattern, ...options })
}

/** The error message of a pattern, if it was declared with `Form`. */
export function formOf(pattern: string): Message | undefined {
  return forms.get(pattern)
}
