import { Select, Skeleton, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { type Input, useRead, useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { plainDate } from '../../../../text/format.ts'
import { ruleSourceName } from '../../../../text/rule-source-name.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { type FormDraft, useFormDraft } from '../../../../ui/use-form-draft.ts'
import classes from '../../cases.module.css'
import { AttachButton, AttachedList, type StoredFile, useAttachments } from '../../../files/index.ts'
import { contactText } from '../../contact/contact.text.ts'
import { casesText } from '../../cases.text.ts'
import type { CaseData } from '../../use-case.ts'
import { voucherName } from '../../voucher-name.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { ClaimLimitation } from './claim-limitation.tsx'
import { limitationText } from './limitation.text.ts'
import { tenantNow } from '../../../../text/tenant-time.ts'
import { RecordedFacts } from './recorded-facts.tsx'

type Fact = Input<typeof client.limitation.createFact>['body']
type Kind = Fact['kind']
type Channel = NonNullable<Fact['channel']>

const channels = ['LETTER', 'DIGITAL POST', 'EMAIL', 'E-INVOICE'] as const

const kinds = [
  ...(['acknowledgement', 'written-acknowledgement', 'part-payment', 'legal-action', 'judgment'] as const),
  ...(['demand', 'debt-instrument'] as const),
]

/** When the claims of a case lapse and why, with a form to record what interrupts the period. */
export function LimitationForm({ data, onDone }: PanelFormProps): ReactNode {
  const mayRecord = useMay()('write:limitation')
  return (
    <>
      <Claims data={data} />
      {mayRecord && <NewFact data={data} onDone={onDone} />}
    </>
  )
}

function Claims({ data }: { data: CaseData }): ReactNode {
  const t = limitationText.useText()
  const tContact = contactText.useText()
  const { data: limitation, error, refetch } = useRead(client.limitation.getCase, { caseId: data.record.id })
  if (error !== null && limitation === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (limitation === undefined) return <Skeleton height={96} />
  const { components, rulePack, source, reviewed, facts } = limitation
  return (
    <section className={classes.block}>
      {rulePack === null && <p className={layout.quiet}>{t('noPack')}</p>}
      {rulePack !== null && components.length === 0 && <p className={layout.quiet}>{t('nothing')}</p>}
      {components.map((component) => (
        <ClaimLimitation key={component.caseVoucherId} component={component} data={data} />
      ))}
      {source !== null && (
        <p className={layout.small}>
          {tContact('source', { source: ruleSourceName(source) })}
          {reviewed === false && ` · ${tContact('unreviewed')}`}
        </p>
      )}
      <RecordedFacts facts={facts} />
    </section>
  )
}

interface Fields {
  readonly kind: Kind
  readonly voucherId: string | null
  readonly date: string
  readonly note: string
  /** What a demand gave the debtor, and how it was sent. */
  readonly deadline: string
  readonly channel: Channel
  readonly files: readonly StoredFile[]
}

function NewFact({ data, onDone }: Pick<PanelFormProps, 'data' | 'onDone'>): ReactNode {
  const t = limitationText.useText()
  const tWords = wordsText.useText()
  const { id: caseId } = data.record
  const draft = useFormDraft<Fields>(`limitation ${caseId}`, {
    ...{ kind: 'acknowledgement', voucherId: null, date: plainDate(tenantNow()), note: '' },
    ...{ deadline: '', channel: 'LETTER', files: [] },
  })
  const { kind, voucherId, date, note } = draft.fields
  // One document proves the fact: the last one chosen.
  const attachments = useAttachments(draft.fields.files, (files) => draft.set({ files: files.slice(-1) }))
  // A claim may have lapsed only because this was not known.
  const applying = useWrite(client.limitation.apply)
  const saving = usePanelWrite(client.limitation.createFact, {
    ...{ draft, message: t('recorded') },
    onDone: () => {
      applying.mutate({ input: { caseId } })
      onDone()
    },
  })
  const errors = fieldErrors(saving.error)
  const claims = data.vouchers.filter(
    (voucher) => voucher.direction === 'debit' && voucher.caseId === caseId && voucher.reversesCaseVoucherId === null,
  )
  return (
    <section>
      <h2>{t('recordTitle')}</h2>
      <PanelForm
        draft={draft}
        label={t('record')}
        saving={saving}
        isReady={date !== '' && note.trim() !== '' && !attachments.isBusy}
        offersNext={false}
        onCancel={() => onDone()}
        onSave={() => saving.save({ body: factOf(caseId, draft.fields) })}
      >
        <Select
          label={t('cause')}
          allowDeselect={false}
          value={kind}
          onChange={(value) => draft.set({ kind: kinds.find((each) => each === value) ?? kind })}
          data={kinds.map((value) => ({ value, label: t(value) }))}
        />
        <Select
          label={t('claim')}
          placeholder={t('allClaims')}
          clearable
          value={voucherId}
          error={errors['caseVoucherId']}
          onChange={(value) => draft.set({ voucherId: value })}
          data={claims.map((voucher) => ({ value: voucher.caseVoucherId, label: voucherName(voucher, data) }))}
        />
        <DateField
          label={tWords('date')}
          value={date}
          error={errors['date']}
          onChange={(next) => draft.set({ date: next })}
        />
        {kind === 'demand' && <DemandFields draft={draft} errors={errors} />}
        <Textarea
          label={t('note')}
          autosize
          minRows={2}
          maxLength={2000}
          value={note}
          error={errors['note']}
          onChange={(event) => draft.set({ note: event.currentTarget.value })}
        />
        <div data-drop-zone>
          <AttachedList attachments={attachments} />
          <AttachButton attachments={attachments} />
        </div>
      </PanelForm>
    </section>
  )
}

/** The fact as it is sent. Only a demand has a deadline and a channel. */
function factOf(caseId: string, { kind, voucherId, date, note, deadline, channel, files }: Fields): Fact {
  const fact = { caseId, kind, date, note, caseVoucherId: voucherId, fileId: files.at(-1)?.fileId ?? null }
  return kind === 'demand' ? { ...fact, channel, deadline: deadline === '' ? null : deadline } : fact
}

function DemandFields({ draft, errors }: { draft: FormDraft<Fields>; errors: Record<string, string> }): ReactNode {
  const t = limitationText.useText()
  const tWords = wordsText.useText()
  const tCases = casesText.useText()
  const { deadline, channel } = draft.fields
  return (
    <>
      <DateField
        label={t('deadline')}
        description={t('deadlineHint')}
        value={deadline}
        error={errors['deadline']}
        onChange={(next) => draft.set({ deadline: next })}
      />
      <Select
        label={tWords('channel')}
        allowDeselect={false}
        value={channel}
        error={errors['channel']}
        onChange={(value) => draft.set({ channel: channels.find((each) => each === value) ?? channel })}
        data={channels.map((value) => ({ value, label: tCases(value) }))}
      />
    </>
  )
}
