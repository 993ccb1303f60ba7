import { Skeleton } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { formatCount, formatMoment, formatPercent } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { Page } from '../../../ui/page.tsx'
import { ScreenError } from '../../../ui/screen-error.tsx'
import { ViewSwitch } from '../../../ui/view-switch.tsx'
import { ageingText } from '../../cases/index.ts'
import { ageTones } from '../ageing/ageing.rules.ts'
import { type BarRow, BarTable } from '../bar-table.tsx'
import { reportsNavText } from '../reports-nav.text.ts'
import { dashboardSearch } from '../reports.search.ts'
import classes from './dashboard.module.css'
import { dashboardText } from './dashboard.text.ts'
import { FirstSteps } from './first-steps.tsx'
import { MonthChart } from './month-chart.tsx'
import { TargetBar } from './target-bar.tsx'
import { comparisonOf, currenciesOf, isEmpty, type Overview } from './overview.rules.ts'

/** The dashboard: open work, collected amounts, and outstanding amounts by age. */
export function DashboardPage(): ReactNode {
  const t = dashboardText.useText()
  const heading = reportsNavText.useText()
  const { caseworkerId } = dashboardSearch.use()
  const mine = caseworkerId === undefined ? {} : { caseworkerId }
  const { data, error, refetch } = useRead(client.reports.getOverview, mine, {
    refetchInterval: 60_000,
    keepPrevious: true,
  })
  if (error !== null && data === undefined) {
    return (
      <Page title={heading('dashboard')}>
        <ScreenError error={error} reset={() => void refetch()} />
      </Page>
    )
  }
  return (
    <Page title={heading('dashboard')} note={data !== undefined && <AsOf at={data.asOf} />} actions={<WhoseSwitch />}>
      {data === undefined && <DashboardSkeleton />}
      {data !== undefined && isEmpty(data) && (
        <EmptyState
          title={t('emptyTitle')}
          hint={t('emptyHint')}
          action={caseworkerId === undefined && <FirstSteps />}
        />
      )}
      {data !== undefined && !isEmpty(data) && <Figures overview={data} />}
    </Page>
  )
}

/** Chooses between the figures of the whole company and those of the user's own creditors. */
function WhoseSwitch(): ReactNode {
  const t = dashboardText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const { caseworkerId, ...others } = dashboardSearch.use()
  return (
    <ViewSwitch
      label={t('whose')}
      value={caseworkerId ?? 'all'}
      data={[
        { value: 'all', label: tWords('everyone') },
        { value: 'me', label: tWords('mine') },
      ]}
      onChange={(value) =>
        void navigate({
          to: '/dashboard',
          search: value === 'me' ? { ...others, caseworkerId: 'me' } : others,
          replace: true,
        })
      }
    />
  )
}

function AsOf({ at }: { at: string }): ReactNode {
  const t = wordsText.useText()
  return (
    <time className={layout.quietText} dateTime={at}>
      {t('asOf', { when: formatMoment(at) })}
    </time>
  )
}

function DashboardSkeleton(): ReactNode {
  return (
    <div className={classes.grid} aria-busy>
      <Skeleton className={layout.fullWidth ?? ''} height={88} />
      <Skeleton height={320} />
      <Skeleton height={320} />
      <Skeleton height={280} />
      <Skeleton height={280} />
    </div>
  )
}

function Figures({ overview }: { overview: Overview }): ReactNode {
  const t = wordsText.useText()
  const navigate = useNavigate()
  const search = dashboardSearch.use()
  const whose = search.caseworkerId === undefined ? {} : { caseworkerId: search.caseworkerId }
  const currencies = currenciesOf(overview)
  const currency = currencies.find((code) => code === search.currency) ?? currencies[0]
  return (
    <div className={classes.grid}>
      <WorkWaiting work={overview.work} whose={whose} />
      {currencies.length > 1 && (
        <div className={layout.fullWidth}>
          <ViewSwitch
            label={t('currency')}
            value={currency ?? ''}
            data={[...currencies]}
            onChange={(value) =>
              void navigate({ to: '/dashboard', search: { ...search, currency: value }, replace: true })
            }
          />
        </div>
      )}
      <CollectedPart overview={overview} currency={currency} />
      <AgeingPart overview={overview} currency={currency} />
      <CreditorsPart overview={overview} currency={currency} />
      <StatusPart counts={overview.casesByStatus} whose={whose} />
    </div>
  )
}

/** Links from the figures lead to lists of the same cases. */
type Whose = { readonly caseworkerId?: 'me' }

