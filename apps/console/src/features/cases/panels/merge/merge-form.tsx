import { Button, Select } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { notifications } from '@mantine/notifications'
import { client } from '../../../../api/client.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { type Trial, useTrial } from '../../../../api/trial.ts'
import { formatAmount } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import layout from '../../../../ui/layout.module.css'
import { Money } from '../../../../ui/money.tsx'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import classes from '../../cases.module.css'
import type { CaseData } from '../../use-case.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { mergeText } from './merge.text.ts'

/** Merges another case of the debtor into this one, and undoes merges. */
export function MergeForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = mergeText.useText()
  const tWords = wordsText.useText()

  const { record } = data
  const { data: cases } = useRead(client.cases.list, { customerId: record.customerId, pageSize: 500 })
  const draft = useFormDraft<{ chosen: string | null }>(`merge ${record.id}`, { chosen: null })
  const merging = usePanelWrite(client.cases.merge, { draft, message: tWords('saved'), onDone })
  const choices = (cases?.items ?? []).filter(
    ({ id, status, currency, mergedCaseIds }) =>
      id !== record.id && status !== 'ENDED' && currency === record.currency && mergedCaseIds.length === 0,
  )
  const mergedCaseId = choices.find(({ id }) => id === draft.fields.chosen)?.id ?? null
  const trial = useTrial(mergedCaseId === null ? undefined : `merge ${record.id} ${mergedCaseId}`, () =>
    client.cases.merge({ caseId: record.id, body: { mergedCaseId: mergedCaseId ?? '' } }, { dryRun: true }),
  )
  return (
    <>
      <PanelForm
        draft={draft}
        label={t('merge')}
        saving={merging}
        isReady={trial.isCurrent}
        offersNext={false}
        onCancel={() => onDone()}
        onSave={() => mergedCaseId !== null && merging.save({ caseId: record.id, body: { mergedCaseId } })}
      >
        {cases !== undefined && choices.length === 0 ? (
          <p className={layout.quiet}>{t('none', { currency: record.currency })}</p>
        ) : (
          <>
            <p className={layout.quiet}>{t('hint')}</p>
            <Select
              label={t('which')}
              data-autofocus
              value={mergedCaseId}
              onChange={(chosen) => draft.set({ chosen })}
              data={choices.map(({ id, journalNumber, outstanding, currency }) => ({
                value: id,
                label: `${tWords('caseNumber', { number: journalNumber })} · ${formatAmount(outstanding)} ${currency}`,
              }))}
            />
          </>
        )}
        {mergedCaseId !== null && <Preview record={record} trial={trial} />}
      </PanelForm>
      {record.mergedCaseIds.length > 0 && <MergedCases data={data} />}
    </>
  )
}

function Preview({ record, trial }: { record: CaseData['record']; trial: Trial<CaseData['record']> }): ReactNode {
  const t = wordsText.useText()
  if (trial.isError) return <ProblemNotice error={trial.error} />
  return (
    <section className={layout.box} aria-busy={trial.isPending} aria-live="polite">
      <h3>{t('preview')}</h3>
      {trial.data !== undefined && (
        <dl className={classes.facts}>
          <dt>{t('outstandingOnTheCase')}</dt>
          <dd>
            <Money minor={trial.data.outstanding} currency={record.currency} />
          </dd>
        </dl>
      )}
    </section>
  )
}

function MergedCases({ data: { record, customer } }: { data: CaseData }): ReactNode {
  const t = mergeText.useText()
  const tWords = wordsText.useText()
  const undoing = useWrite(client.cases.undoMerge, { onDone: () => notifications.show({ message: t('undone') }) })
  return (
    <section className={classes.block}>
      <h2>{t('merged')}</h2>
      {record.mergedCaseIds.map((mergedCaseId) => {
        const number = customer?.cases.find(({ caseId }) => caseId === mergedCaseId)?.id
        const name = tWords('caseNumber', { number: number ?? '…' })
        return (
          <div key={mergedCaseId} className={classes.listed}>
            <Link to={`/cases/${number ?? mergedCaseId}`}>{name}</Link>
            <Button
              size="xs"
              variant="default"
              loading={undoing.isPending}
              aria-label={`${tWords('undo')}: ${name}`}
              onClick={() => {
                undoing.mutate({ input: { caseId: record.id, body: { mergedCaseId } } })
              }}
            >
              {tWords('undo')}
            </Button>
          </div>
        )
      })}
      {undoing.isError && <ProblemNotice error={undoing.error} />}
    </section>
  )
}
