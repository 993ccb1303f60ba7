import type { Command } from '../commands/command.ts'
import type { Statement } from '../database/sql.ts'

/** A person or company related to a customer, whose data is exported or erased. */
export interface Person {
  readonly tenantId: string
  readonly customerId: string
  readonly userId: string
  /** The cases of the customer. */
  readonly caseIds: readonly string[]
  /** Nobody else of the customer is left, so that everything about its cases is only about this person. */
  readonly isLast: boolean
}

/** What a tenant can have erased of a customer before its people are, by a setting of its own. */
export const dataKinds = ['messages', 'notes', 'contactHistory'] as const
export type DataKind = (typeof dataKinds)[number]

/** Something that was erased: the journal forgets its versions, and its file is deleted. */
export interface Erased {
  readonly subjectId: string
  /** The journal forgets only the versions of the subject as this; by default all of them. */
  readonly subjectType?: string
  readonly fileId?: string | null
}

/** What a feature stores about people. The books are kept. */
export interface PersonalData {
  /** Its name in an export, such as `messages`. */
  readonly section: string
  /** Belongs to a kind of data that can be erased before the person is. */
  readonly kind?: DataKind
  /** Every item about the person, for the export. */
  readonly find: (person: Person) => Statement<{ item: Readonly<Record<string, unknown>> }>
  /** Erases them, without recording what they said. Omitted for what must be kept. */
  readonly erase?: (command: Command, person: Person) => Promise<readonly Erased[]>
}
