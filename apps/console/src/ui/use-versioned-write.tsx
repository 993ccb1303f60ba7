import type { Answer, ProblemError } from '@fordring/client'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { AnyMethod, Input, Write } from '../api/query.ts'
import { ConflictDialog, type ConflictingField } from './conflict-dialog.tsx'

interface VersionedWrite<Body> {
  readonly save: (body: Body, ifMatch: string | undefined) => void
  readonly isPending: boolean
  /** A problem to show; a version conflict is shown by the dialog. */
  readonly error: ProblemError | null
  readonly dialog: ReactNode
}

/**
 * Changes a version of a record. If somebody else changed it in the meantime (412), the user sees both versions and
 * chooses one. Their own is then saved over the version that they saw, so that a third one is not lost either.
 */
export function useVersionedWrite<Called extends AnyMethod, Body, Record>(settings: {
  readonly writing: Write<Called>
  readonly inputOf: (body: Body) => Input<Called>
  /** Reads the current version. */
  readonly read: () => Promise<Answer<Record>>
  readonly differences: (now: Record, body: Body) => readonly ConflictingField[]
  /** What to save over the current version; the same by default. */
  readonly rebase?: (now: Record, body: Body) => Body
  /** Called once the screen shows the current version again. */
  readonly onKeepTheirs: () => void
}): VersionedWrite<Body> {
  const { writing, inputOf, read, differences, rebase, onKeepTheirs } = settings
  const queries = useQueryClient()
  const [conflict, setConflict] = useState<{ body: Body; now: Answer<Record> }>()
  const save = (body: Body, ifMatch: string | undefined): void => {
    const showConflict = async (): Promise<void> => setConflict({ body, now: await read() })
    writing.mutate(
      { input: inputOf(body), ...(ifMatch === undefined ? {} : { options: { ifMatch } }) },
      { onError: (error) => error.status === 412 && void showConflict() },
    )
  }
  const dialog = (
    <ConflictDialog
      fields={conflict && differences(conflict.now.data, conflict.body)}
      onKeepTheirs={() => {
        setConflict(undefined)
        writing.reset()
        void queries.invalidateQueries()
        onKeepTheirs()
      }}
      onKeepYours={() => {
        setConflict(undefined)
        if (conflict === undefined) return
        const { body, now } = conflict
        save(rebase?.(now.data, body) ?? body, now.etag)
      }}
    />
  )
  const error = writing.error?.status === 412 ? null : writing.error
  return { save, isPending: writing.isPending, error, dialog }
}
