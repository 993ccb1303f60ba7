import { searchTerms, soundTerms } from './search-words.ts'

interface SearchedQuery {
  readonly q?: string
  readonly page?: number
  readonly after?: string
}

/** Lists what has the words of a query; if there is nothing on the first page, what sounds alike. */
export async function searched<Row>(
  { q, page = 0, after }: SearchedQuery,
  list: (terms: readonly string[] | null) => Promise<Row[]>,
): Promise<Row[]> {
  if (q === undefined) return list(null)
  const rows = await list(searchTerms(q))
  if (rows.length > 0 || page > 0 || after !== undefined) return rows
  const sounds = soundTerms(q)
  return sounds.length === 0 ? rows : list(sounds)
}
