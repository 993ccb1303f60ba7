import { Anchor, Button, Checkbox, Skeleton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { usePreviewedWrite } from '../../../api/previewed-write.ts'
import { type Input, type Result, useReadList } from '../../../api/query.ts'
import { formatPeriod } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import classes from '../reports.module.css'
import { InvoiceSums } from './invoice-parts.tsx'
import { invoicesText } from './invoices.text.ts'

type Candidate = Result<typeof client.invoices.listCandidates>['items'][number]
type Body = Input<typeof client.invoices.issue>['body']

/** Chooses a settlement that is not invoiced, and issues its invoice after a preview. */
export function IssuePanel(props: { creditorId: string | undefined; onDone: (invoiceId: string) => void }): ReactNode {
  const t = invoicesText.useText()
  const tWords = wordsText.useText()
  const { creditorId } = props
  const [isOwedOnly, setOwedOnly] = useState(true)
  const [chosen, choose] = useState<Candidate>()
  const filters = { ...(creditorId === undefined ? {} : { creditorId }), ...(isOwedOnly ? { owed: true } : {}) }
  const { items, query, loadMore } = useReadList(client.invoices.listCandidates, filters)
  if (chosen !== undefined) {
    return <IssueForm candidate={chosen} onBack={() => choose(undefined)} onDone={props.onDone} />
  }
  return (
    <div className={layout.stack}>
      <p className={layout.quietText}>{t('issueHint')}</p>
      <Checkbox
        label={t('onlyOwed')}
        checked={isOwedOnly}
        onChange={(event) => setOwedOnly(event.currentTarget.checked)}
      />
      {query.error !== null && <ProblemNotice error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={160} />}
      {query.isSuccess && items.length === 0 && <EmptyState title={t('nothingTitle')} hint={t('nothingHint')} />}
      <ul className={layout.plainList}>
        {items.map((candidate) => (
          <li key={candidate.billingId} className={classes.candidate}>
            <div className={classes.candidateHead}>
              <Anchor component="button" type="button" onClick={() => choose(candidate)}>
                {`${candidate.creditorName} · ${tWords('settlementNumber', { number: candidate.billingSeqId })}`}
              </Anchor>
              <Money minor={candidate.outstanding} currency={candidate.currency} />
            </div>
            <p className={layout.quietText}>
              {formatPeriod(candidate.from, candidate.to)} · {t('charged')}{' '}
              <Money minor={candidate.charged} currency={candidate.currency} />
            </p>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="default" size="xs" loading={query.isFetchingNextPage} onClick={loadMore}>
          {tWords('showMore')}
        </Button>
      )}
    </div>
  )
}

interface IssueProps {
  readonly candidate: Candidate
  readonly onBack: () => void
  readonly onDone: (invoiceId: string) => void
}

function IssueForm({ candidate: { billingId, creditorName, billingSeqId }, onBack, onDone }: IssueProps): ReactNode {
  const t = invoicesText.useText()
  const tWords = wordsText.useText()
  const [dueOn, setDueOn] = useState('')
  const [reference, setReference] = useState('')
  const body: Body = {
    billingId,
    ...(dueOn === '' ? {} : { dueOn }),
    ...(reference.trim() === '' ? {} : { buyerReference: reference.trim() }),
  }
  const { preview, error, isPending, submit } = usePreviewedWrite(client.invoices.issue, { body }, ({ data }) => {
    notifications.show({ message: t('issued2', { number: data.invoiceNumber }) })
    onDone(data.invoiceId)
  })
  const errors = fieldErrors(error)
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3>{`${creditorName} · ${tWords('settlementNumber', { number: billingSeqId })}`}</h3>
      <DateField label={t('dueOn')} value={dueOn} error={errors['dueOn']} onChange={setDueOn} />
      <TextInput
        label={t('buyerReference')}
        description={t('buyerReferenceHint')}
        maxLength={50}
        value={reference}
        error={errors['buyerReference']}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      {preview !== undefined && (
        <section className={layout.box} aria-live="polite">
          <h3>{t('previewTitle')}</h3>
          <InvoiceSums invoice={preview} />
          <p className={layout.quietText}>{t('final')}</p>
        </section>
      )}
      {error !== null && <ProblemNotice error={error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t(preview === undefined ? 'preview' : 'issue')}
        </Button>
      </PanelFooter>
    </form>
  )
}
