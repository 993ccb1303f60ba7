import { searchWords } from '../../../platform/text/search-words.ts'

/** A long mail repeats itself: its first words find it, and the index stays small. */
const wordsMax = 500
/** As many words are in far less; and to look for them in a megabyte would keep everybody waiting. */
const charactersMax = 20_000

/** The words under which an interaction is found: of its notes without their markup, and of its details. */
export function interactionWords({ notes, details }: { readonly notes: string; readonly details: unknown }): string[] {
  return searchWords([beginningOf(textsOf(notes, details))]).slice(0, wordsMax)
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Sanitised notes know these four entities only; all else is written as it is read. */
function textOf(notes: string): string {
  return notes.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? ' ')
}

function* textsOf(notes: string, details: unknown): Generator<string> {
  yield textOf(notes)
  yield* textsIn(details)
}

/** The texts one after the other, as far as words are looked for; taken from them lazily, since there may be thousands. */
function beginningOf(texts: Iterable<string>): string {
  let beginning = ''
  for (const text of texts) {
    beginning += `${text.slice(0, charactersMax)} `
    if (beginning.length >= charactersMax) break
  }
  return beginning.slice(0, charactersMax)
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'number') yield String(value)
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* textsIn(member)
}
