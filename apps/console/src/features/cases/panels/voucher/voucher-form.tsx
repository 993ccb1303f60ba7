import { Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { type Input, type Result, useRead } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { type Trial, useTrial } from '../../../../api/trial.ts'
import { parseAmount, plainDate } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { AmountField } from '../../../../ui/amount-field.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { Money } from '../../../../ui/money.tsx'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import classes from '../../cases.module.css'
import type { Case } from '../../use-case.ts'
import { voucherTypeName } from '../../voucher-type-name.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { panelsText } from '../panels.text.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { InterestFields } from './interest-fields.tsx'
import { PayeeSelect } from './payee-select.tsx'
import { tenantNow } from '../../../../text/tenant-time.ts'

type Body = Input<typeof client.caseVouchers.create>['body']
type InterestRule = NonNullable<Body['interestRule']>
type VoucherType = Result<typeof client.voucherTypes.list>['items'][number]

interface Fields {
  readonly typeId: string | null
  readonly payeeId: string | null
  readonly amount: string
  readonly date: string
  readonly referenceId: string
  readonly text: string
  readonly interestRule: InterestRule | null
  readonly interestPercent: string
  readonly overrideReason: string
}

/** Adds a claim, a credit or a payout to the case, after showing its effect on the debt. */
export function VoucherForm({ data: { record }, onDone }: PanelFormProps): ReactNode {
  const t = panelsText.useText()
  const tWords = wordsText.useText()
  const { data: types } = useRead(client.voucherTypes.list, { pageSize: 500 }, { staleTime: 300_000 })
  const draft = useFormDraft<Fields>(`voucher ${record.id}`, {
    typeId: null,
    payeeId: null,
    amount: '',
    date: plainDate(tenantNow()),
    referenceId: '',
    text: '',
    interestRule: null,
    interestPercent: '',
    overrideReason: '',
  })
  const { fields, set } = draft
  const adding = usePanelWrite(client.caseVouchers.create, { draft, message: t('booked'), onDone })
  const errors = fieldErrors(adding.error)
  const type = types?.items.find(({ voucherTypeId }) => voucherTypeId === fields.typeId)
  const body = bodyOf(fields, type, record)
  const trial = useTrial(body === undefined ? undefined : JSON.stringify(['voucher', record.id, body]), () =>
    tryVoucher(record, body),
  )
  const written = (name: 'date' | 'referenceId' | 'text') => ({
    value: fields[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  return (
    <PanelForm
      draft={draft}
      label={t('book')}
      saving={adding}
      isReady={trial.isCurrent}
      onCancel={() => onDone()}
      onSave={(goOn) => body !== undefined && adding.save({ caseId: record.id, body }, goOn)}
    >
      <Select
        label={tWords('type')}
        searchable
        data-autofocus
        value={fields.typeId}
        error={errors['voucherTypeId']}
        onChange={(typeId) => set({ typeId })}
        data={(types?.items ?? []).map((type) => ({ value: type.voucherTypeId, label: voucherTypeName(type) }))}
      />
      {type?.payoutRecipient === true && (
        <PayeeSelect
          value={fields.payeeId}
          onChange={(payeeId) => set({ payeeId })}
          error={errors['payoutContactId']}
        />
      )}
      <AmountField
        label={tWords('amount')}
        value={fields.amount}
        rightSection={<span className={layout.small}>{record.currency}</span>}
        rightSectionWidth={48}
        error={errors['amount'] ?? wrongAmount(fields.amount)}
        onChange={(amount) => set({ amount })}
      />
      <DateField label={tWords('date')} value={fields.date} error={errors['date']} onChange={(date) => set({ date })} />
      <TextInput label={tWords('reference')} maxLength={200} {...written('referenceId')} />
      <TextInput label={tWords('text')} maxLength={2000} {...written('text')} />
      <RuleFields type={type} fields={fields} set={set} error={errors['interest']} />
      {body !== undefined && type !== undefined && <Preview type={type} body={body} record={record} trial={trial} />}
    </PanelForm>
  )
}

/** The interest of a claim, or the reason to override the rule that does not allow a charge. */
function RuleFields(props: {
  type: VoucherType | undefined
  fields: Fields
  set: (fields: Partial<Fields>) => void
  error: string | undefined
}): ReactNode {
  const t = panelsText.useText()
  const mayOverride = useMay()('write:rule-packs')
  const { type, fields, set, error } = props
  if (type?.category === 'principal') return <InterestFields fields={fields} set={set} error={error} />
  if (!isCharge(type) || !mayOverride) return null
  return (
    <TextInput
      label={t('overrideReason')}
      description={t('overrideHint')}
      maxLength={2000}
      value={fields.overrideReason}
      onChange={(event) => set({ overrideReason: event.currentTarget.value })}
    />
  )
}

function wrongAmount(written: string): string | undefined {
  const amount = parseAmount(written)
  return written !== '' && (amount === undefined || amount <= 0) ? wordsText.t('badAmount') : undefined
}

/** The request body; undefined until all required fields are filled in. */
function bodyOf(fields: Fields, type: VoucherType | undefined, { currency }: Case): Body | undefined {
  const amount = parseAmount(fields.amount)
  if (type === undefined || amount === undefined || amount <= 0) return undefined
  if (type.payoutRecipient && fields.payeeId === null) return undefined
  return {
    voucherTypeId: type.voucherTypeId,
    amount,
    currency,
    source: 'COLLECTOR',
    date: fields.date,
    referenceId: fields.referenceId === '' ? null : fields.referenceId,
    text: fields.text === '' ? null : fields.text,
    ...(type.payoutRecipient ? { payoutContactId: fields.payeeId } : {}),
    ...(type.category === 'principal' ? interestOf(fields) : {}),
    ...(isCharge(type) && fields.overrideReason !== '' ? { override: { reason: fields.overrideReason } } : {}),
  }
}

function interestOf({ interestRule, interestPercent }: Fields): Pick<Body, 'interestRule' | 'interest'> {
  if (interestRule !== 'contractual') return { interestRule }
  const hundredths = parseAmount(interestPercent)
  return { interestRule, interest: hundredths === undefined ? null : hundredths / 10_000 }
}

/** Whether the rule pack limits vouchers of the type. */
function isCharge(type: VoucherType | undefined): boolean {
  return type !== undefined && ['fee', 'cost', 'compensation'].includes(type.category)
}

async function tryVoucher(record: Case, body: Body | undefined): Promise<unknown> {
  if (body === undefined) throw new Error('There is no voucher to try.')
  return client.caseVouchers.create({ caseId: record.id, body }, { dryRun: true })
}

/** The effect of the voucher on the debt, once the dry run has succeeded. */
function Preview(props: { type: VoucherType; body: Body; record: Case; trial: Trial<unknown> }): ReactNode {
  const t = panelsText.useText()
  const tWords = wordsText.useText()
  const { type, body, record, trial } = props
  if (trial.isError) return <ProblemNotice error={trial.error} />
  const isDebit = type.direction === 'debit'
  const { amount } = body
  return (
    <section className={layout.box} aria-busy={trial.isPending} aria-live="polite">
      <h3>{tWords('preview')}</h3>
      <dl className={classes.facts}>
        <dt>{voucherTypeName(type)}</dt>
        <dd>
          <Money minor={isDebit ? amount : -amount} currency={record.currency} />
        </dd>
        <dt>{isDebit ? tWords('outstandingOnTheCase') : t('stillUnallocated')}</dt>
        <dd>
          <Money minor={isDebit ? record.outstanding + amount : amount} currency={record.currency} />
        </dd>
      </dl>
    </section>
  )
}
