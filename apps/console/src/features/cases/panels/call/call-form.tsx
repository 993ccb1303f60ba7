import { SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import classes from '../../cases.module.css'
import { useGateCheck } from '../../contact/gate-notice.tsx'
import { htmlOf } from '../../note-html.tsx'
import { relationName } from '../../standard.text.ts'
import { messagesText } from '../../timeline/messages.text.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { AgreementFields } from './agreement-fields.tsx'
import { ConfirmationFields, suggestedConfirmation } from './confirmation-fields.tsx'
import { type CallFields, callOf, identityChecks, maySpeak, newCall, outcomes } from './call.rules.ts'
import { callText } from './call.text.ts'
import { tenantNow } from '../../../../text/tenant-time.ts'

/**
 * Takes down a call while it goes on, beside the balance and the people of the case: who it was with, what was said and
 * agreed. One save records all of it.
 */
export function CallForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = callText.useText()
  const { record } = data
  const users = data.customer?.users ?? []
  const first = users.find(({ relation }) => relation === 'debtor') ?? users[0]
  const draft = useFormDraft<CallFields>(`call ${record.id}`, newCall(first?.userId, tenantNow()))
  const { fields } = draft
  const saving = usePanelWrite(client.calls.log, { draft, message: t('saved'), onDone })
  const errors = fieldErrors(saving.error)
  const person = users.find(({ userId }) => userId === fields.personId)
  const suggested = suggestedConfirmation(record, person?.details.name ?? '', fields)
  const body = callOf(record.id, fields, {
    notes: htmlOf(fields.text),
    confirmation: {
      subject: t('subject', { number: record.journalNumber }),
      text: htmlOf(fields.confirmation === '' ? suggested : fields.confirmation),
    },
  })
  return (
    <PanelForm
      draft={draft}
      label={t('save')}
      saving={saving}
      isReady={body !== undefined}
      onCancel={() => onDone()}
      onSave={(goOn) => body !== undefined && saving.save({ body }, goOn)}
    >
      <Party data={data} draft={draft} />
      <Textarea
        label={t('summary')}
        data-autofocus
        autosize
        minRows={3}
        maxRows={12}
        value={fields.text}
        error={errors['notes']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
      {maySpeak(fields) && <AgreementFields currency={record.currency} draft={draft} errors={errors} />}
      <div className={classes.callRow}>
        <DateField
          label={t('followUp')}
          value={fields.followUpOn}
          error={errors['followUp.at']}
          onChange={(next) => draft.set({ followUpOn: next })}
        />
      </div>
      {maySpeak(fields) && person !== undefined && (
        <ConfirmationFields caseId={record.id} person={person} suggested={suggested} draft={draft} errors={errors} />
      )}
    </PanelForm>
  )
}

type Draft = ReturnType<typeof useFormDraft<CallFields>>

/** Who the call was with, how it ended, and how the other party proved who they are. */
function Party({ data, draft }: { data: PanelFormProps['data']; draft: Draft }): ReactNode {
  const t = callText.useText()
  const tMessages = messagesText.useText()
  const tWords = wordsText.useText()
  const { direction, personId, name, outcome, identityCheck } = draft.fields
  const users = data.customer?.users ?? []
  const userId = direction === 'OUTGOING' ? personId : undefined
  const gate = useGateCheck(
    { caseId: data.record.id, userId, channel: 'PHONE CALL', fromTemplate: false },
    { value: '', onChange: () => undefined },
  )
  return (
    <>
      <div className={classes.callKind}>
        <SegmentedControl
          size="xs"
          aria-label={t('direction')}
          value={direction}
          onChange={(value) => draft.set({ direction: value })}
          data={(['OUTGOING', 'INCOMING'] as const).map((value) => ({ value, label: tMessages(value) }))}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('outcome')}
          value={outcome}
          onChange={(value) => draft.set({ outcome: value })}
          data={outcomes.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {gate.notice}
      <div className={classes.callRow}>
        <Select
          label={t('with')}
          allowDeselect={false}
          value={personId}
          onChange={(value) => draft.set({ personId: value ?? personId })}
          data={[
            ...users.map((user) => ({
              value: user.userId,
              label: `${user.details.name} · ${relationName(user.relation)}`,
            })),
            { value: 'other', label: t('somebody') },
          ]}
        />
        {personId === 'other' && (
          <TextInput
            label={tWords('name')}
            maxLength={200}
            value={name}
            onChange={(event) => draft.set({ name: event.currentTarget.value })}
          />
        )}
        {outcome === 'REACHED' && (
          <Select
            label={t('identity')}
            description={t('identityHint')}
            inputWrapperOrder={['label', 'input', 'description']}
            clearable
            placeholder={t('notChecked')}
            value={identityCheck}
            onChange={(value) => draft.set({ identityCheck: value })}
            data={identityChecks.map((value) => ({ value, label: t(value) }))}
          />
        )}
      </div>
    </>
  )
}
