import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { client } from '../../../api/client.ts'
import { formatMoment } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { ConflictDialog, type ConflictingField } from '../../../ui/conflict-dialog.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { waitingFor } from '../case.rules.ts'
import type { OpenPanel } from '../panels/panel.ts'
import { pausePanel } from '../panels/pause/pause-panel.ts'
import { timelineText } from '../timeline/timeline.text.ts'
import type { CaseData, Update } from '../use-case.ts'
import { casePageText } from './case-page.text.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

/** Pauses the case, or resumes it. */
export function PauseButton({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const update = waitingFor(data.updates, tenantNow())
  if (update !== undefined) return <ContinueButton key={update.updateId} update={update} />
  return (
    <Button variant="default" leftSection={<IconPlayerPause size={16} />} onClick={() => onOpen(pausePanel)}>
      {pausePanel.title()}
    </Button>
  )
}

function ContinueButton({ update }: { update: Update }): ReactNode {
  const tWords = wordsText.useText()

  const tTimeline = timelineText.useText()
  const t = casePageText.useText()
  const queries = useQueryClient()
  const intent = useRef<string>(undefined)
  const [conflict, setConflict] = useState<readonly ConflictingField[]>()
  const carryOn = useMutation({
    mutationFn: async ({ isSure }: { isSure: boolean }) => {
      const { updateId } = update
      const now = await client.updates.get.full({ updateId })
      const differences = differencesOf(update, now.data)
      if (!isSure && differences.length > 0) return differences
      intent.current ??= crypto.randomUUID()
      const options = { idempotencyKey: intent.current, ...(now.etag === undefined ? {} : { ifMatch: now.etag }) }
      await client.updates.patch({ updateId, body: { continuedAt: tenantNow().toISOString() } }, options)
      return undefined
    },
    onSuccess: async (differences) => {
      setConflict(differences)
      if (differences !== undefined) return
      intent.current = undefined
      await queries.invalidateQueries()
    },
  })
  const differencesOf = (shown: Update, now: Update): ConflictingField[] => {
    const moment = (at: string | null): string => (at === null ? '' : formatMoment(at))
    return [
      {
        label: tTimeline('continued'),
        yours: moment(tenantNow().toISOString()),
        theirs: moment(now.continuedAt),
        isNew: shown.continuedAt !== now.continuedAt,
      },
      {
        label: tWords('remindMeOn'),
        yours: moment(shown.remindedAt),
        theirs: moment(now.remindedAt),
        isNew: shown.remindedAt !== now.remindedAt,
      },
      { label: tWords('text'), yours: shown.update, theirs: now.update, isNew: shown.update !== now.update },
    ].filter(({ isNew }) => isNew)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlayerPlay size={16} />}
        loading={carryOn.isPending}
        onClick={() => {
          carryOn.mutate({ isSure: false })
        }}
      >
        {t('continue')}
      </Button>
      {carryOn.isError && <ProblemNotice error={carryOn.error} />}
      <ConflictDialog
        fields={conflict}
        onKeepTheirs={() => {
          setConflict(undefined)
          void queries.invalidateQueries()
        }}
        onKeepYours={() => {
          setConflict(undefined)
          carryOn.mutate({ isSure: true })
        }}
      />
    </>
  )
}