function WorkWaiting({ work, whose }: { work: Overview['work']; whose: Whose }): ReactNode {
  const t = dashboardText.useText()
  const kinds = [
    { name: t('unmapped'), count: work.unmappedInteractions, to: '/inbox', search: { view: 'unmapped' } },
    { name: t('unhandled'), count: work.unhandledInteractions, to: '/inbox', search: { view: 'mapped' } },
    { name: t('reminders'), count: work.remindersDue, to: '/cases', search: { reminderDue: true, ...whose } },
    { name: t('pending'), count: work.pendingCases, to: '/cases', search: { status: 'PENDING', ...whose } },
  ]
  return (
    <section className={layout.fullWidth} aria-labelledby="work-waiting">
      <h2 id="work-waiting">{t('work')}</h2>
      <ul className={classes.work}>
        {kinds.map(({ name, count, to, search }) => (
          <li key={name}>
            <Link to={to} search={search} data-none={count === 0}>
              <b>{formatCount(count)}</b>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PartProps {
  readonly overview: Overview
  readonly currency: string | undefined
}

function CollectedPart({ overview, currency }: PartProps): ReactNode {
  const t = dashboardText.useText()
  const collected = overview.collected.find((item) => item.currency === currency)
  if (collected === undefined) {
    return (
      <section className={classes.part}>
        <h2>{t('collected')}</h2>
        <p className={layout.quiet}>{t('noneCollected')}</p>
      </section>
    )
  }
  const comparison = comparisonOf(collected)
  const percent = 'fraction' in comparison ? formatPercent(Math.round(comparison.fraction * 1_000) / 1_000) : ''
  return (
    <section className={classes.part}>
      <h2>{t('collected')}</h2>
      <p className={classes.large}>
        <Money minor={collected.thisMonth} currency={collected.currency} />
      </p>
      <p className={classes.comparison} data-kind={comparison.kind}>
        {t(comparison.kind, { percent })}
      </p>
      {collected.target !== null && <TargetBar amount={collected.thisMonth} target={collected.target} />}
      <dl className={classes.against}>
        {collected.target !== null && (
          <>
            <dt>{t('target')}</dt>
            <dd>
              <Money minor={collected.target} currency={collected.currency} />
            </dd>
          </>
        )}
        <dt>{t('lastToDate')}</dt>
        <dd>
          <Money minor={collected.lastMonthToDate} currency={collected.currency} />
        </dd>
        <dt>{t('lastMonth')}</dt>
        <dd>
          <Money minor={collected.lastMonth} currency={collected.currency} />
        </dd>
      </dl>
      <MonthChart collected={collected} />
    </section>
  )
}

function CreditorsPart({ overview, currency }: PartProps): ReactNode {
  const t = dashboardText.useText()
  const tWords = wordsText.useText()
  const rows = overview.collectedByCreditor
    .filter((item) => item.currency === currency)
    .map(({ creditorId, name, thisMonth, lastMonth }): BarRow => ({
      key: creditorId,
      label: <Link to={`/creditors/${creditorId}`}>{name}</Link>,
      value: thisMonth,
      cells: [<Money key="this" minor={thisMonth} />, <Money key="last" minor={lastMonth} />],
    }))
  return (
    <section className={classes.part}>
      <h2>{t('byCreditor')}</h2>
      {rows.length === 0 ? (
        <p className={layout.quiet}>{t('noneCollected')}</p>
      ) : (
        <BarTable
          caption={t('byCreditor')}
          first={tWords('creditor')}
          heads={[`${tWords('thisMonth')} (${currency ?? ''})`, tWords('lastMonth')]}
          rows={rows}
        />
      )}
    </section>
  )
}

function AgeingPart({ overview, currency }: PartProps): ReactNode {
  const t = dashboardText.useText()
  const tWords = wordsText.useText()
  const tAgeing = ageingText.useText()
  const ageing = overview.ageing.filter((row) => row.currency === currency)
  const rows = ageing.map(({ bucket, outstanding, vouchers }): BarRow => ({
    key: bucket,
    label: tAgeing(bucket),
    value: outstanding,
    tone: ageTones[bucket],
    cells: [formatCount(vouchers), <Money key="owed" minor={outstanding} />],
  }))
  const sum = (of: (row: (typeof ageing)[number]) => number): number => ageing.reduce((all, row) => all + of(row), 0)
  return (
    <section className={classes.part}>
      <h2>{t('ageing')}</h2>
      {rows.length === 0 ? (
        <p className={layout.quiet}>{t('noneOwed')}</p>
      ) : (
        <BarTable
          caption={t('ageing')}
          first={tWords('overdue')}
          heads={[tWords('claims'), `${tWords('outstanding')} (${currency ?? ''})`]}
          rows={rows}
          total={[formatCount(sum((row) => row.vouchers)), <Money key="owed" minor={sum((row) => row.outstanding)} />]}
        />
      )}
    </section>
  )
}

function StatusPart({ counts, whose }: { counts: Overview['casesByStatus']; whose: Whose }): ReactNode {
  const t = dashboardText.useText()
  const tWords = wordsText.useText()
  const statuses = ['PENDING', 'VERIFIED', 'ENDED'] as const
  const rows = statuses.map((status): BarRow => ({
    key: status,
    label: (
      <Link to="/cases" search={{ status, ...whose }}>
        {t(status)}
      </Link>
    ),
    value: counts[status],
    tone: status === 'VERIFIED' ? 'accent' : 'neutral',
    cells: [formatCount(counts[status])],
  }))
  return (
    <section className={classes.part}>
      <h2>{t('status')}</h2>
      <BarTable
        caption={t('status')}
        first={tWords('status')}
        heads={[tWords('cases')]}
        rows={rows}
        total={[formatCount(counts.PENDING + counts.VERIFIED + counts.ENDED)]}
      />
    </section>
  )
}
