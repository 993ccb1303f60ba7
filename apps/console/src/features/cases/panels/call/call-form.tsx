import { Checkbox, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { client } from '../../../../api/client.ts'
import { useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { parseAmount, plainDate } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { paymentPlansText } from '../../../payment-plans/index.ts'
import { useGateCheck } from '../../contact/gate-notice.tsx'
import { htmlOf } from '../../note-html.tsx'
import { relationName } from '../../standard.text.ts'
import { messagesText } from '../../timeline/messages.text.ts'
import type { CaseData } from '../../use-case.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { dialable } from '../phone-number.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { callText } from './call.text.ts'
import { tenantNow } from '../../../../text/tenant-time.ts'

interface Fields {
  readonly direction: 'OUTGOING' | 'INCOMING'
  /** One of the people of the case, or `other`. */
  readonly personId: string
  readonly name: string
  readonly text: string
  readonly isPromised: boolean
  readonly promised: string
  readonly promisedOn: string
}

const weekMs = 7 * 86_400_000

/** Records a call on the timeline: its direction, the other party and what was said. */
export function CallForm({ data, onDone }: PanelFormProps): ReactNode {
  const tMessages = messagesText.useText()
  const t = callText.useText()
  const tWords = wordsText.useText()
  const users = data.customer?.users ?? []
  const first = users.find(({ relation }) => relation === 'debtor') ?? users[0]
  const draft = useFormDraft<Fields>(`call ${data.record.id}`, {
    ...{ direction: 'OUTGOING', personId: first?.userId ?? 'other', name: '', text: '' },
    ...{ isPromised: false, promised: '', promisedOn: plainDate(new Date(tenantNow().getTime() + weekMs)) },
  })
  const { direction, personId: whom, name, text } = draft.fields
  const saving = usePanelWrite(client.interactions.create, { draft, message: t('saved'), onDone })
  const isOutgoing = direction === 'OUTGOING'
  const gate = useGateCheck(
    { caseId: data.record.id, userId: isOutgoing ? whom : undefined, channel: 'PHONE CALL', fromTemplate: false },
    { value: '', onChange: () => undefined },
  )
  const promising = usePromise(data.record.id, draft.fields)
  const isReady = text.trim() !== '' && (whom !== 'other' || name.trim() !== '') && !promising.isWrong
  return (
    <PanelForm
      draft={draft}
      label={t('save')}
      saving={saving}
      isReady={isReady}
      onCancel={() => onDone()}
      onSave={(goOn) => promising.before(() => saving.save({ body: bodyOf(data, draft.fields) }, goOn))}
    >
      <SegmentedControl
        fullWidth
        aria-label={t('direction')}
        value={direction}
        onChange={(value) => draft.set({ direction: value })}
        data={(['OUTGOING', 'INCOMING'] as const).map((value) => ({ value, label: tMessages(value) }))}
      />
      <Select
        label={t('with')}
        allowDeselect={false}
        value={whom}
        onChange={(value) => draft.set({ personId: value ?? whom })}
        data={[
          ...users.map(({ userId, relation, details }) => ({
            value: userId,
            label: `${details.name} · ${relationName(relation)}`,
          })),
          { value: 'other', label: t('somebody') },
        ]}
      />
      {gate.notice}
      {whom === 'other' && (
        <TextInput
          label={tWords('name')}
          maxLength={200}
          value={name}
          onChange={(event) => draft.set({ name: event.currentTarget.value })}
        />
      )}
      <Textarea
        label={t('summary')}
        data-autofocus
        autosize
        minRows={5}
        value={text}
        error={fieldErrors(saving.error)['notes']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
      <PromiseFields draft={draft} promising={promising} />
    </PanelForm>
  )
}

/** Records the promise of the caller before the call itself, once. */
function usePromise(caseId: string, { isPromised, promised, promisedOn, text }: Fields) {
  const amount = promised === '' ? undefined : (parseAmount(promised) ?? 0)
  const then = useRef<() => void>(undefined)
  const isRecorded = useRef(false)
  const { mutate, error } = useWrite(client.promises.create, {
    onDone: () => {
      isRecorded.current = true
      then.current?.()
    },
  })
  return {
    error,
    isWrong: isPromised && ((amount !== undefined && amount <= 0) || promisedOn === ''),
    before: (save: () => void): void => {
      if (!isPromised || isRecorded.current) {
        save()
        return
      }
      then.current = save
      mutate({ input: { body: { caseId, dueAt: promisedOn, text, ...(amount === undefined ? {} : { amount }) } } })
    },
  }
}

function PromiseFields(props: {
  draft: ReturnType<typeof useFormDraft<Fields>>
  promising: ReturnType<typeof usePromise>
}): ReactNode {
  const { draft, promising } = props
  const t = paymentPlansText.useText()
  const tCall = callText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const { isPromised, promised, promisedOn } = draft.fields
  if (!may('write:updates')) return null
  return (
    <>
      <Checkbox
        label={tCall('promised')}
        checked={isPromised}
        onChange={(event) => draft.set({ isPromised: event.currentTarget.checked })}
      />
      {isPromised && (
        <>
          <TextInput
            label={t('promisedAmount')}
            description={t('promisedHint')}
            inputMode="decimal"
            value={promised}
            error={promised !== '' && (parseAmount(promised) ?? 0) <= 0 ? tWords('badAmount') : undefined}
            onChange={(event) => draft.set({ promised: event.currentTarget.value })}
          />
          <DateField
            label={tCall('promisedOn')}
            value={promisedOn}
            error={undefined}
            onChange={(next) => draft.set({ promisedOn: next })}
          />
        </>
      )}
      {promising.error !== null && <ProblemNotice error={promising.error} />}
    </>
  )
}

function bodyOf({ record, customer }: CaseData, { direction, personId: whom, name, text }: Fields) {
  const user = customer?.users.find(({ userId }) => userId === whom)
  const { phone } = user?.details ?? { phone: null }
  const known = {
    ...(user === undefined ? {} : { userId: user.userId }),
    ...(phone === null ? {} : { phone: dialable(phone) }),
  }
  return {
    // The call is over, so nobody has to handle it.
    ...({ type: 'PHONE CALL', state: 'HANDLED', referenceId: record.id, referenceType: 'case' } as const),
    ...(user === undefined || direction === 'INCOMING' ? {} : { addressee: { userId: user.userId } }),
    ...{ direction, notes: htmlOf(text), details: { name: user?.details.name ?? name.trim(), ...known } },
  }
}
