import type { booksSearch } from '../reports.search.ts'

export type BooksFilters = ReturnType<typeof booksSearch.use>
export type ChangeBooks = (next: { [Name in keyof BooksFilters]?: string | undefined }) => void
