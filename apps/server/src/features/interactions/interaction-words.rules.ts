import { searchWords } from '../../platform/text/search-words.ts'

/** A long mail repeats itself: its first words find it, and the index stays small. */
const wordsMax = 500

/** The words under which an interaction is found: of its notes without their markup, and of its details. */
export function interactionWords({ notes, details }: { readonly notes: string; readonly details: unknown }): string[] {
  return searchWords([textOf(notes), ...textsIn(details)]).slice(0, wordsMax)
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Sanitised notes know these four entities only; all else is written as it is read. */
function textOf(notes: string): string {
  return notes.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? ' ')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
