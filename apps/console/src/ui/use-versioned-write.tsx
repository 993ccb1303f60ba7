import type { Answer, ProblemError } from '@fordring/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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
  /**
   * Whether the user has seen this version. For a row of a list, which has no ETag: the current version is read and
   * compared before it is changed.
   */
  readonly isSeen?: (now: Record) => boolean
  /** What to save over the current version; the same by default. */
  readonly rebase?: (now: Record, body: Body) => Body
  /** Called once the screen shows the current version again. */
  readonly onKeepTheirs: (now: Answer<Record>) => void
}): VersionedWrite<Body> {
  const { writing, inputOf, read, differences, isSeen, rebase, onKeepTheirs } = settings
  const queries = useQueryClient()
  const [conflict, setConflict] = useState<{ body: Body; now: Answer<Record> }>()
  const write = (body: Body, ifMatch: string | undefined): void => {
    const showConflict = async (): Promise<void> => setConflict({ body, now: await read() })
    writing.mutate(
      { input: inputOf(body), ...(ifMatch === undefined ? {} : { options: { ifMatch } }) },
      { onError: (error) => error.status === 412 && void showConflict() },
    )
  }
  const comparing = useMutation<Answer<Record>, ProblemError, Body>({
    mutationFn: read,
    onSuccess: (now, body) => {
      if (isSeen?.(now.data) === false) setConflict({ body, now })
      else write(body, now.etag)
    },
  })
  const save = (body: Body, ifMatch: string | undefined): void => {
    if (isSeen === undefined) write(body, ifMatch)
    else comparing.mutate(body)
  }
  const dialog = (
    <ConflictDialog
      fields={conflict && differences(conflict.now.data, conflict.body)}
      onKeepTheirs={() => {
        setConflict(undefined)
        writing.reset()
        void queries.invalidateQueries()
        if (conflict !== undefined) onKeepTheirs(conflict.now)
      }}
      onKeepYours={() => {
        setConflict(undefined)
        if (conflict === undefined) return
        const { body, now } = conflict
        write(rebase?.(now.data, body) ?? body, now.etag)
      }}
    />
  )
  const error = writing.error?.status === 412 ? null : writing.error
  const isPending = comparing.isPending || writing.isPending
  return { save, isPending, error: error ?? comparing.error, dialog }
}
