import { Select, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef } from 'react'
import { client } from '../../../../api/client.ts'
import { useRead } from '../../../../api/query.ts'
import { formatAmount } from '../../../../text/format.ts'
import { byLabel } from '../../../../text/by-label.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { casesText } from '../../cases.text.ts'
import { endReasonName } from '../../standard.text.ts'
import { useCaseChange } from '../../use-case-change.tsx'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { endText } from './end.text.ts'

/** Ends the case with a reason. If somebody else changed the case in the meantime, it shows both versions first. */
export function EndForm({ data, onDone }: PanelFormProps): ReactNode {
  const tCases = casesText.useText()
  const t = endText.useText()
  const tWords = wordsText.useText()
  const { data: reasons } = useRead(client.endReasons.list, { pageSize: 500 }, { staleTime: 300_000 })
  const draft = useFormDraft<{ reasonId: string | null; override: string }>(`end ${data.record.id}`, {
    reasonId: null,
    override: '',
  })
  const { reasonId, override } = draft.fields
  const goesOn = useRef(false)
  const names = new Map((reasons?.items ?? []).map((item) => [item.endReasonId, endReasonName(item)]))
  const nameOf = (endReasonId: string | null): string => names.get(endReasonId ?? '') ?? ''
  const ending = useCaseChange(data, {
    differences: (now) => [
      { label: tWords('status'), yours: tCases('ENDED'), theirs: tCases(now.status) },
      { label: t('endReason'), yours: nameOf(reasonId), theirs: nameOf(now.endReasonId) },
    ],
    intent: draft.intent,
    onDone: (answer) => {
      if (answer === undefined) draft.discard()
      else draft.finish(answer)
      notifications.show({ message: tWords('saved') })
      onDone(goesOn.current)
    },
  })
  const chosen = reasons?.items.find((item) => item.endReasonId === reasonId)
  const needsOverride = data.record.outstanding > 0 && chosen?.standard === true && chosen.handle === 'PAID'
  const reason = override.trim()
  const end = (goOn: boolean): void => {
    goesOn.current = goOn
    if (reasonId === null) return
    ending.change({ status: 'ENDED', endReasonId: reasonId, ...(needsOverride ? { override: { reason } } : {}) })
  }
  return (
    <PanelForm
      draft={draft}
      label={t('title')}
      saving={ending}
      isReady={reasonId !== null && (!needsOverride || reason !== '')}
      onCancel={() => onDone()}
      onSave={end}
    >
      <Select
        label={t('endReason')}
        searchable
        data-autofocus
        value={reasonId}
        onChange={(next) => draft.set({ reasonId: next })}
        data={byLabel([...names].map(([value, label]) => ({ value, label })))}
      />
      {needsOverride && (
        <Textarea
          label={t('endOverride')}
          description={t('endOverrideHint', {
            amount: `${formatAmount(data.record.outstanding)} ${data.record.currency}`,
          })}
          autosize
          minRows={2}
          maxLength={2_000}
          required
          value={override}
          onChange={(event) => draft.set({ override: event.currentTarget.value })}
        />
      )}
      {ending.dialog}
    </PanelForm>
  )
}
