import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Input, useWrite } from '../../../api/query.ts'
import { formatMoment } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import type { ConflictingField } from '../../../ui/conflict-dialog.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { useVersionedWrite } from '../../../ui/use-versioned-write.tsx'
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
  const t = casePageText.useText()
  const { updateId } = update
  const resuming = useVersionedWrite({
    writing: useWrite(client.updates.patch),
    inputOf: (body: Input<typeof client.updates.patch>['body']) => ({ updateId, body }),
    read: () => client.updates.get.full({ updateId }),
    isSeen: (now) => differencesOf(update, now).length === 0,
    differences: (now) => differencesOf(update, now),
    onKeepTheirs: () => undefined,
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlayerPlay size={16} />}
        loading={resuming.isPending}
        onClick={() => resuming.save({ continuedAt: tenantNow().toISOString() }, undefined)}
      >
        {t('continue')}
      </Button>
      {resuming.error !== null && <ProblemNotice error={resuming.error} />}
      {resuming.dialog}
    </>
  )
}

function differencesOf(shown: Update, now: Update): ConflictingField[] {
  const moment = (at: string | null): string => (at === null ? '' : formatMoment(at))
  return [
    {
      label: timelineText.t('continued'),
      yours: moment(tenantNow().toISOString()),
      theirs: moment(now.continuedAt),
      isNew: shown.continuedAt !== now.continuedAt,
    },
    {
      label: wordsText.t('remindMeOn'),
      yours: moment(shown.remindedAt),
      theirs: moment(now.remindedAt),
      isNew: shown.remindedAt !== now.remindedAt,
    },
    { label: wordsText.t('text'), yours: shown.update, theirs: now.update, isNew: shown.update !== now.update },
  ].filter(({ isNew }) => isNew)
}
