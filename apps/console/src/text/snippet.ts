const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** The text of a note without markup, for one line of a list. */
export function snippetOf(notes: string): string {
  const bare = notes.slice(0, 2_000).replaceAll(/<[^>]*>/g, ' ')
  return bare
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 240)
}
