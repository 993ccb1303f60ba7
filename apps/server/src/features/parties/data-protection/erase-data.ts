import type { Command } from '../../../platform/commands/command.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import { eraseSubjects } from '../../../platform/journal/erase-subjects.ts'
import { eraseFiles } from '../../messaging/files/index.ts'
import { insertErasure } from './data-protection.queries.ts'
import type { Erasure } from './data-protection.schemas.ts'

export interface ErasureScope {
  readonly sections: readonly PersonalData[]
  readonly people: readonly Person[]
  /** Whose data it was, and why it is erased. */
  readonly about: Pick<Erasure, 'customerId' | 'userId' | 'kind' | 'reason'>
}

/** Erases sections of the data of people of one customer, with files and what the journal says, and records that. */
export async function eraseData(command: Command, { sections, people, about }: ErasureScope): Promise<Erasure> {
  const { tenantId, transaction, now, actor } = command
  const { counts, erased } = await eraseSections(command, sections, people)
  const erasureId = command.newId()
  const files = await eraseFiles(command, [...new Set(erased.flatMap(({ fileId }) => fileId ?? []))])
  const subjects = [...erased, ...files.map((subjectId) => ({ subjectId }))]
  const journal = await eraseSubjects(transaction, { tenantId, erasureId, subjects })
  const erasure = { erasureId, ...about, createdBy: actor, counts: { ...counts, files: files.length, journal } }
  await transaction.run(insertErasure(tenantId, erasure, now))
  const view: Erasure = { ...erasure, createdAt: instant(now) }
  command.emit({ type: 'erasures.create', subjectId: erasureId, data: view })
  command.audit({ subjectType: 'erasure', subjectId: erasureId, after: view })
  return view
}

async function eraseSections(
  command: Command,
  sections: readonly PersonalData[],
  people: readonly Person[],
): Promise<{ counts: Record<string, number>; erased: readonly Erased[] }> {
  const counts: Record<string, number> = {}
  const erased: Erased[] = []
  for (const { section, erase } of sections) {
    const ids = new Set<string>()
    for (const person of people) {
      const items = (await erase?.(command, person)) ?? []
      for (const { subjectId } of items) ids.add(subjectId)
      erased.push(...items)
    }
    counts[section] = ids.size
  }
  return { counts, erased }
}
