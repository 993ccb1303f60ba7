import { Button, Select } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { formatAmount } from '../../../../text/format.ts'
import { Money } from '../../../../ui/money.tsx'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { casesText } from '../../cases.text.ts'
import classes from '../../cases.module.css'
import type { PanelFormProps } from '../panel.ts'
import { PanelForm } from '../panel-form.tsx'
import { notifications } from '@mantine/notifications'
import { usePanelWrite } from '../use-panel-write.ts'
import { useTrial } from '../../../../api/trial.ts'
import type { CaseData } from '../../use-case.ts'
import { mergeText } from './merge.text.ts'
import { panelsText } from '../panels.text.ts'

/** Makes another case of the debtor a part of this one, and takes such merges back. */
export function MergeForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = mergeText.useText()
  const tCases = casesText.useText()
  const tPanels = panelsText.useText()
  const { one } = data
  const { data: cases } = useRead(client.cases.list, { customerId: one.customerId, pageSize: 500 })
  const draft = useFormDraft<{ chosen: string | null }>(`merge ${one.id}`, { chosen: null })
  const merging = usePanelWrite(client.cases.merge, { draft, message: tPanels('saved'), onDone })
  const choices = (cases?.items ?? []).filter(
    ({ id, status, currency, mergedCaseIds }) =>
      id !== one.id && status !== 'ENDED' && currency === one.currency && mergedCaseIds.length === 0,
  )
  const mergedCaseId = choices.find(({ id }) => id === draft.fields.chosen)?.id ?? null
  return (
    <>
      <PanelForm
        draft={draft}
        label={t('merge')}
        saving={merging}
        isReady={mergedCaseId !== null}
        offersNext={false}
        onCancel={() => onDone()}
        onSave={() => mergedCaseId !== null && merging.save({ caseId: one.id, body: { mergedCaseId } })}
      >
        {cases !== undefined && choices.length === 0 ? (
          <p className={classes.quiet}>{t('none', { currency: one.currency })}</p>
        ) : (
          <>
            <p className={classes.quiet}>{t('hint')}</p>
            <Select
              label={t('which')}
              data-autofocus
              value={mergedCaseId}
              onChange={(chosen) => draft.set({ chosen })}
              data={choices.map(({ id, journalNumber, outstanding, currency }) => ({
                value: id,
                label: `${tCases('case', { number: journalNumber })} · ${formatAmount(outstanding)} ${currency}`,
              }))}
            />
          </>
        )}
        {mergedCaseId !== null && <Preview one={one} mergedCaseId={mergedCaseId} />}
      </PanelForm>
      {one.mergedCaseIds.length > 0 && <MergedCases data={data} />}
    </>
  )
}

function Preview({ one, mergedCaseId }: { one: CaseData['one']; mergedCaseId: string }): ReactNode {
  const t = mergeText.useText()
  const tPanels = panelsText.useText()
  const trial = useTrial(`merge ${one.id} ${mergedCaseId}`, () =>
    client.cases.merge({ caseId: one.id, body: { mergedCaseId } }, { dryRun: true }),
  )
  if (trial.isError) return <ProblemNotice error={trial.error} />
  return (
    <section className={classes.preview} aria-busy={trial.isPending} aria-live="polite">
      <h3>{tPanels('preview')}</h3>
      {trial.data !== undefined && (
        <dl className={classes.facts}>
          <dt>{t('willOwe')}</dt>
          <dd>
            <Money minor={trial.data.outstanding} currency={one.currency} />
          </dd>
        </dl>
      )}
    </section>
  )
}

function MergedCases({ data: { one, customer } }: { data: CaseData }): ReactNode {
  const t = mergeText.useText()
  const tCases = casesText.useText()
  const undoing = useWrite(client.cases.undoMerge, { onDone: () => notifications.show({ message: t('undone') }) })
  return (
    <section className={classes.block}>
      <h2>{t('merged')}</h2>
      {one.mergedCaseIds.map((mergedCaseId) => {
        const number = customer?.cases.find(({ caseId }) => caseId === mergedCaseId)?.id
        const name = tCases('case', { number: number ?? '…' })
        return (
          <div key={mergedCaseId} className={classes.listed}>
            <Link to={`/cases/${number ?? mergedCaseId}`}>{name}</Link>
            <Button
              size="xs"
              variant="default"
              loading={undoing.isPending}
              aria-label={`${t('undo')}: ${name}`}
              onClick={() => {
                undoing.mutate({ input: { caseId: one.id, body: { mergedCaseId } } })
              }}
            >
              {t('undo')}
            </Button>
          </div>
        )
      })}
      {undoing.isError && <ProblemNotice error={undoing.error} />}
    </section>
  )
}
