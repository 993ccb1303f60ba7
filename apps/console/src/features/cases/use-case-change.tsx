import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import type { Intent } from '../../api/intent.ts'
import { type Input, useWrite } from '../../api/query.ts'
import type { ConflictingField } from '../../ui/conflict-dialog.tsx'
import { useVersionedWrite } from '../../ui/use-versioned-write.tsx'
import type { Case, CaseData } from './use-case.ts'

type Patch = Input<typeof client.cases.patch>['body']

export interface CaseChange {
  readonly change: (patch: Patch) => void
  readonly isPending: boolean
  /** A problem to show; a version conflict is shown by the dialog. */
  readonly error: unknown
  readonly dialog: ReactNode
}

/** Changes a case. If somebody else changed it in the meantime, the user sees both versions and chooses one. */
export function useCaseChange(
  { record, etag }: CaseData,
  settings: {
    /** The differences between the two versions, for the user to choose. */
    readonly differences: (now: Case, patch: Patch) => readonly ConflictingField[]
    /** Called with the response, or without one if the user kept the current version. */
    readonly onDone?: (answer?: { readonly isReplay: boolean }) => void
    readonly intent?: Intent
  },
): CaseChange {
  const caseId = record.id
  const { save, ...change } = useVersionedWrite({
    writing: useWrite(client.cases.patch, {
      onDone: (answer) => settings.onDone?.(answer),
      ...(settings.intent === undefined ? {} : { intent: settings.intent }),
    }),
    inputOf: (body: Patch) => ({ caseId, body }),
    read: () => client.cases.get.full({ caseId }),
    differences: settings.differences,
    onKeepTheirs: () => settings.onDone?.(),
  })
  return { ...change, change: (patch) => save(patch, etag) }
}
