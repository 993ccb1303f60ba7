import type { SearchHit } from '../../app/feature.ts'
import type { Section } from './sectioned.tsx'

/** The sections of an area whose name has the words, as results of the palette. */
export function findSections(
  area: string,
  sections: readonly Section[],
  { text, may }: { text: string; may: (scope: string | undefined) => boolean },
): readonly SearchHit[] {
  const words = text.toLowerCase().split(/\s+/)
  return sections
    .filter(({ scope, isElsewhere }) => may(scope) && isElsewhere !== true)
    .map(({ to, label }) => ({ id: to, title: `${area}: ${label()}`, subtitle: '', to }))
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
}
