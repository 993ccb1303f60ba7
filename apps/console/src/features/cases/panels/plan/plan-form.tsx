import { Input, SegmentedControl, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import type { Input as Sent } from '../../../../api/query.ts'
import { useTrial } from '../../../../api/trial.ts'
import { parseAmount } from '../../../../text/format.ts'
import { dateInDays } from '../../../../text/plain-date.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { InstalmentTable, paymentPlansText } from '../../../payment-plans/index.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { PlanDetails } from './plan-details.tsx'
import { useOpenPlan } from './use-open-plan.ts'

type Proposal = Sent<typeof client.paymentPlans.create>

interface Fields {
  readonly covers: 'all' | 'part'
  readonly part: string
  readonly division: 'byAmount' | 'byCount'
  readonly amount: string
  readonly count: string
  readonly interval: Proposal['body']['interval']
  readonly firstDueDate: string
}

function nothingYet(): Fields {
  const firstDueDate = dateInDays(14)
  return { covers: 'all', part: '', division: 'byCount', amount: '', count: '6', interval: 'MONTHLY', firstDueDate }
}

/** Proposes a payment plan with a live preview, or shows the one that the case has. */
export function PlanForm(props: PanelFormProps): ReactNode {
  const { read, plan } = useOpenPlan(props.data.record.id)
  if (read.error !== null) return <ProblemNotice error={read.error} />
  if (read.isPending) return <div aria-busy />
  return plan === undefined ? <NewPlan {...props} /> : <PlanDetails plan={plan} onDone={props.onDone} />
}

function NewPlan({ data, onDone }: PanelFormProps): ReactNode {
  const t = paymentPlansText.useText()
  const tWords = wordsText.useText()
  const draft = useFormDraft<Fields>(`plan ${data.record.id}`, nothingYet())
  const { covers, part, division, amount, count, interval, firstDueDate } = draft.fields
  const proposal = proposalOf(data.record.id, draft.fields)
  const proposing = usePanelWrite(client.paymentPlans.create, { draft, message: t('proposed'), onDone })
  const errors = fieldErrors(proposing.error)
  return (
    <PanelForm
      draft={draft}
      label={t('propose')}
      saving={proposing}
      isReady={proposal !== undefined}
      onCancel={() => onDone()}
      onSave={(goOn) => proposal !== undefined && proposing.save(proposal, goOn)}
    >
      <Input.Wrapper label={t('covers')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('covers')}
          value={covers}
          onChange={(value) => draft.set({ covers: value })}
          data={(['all', 'part'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </Input.Wrapper>
      {covers === 'part' && (
        <TextInput
          label={tWords('amount')}
          inputMode="decimal"
          value={part}
          error={errors['amount'] ?? wrongAmount(part)}
          onChange={(event) => draft.set({ part: event.currentTarget.value })}
        />
      )}
      <Input.Wrapper label={t('division')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('division')}
          value={division}
          onChange={(value) => draft.set({ division: value })}
          data={(['byCount', 'byAmount'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </Input.Wrapper>
      {division === 'byAmount' ? (
        <TextInput
          label={t('amountEach')}
          inputMode="decimal"
          data-autofocus
          value={amount}
          error={errors['instalmentAmount'] ?? wrongAmount(amount)}
          onChange={(event) => draft.set({ amount: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          label={t('count')}
          inputMode="numeric"
          data-autofocus
          value={count}
          error={errors['instalmentCount']}
          onChange={(event) => draft.set({ count: event.currentTarget.value })}
        />
      )}
      <Select
        label={t('interval')}
        allowDeselect={false}
        value={interval}
        onChange={(value) => draft.set({ interval: value ?? interval })}
        data={(['MONTHLY', 'FORTNIGHTLY', 'WEEKLY'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <DateField
        label={t('firstDueDate')}
        value={firstDueDate}
        error={errors['firstDueDate']}
        onChange={(next) => draft.set({ firstDueDate: next })}
      />
      {proposal !== undefined && proposing.error === null && <Preview proposal={proposal} />}
    </PanelForm>
  )
}

function wrongAmount(written: string): string | undefined {
  if (written === '') return undefined
  const amount = parseAmount(written)
  return amount === undefined || amount <= 0 ? wordsText.t('badAmount') : undefined
}

/** The request; undefined while something is missing. */
function proposalOf(caseId: string, fields: Fields): Proposal | undefined {
  const { covers, interval, firstDueDate } = fields
  const amount = covers === 'part' ? parseAmount(fields.part) : undefined
  const division = divisionOf(fields)
  if (covers === 'part' && (amount ?? 0) <= 0) return undefined
  if (division === undefined || firstDueDate === '') return undefined
  return { caseId, body: { interval, firstDueDate, ...division, ...(amount === undefined ? {} : { amount }) } }
}

function divisionOf({ division, amount, count }: Fields): Partial<Proposal['body']> | undefined {
  if (division === 'byCount')
    return /^[1-9]\d{0,2}$/.test(count.trim()) ? { instalmentCount: Number(count) } : undefined
  const instalmentAmount = parseAmount(amount) ?? 0
  return instalmentAmount > 0 ? { instalmentAmount } : undefined
}

/** Previews the plan with a dry run. */
function Preview({ proposal }: { proposal: Proposal }): ReactNode {
  const t = wordsText.useText()
  const trial = useTrial(JSON.stringify(['plan', proposal]), () =>
    client.paymentPlans.create(proposal, { dryRun: true }),
  )
  if (trial.isError) return <ProblemNotice error={trial.error} />
  return (
    <section className={layout.box} aria-busy={trial.isPending} aria-live="polite">
      <h3>{t('preview')}</h3>
      {trial.data !== undefined && <InstalmentTable plan={trial.data} isPreview />}
    </section>
  )
}
