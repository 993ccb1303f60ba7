import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import type { Intent } from '../../api/intent.ts'
import { type Input, useWrite } from '../../api/query.ts'
import { ConflictDialog, type ConflictingField } from '../../ui/conflict-dialog.tsx'
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
  const queries = useQueryClient()
  const [conflict, setConflict] = useState<{ patch: Patch; fields: readonly ConflictingField[] }>()
  const writing = useWrite(client.cases.patch, {
    onDone: (answer) => settings.onDone?.(answer),
    ...(settings.intent === undefined ? {} : { intent: settings.intent }),
  })
  const send = (patch: Patch, ifMatch: string | undefined): void => {
    const options = ifMatch === undefined ? {} : { ifMatch }
    const showConflict = async (): Promise<void> => {
      setConflict({ patch, fields: settings.differences(await client.cases.get({ caseId: record.id }), patch) })
    }
    writing.mutate(
      { input: { caseId: record.id, body: patch }, options },
      { onError: (error) => error.status === 412 && void showConflict() },
    )
  }
  return {
    change: (patch) => {
      send(patch, etag)
    },
    isPending: writing.isPending,
    error: writing.error?.status === 412 ? null : writing.error,
    dialog: (
      <ConflictDialog
        fields={conflict?.fields}
        onKeepTheirs={() => {
          setConflict(undefined)
          void queries.invalidateQueries()
          settings.onDone?.()
        }}
        onKeepYours={() => {
          if (conflict !== undefined) send(conflict.patch, undefined)
          setConflict(undefined)
        }}
      />
    ),
  }
}
