import { searchWords } from '../../../platform/text/search-words.ts'

/** Long e-mails repeat themselves: the first words are enough to find them, and keep the index small. */
const wordsMax = 500
/** Enough for that many words; splitting a megabyte of text would block the event loop. */
const charactersMax = 20_000

/** The search words of an interaction: from its notes without markup, and from its details. */
export function interactionWords({ notes, details }: { readonly notes: string; readonly details: unknown }): string[] {
  return searchWords([beginningOf(textsOf(notes, details))]).slice(0, wordsMax)
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Sanitised notes contain only these four entities. */
function textOf(notes: string): string {
  return notes.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? ' ')
}

function* textsOf(notes: string, details: unknown): Generator<string> {
  yield textOf(notes)
  yield* textsIn(details)
}

/** Joins the texts up to the limit; lazily, since there may be thousands. */
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
