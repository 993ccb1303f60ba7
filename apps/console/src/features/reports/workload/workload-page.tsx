import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { formatCount, formatDate, plainDate } from '../../../text/format.ts'
import { shiftPlainDate } from '../../../text/plain-date.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/page.tsx'
import { ViewSwitch } from '../../../ui/view-switch.tsx'
import { targetsText } from '../collected/targets.text.ts'
import { AsOf, ReportBody } from '../report-body.tsx'
import { PeriodFields } from '../../../ui/period-fields.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import { reportsNavText } from '../reports-nav.text.ts'
import classes from '../reports.module.css'
import { workloadSearch } from '../reports.search.ts'
import { workloadText } from './workload.text.ts'
import { periodsOf } from './workload.rules.ts'

type Report = Result<typeof client.reports.getWorkload>
type Person = Report['people'][number]
type Search = ReturnType<typeof workloadSearch.use>

/** What each caseworker has to do, and did in a period. */
export function WorkloadPage(): ReactNode {
  const t = workloadText.useText()
  const heading = reportsNavText.useText()
  const navigate = useNavigate()
  const search = workloadSearch.use()
  const periods = periodsOf(plainDate(tenantNow()))
  const { from = periods.thisWeek.from, to = periods.thisWeek.to } = search
  const query = { from, to }
  const { data, error, refetch } = useRead(client.reports.getWorkload, query, { keepPrevious: true })
  const change = (next: { [Name in keyof Search]?: string | undefined }): void =>
    void navigate({ to: '/reports/workload', search: { ...search, ...next }, replace: true })
  const chosen = (['today', 'thisWeek', 'thisMonth'] as const).find(
    (name) => periods[name].from === from && periods[name].to === to,
  )
  const toolbar = (
    <>
      <ViewSwitch
        label={heading('workload')}
        value={chosen ?? ''}
        onChange={(name) => change(periods[name as keyof typeof periods])}
        data={(['today', 'thisWeek', 'thisMonth'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <PeriodFields from={from} to={to} onChange={change} />
    </>
  )
  const report = data === undefined ? undefined : { ...data, currencies: data.people }
  return (
    <ReportsFrame>
      <Page
        title={heading('workload')}
        note={<AsOf report={report} />}
        actions={<CsvLink path="/reports/workload/export.csv" query={query} />}
        toolbar={toolbar}
      >
        <ReportBody
          report={report}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('noneTitle')} hint={t('noneHint')} />}
        >
          {data !== undefined && <Figures report={data} />}
        </ReportBody>
      </Page>
    </ReportsFrame>
  )
}

function Figures({ report }: { report: Report }): ReactNode {
  const t = workloadText.useText()
  const { people, from, to } = report
  return (
    <>
      <p className={layout.quietText}>{t('hint')}</p>
      <PeopleTable
        caption={t('toDo')}
        people={people}
        columns={[
          { head: t('openCases'), count: (person) => person.openCases, search: casesOf({ open: true }) },
          { head: t('pendingCases'), count: (person) => person.pendingCases, search: casesOf({ status: 'PENDING' }) },
          { head: t('remindersDue'), count: (person) => person.remindersDue, search: casesOf({ reminderDue: true }) },
          { head: t('unhandledInteractions'), count: (person) => person.unhandledInteractions },
        ]}
      />
      <PeopleTable
        caption={t('doneIn', { from: formatDate(from), to: formatDate(to) })}
        people={people.filter(({ userId }) => userId !== null)}
        columns={[
          { head: t('calls'), count: ({ done }) => done.calls, search: entriesOf(report, 'log-call') },
          { head: t('letters'), count: ({ done }) => done.letters, search: entriesOf(report, 'create-document') },
          { head: t('messages'), count: ({ done }) => done.messages, search: entriesOf(report, 'create-interaction') },
          {
            head: t('handledInteractions'),
            count: ({ done }) => done.handledInteractions,
            search: entriesOf(report, 'patch-interaction'),
          },
          { head: t('followUps'), count: ({ done }) => done.followUps, search: entriesOf(report, 'patch-update') },
          {
            head: t('payments'),
            count: ({ done }) => done.payments,
            search: entriesOf(report, 'register-case-payment'),
          },
          { head: t('actions'), count: ({ done }) => done.actions, search: entriesOf(report) },
        ]}
      />
    </>
  )
}

/** Where a number leads: a screen and its filters. */
type Target = { readonly to: '/cases' | '/settings/audit'; readonly search: Readonly<Record<string, unknown>> }

interface CountColumn {
  readonly head: string
  readonly count: (person: Person) => number
  /** Where the number of a user leads; a number without it is only text. */
  readonly search?: (userId: string) => Target
}

function casesOf(filters: Readonly<Record<string, unknown>>): (userId: string) => Target {
  return (caseworkerId) => ({ to: '/cases', search: { caseworkerId, ...filters } })
}

/** What a person did in the period. The end of the audit trail’s period is exclusive. */
function entriesOf({ from, to }: Report, operation?: string): (userId: string) => Target {
  const period = { from, to: shiftPlainDate(to, 1) }
  return (actorId) => ({
    to: '/settings/audit',
    search: { actorId, ...period, ...(operation === undefined ? {} : { operation }) },
  })
}

function PeopleTable(props: {
  caption: string
  people: readonly Person[]
  columns: readonly CountColumn[]
}): ReactNode {
  const tWords = wordsText.useText()
  const tTargets = targetsText.useText()
  return (
    <section>
      <h2>{props.caption}</h2>
      <div className={layout.scrollSideways} role="region" tabIndex={0} aria-label={props.caption}>
        <table className={classes.matrix} data-stacked>
          <caption className="visually-hidden">{props.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{tWords('caseworker')}</th>
              {props.columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.people.map((person) => (
              <tr key={person.userId ?? ''}>
                <th scope="row">{person.name ?? tTargets('nobody')}</th>
                {props.columns.map(({ head, count, search }) => (
                  <td key={head} data-label={head}>
                    <Count
                      count={count(person)}
                      target={person.userId === null ? undefined : search?.(person.userId)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{tWords('total')}</th>
              {props.columns.map(({ head, count }) => (
                <td key={head} data-label={head}>
                  {formatCount(props.people.reduce((sum, person) => sum + count(person), 0))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

function Count({ count, target }: { count: number; target: Target | undefined }): ReactNode {
  if (count === 0 || target === undefined) return formatCount(count)
  return (
    <Link to={target.to} search={target.search}>
      {formatCount(count)}
    </Link>
  )
}
