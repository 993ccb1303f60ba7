import { Select } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { ConflictDialog, type ConflictingField } from '../../ui/conflict-dialog.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import type { PanelFormProps } from './case-panels.tsx'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { PanelButtons } from './panel-buttons.tsx'

/** Ends the case for a reason; where somebody else changed it meanwhile, both versions are shown first. */
export function EndForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = casesText.useText()
  const queries = useQueryClient()
  const { data: reasons } = useRead(client.endReasons.list, { pageSize: 500 }, { staleTime: 300_000 })
  const [reasonId, setReasonId] = useState<string | null>(null)
  const [conflict, setConflict] = useState<readonly ConflictingField[]>()
  const goesOn = useRef(false)
  const ending = useWrite(client.cases.patch, {
    onDone: () => {
      notifications.show({ message: t('saved') })
      onDone(goesOn.current)
    },
  })
  const label = reasons?.items.find(({ endReasonId }) => endReasonId === reasonId)?.label ?? ''
  const showConflict = async (): Promise<void> => {
    const now = await client.cases.get({ caseId: data.one.id })
    setConflict([
      { label: t('status'), yours: t('ENDED'), theirs: t(now.status) },
      { label: t('endReason'), yours: label, theirs: now.endReason ?? '' },
    ])
  }
  const end = (ifMatch: string | undefined): void => {
    if (reasonId === null) return
    const input = { caseId: data.one.id, body: { status: 'ENDED', endReasonId: reasonId } } as const
    ending.mutate(
      { input, options: ifMatch === undefined ? {} : { ifMatch } },
      { onError: (error) => error.status === 412 && void showConflict() },
    )
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        end(data.etag)
      }}
    >
      <Select
        label={t('endReason')}
        searchable
        data-autofocus
        value={reasonId}
        onChange={setReasonId}
        data={(reasons?.items ?? []).map(({ endReasonId, label: name }) => ({ value: endReasonId, label: name }))}
      />
      {ending.isError && ending.error.status !== 412 && <ProblemNotice error={ending.error} />}
      <PanelButtons
        label={t('end')}
        isBusy={ending.isPending}
        isReady={reasonId !== null}
        onCancel={() => onDone()}
        onSave={(goOn) => {
          goesOn.current = goOn
          end(data.etag)
        }}
      />
      <ConflictDialog
        fields={conflict}
        onKeepTheirs={() => {
          setConflict(undefined)
          void queries.invalidateQueries()
          onDone()
        }}
        onKeepYours={() => {
          setConflict(undefined)
          end(undefined)
        }}
      />
    </form>
  )
}
