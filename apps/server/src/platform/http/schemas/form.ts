import Type from 'typebox'
import { inLanguage, type Message } from '../../../problems/index.ts'

/** What is said of a text that does not fit a pattern, by the pattern: Ajv tells no more of a refusal than that. */
const forms = new Map<string, Message>()

/** A text of a certain form. The words say what that is, with an example, to whoever sends something else. */
export function Form(pattern: string, words: Message, options: Record<string, unknown> = {}): Type.TString {
  const known = forms.get(pattern)
  if (known !== undefined && inLanguage(known, 'en') !== inLanguage(words, 'en')) {
    throw new TypeError(`The pattern ${pattern} is described in two ways.`)
  }
  forms.set(pattern, words)
  return Type.String({ pattern, ...options })
}

/** What is said of a text that does not fit this pattern; nothing where it was not declared by `Form`. */
export function formOf(pattern: string): Message | undefined {
  return forms.get(pattern)
}
