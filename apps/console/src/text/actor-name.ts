import { wordsText } from './words.text.ts'

/** The name of a person, token or workflow; the service itself is "System". */
export function actorName({ type, name }: { readonly type: string; readonly name: string }): string {
  return type === 'SYSTEM' ? wordsText.t('system') : name
}
