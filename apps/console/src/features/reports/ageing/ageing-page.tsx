import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { formatAmount, formatCount, formatWholeAmount } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { Page } from '../../../ui/page.tsx'
import { ageingText } from '../../cases/index.ts'
import { BarTable } from '../bar-table.tsx'
import { AsOf, CurrencySwitch, partIn, ReportBody } from '../report-body.tsx'
import { CsvLink } from '../../../ui/csv-link.tsx'
import { CreditorSelect } from '../report-filters.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import { reportsNavText } from '../reports-nav.text.ts'
import classes from '../reports.module.css'
import { ageingSearch } from '../reports.search.ts'
import { reportsText } from '../reports.text.ts'
import { useFirstRows } from '../use-first-rows.tsx'
import { ageTones, buckets } from './ageing.rules.ts'

type Search = ReturnType<typeof ageingSearch.use>
type InCurrency = Result<typeof client.reports.getAgeing>['currencies'][number]
type Part = Pick<InCurrency, 'buckets' | 'outstanding' | 'vouchers' | 'cases'>

/** Outstanding amounts by how long they have been due, in total and by creditor. Each number links to its cases. */
export function AgeingPage(): ReactNode {
  const heading = reportsNavText.useText()
  const t = reportsText.useText()
  const navigate = useNavigate()
  const search = ageingSearch.use()
  const { creditorId, currency } = search
  const query = creditorId === undefined ? {} : { creditorId }
  const { data, error, refetch } = useRead(client.reports.getAgeing, query, { keepPrevious: true })
  const change = (next: { [Name in keyof Search]?: string | undefined }): void =>
    void navigate({ to: '/reports/ageing', search: { ...search, ...next }, replace: true })
  const shown = partIn(data, currency)
  const toolbar = (
    <>
      <CreditorSelect value={creditorId} onChange={(next) => change({ creditorId: next })} />
      <CurrencySwitch report={data} shown={shown?.currency} onChange={change} />
    </>
  )
  return (
    <ReportsFrame>
      <Page title={heading('ageing')} note={<AsOf report={data} />} toolbar={toolbar}>
        <ReportBody
          report={data}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('nothingOwedTitle')} hint={t('nothingOwedHint')} />}
        >
          {shown !== undefined && (
            <>
              <ByAge shown={shown} creditorId={creditorId} />
              <ByCreditor shown={shown} creditorId={creditorId} />
            </>
          )}
        </ReportBody>
      </Page>
    </ReportsFrame>
  )
}

interface PartProps {
  readonly shown: InCurrency
  readonly creditorId: string | undefined
}

function ByAge({ shown, creditorId }: PartProps): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  const tAgeing = ageingText.useText()
  const { currency } = shown
  const ofCreditor = creditorId === undefined ? {} : { creditorId }
  return (
    <section>
      <div className={classes.headline}>
        <p className={classes.large}>
          <Money minor={shown.outstanding} currency={currency} />
        </p>
        <p className={layout.quietText}>{t('ageingHint')}</p>
      </div>
      <h2>{t('byAge')}</h2>
      <BarTable
        caption={t('byAge')}
        first={tWords('overdue')}
        heads={[tWords('cases'), tWords('claims'), `${tWords('outstanding')} (${currency})`]}
        rows={buckets.map((bucket) => {
          const { outstanding, vouchers, cases } = bucketOf(shown, bucket)
          return {
            key: bucket,
            label: tAgeing(bucket),
            value: outstanding,
            tone: ageTones[bucket],
            cells: [
              cases === 0 ? (
                '0'
              ) : (
                <Link key="cases" to="/cases" search={{ ageing: bucket, currency, ...ofCreditor }}>
                  {formatCount(cases)}
                </Link>
              ),
              formatCount(vouchers),
              <Money key="owed" minor={outstanding} />,
            ],
          }
        })}
        total={[formatCount(shown.cases), formatCount(shown.vouchers), <Money key="owed" minor={shown.outstanding} />]}
      />
    </section>
  )
}

function bucketOf(part: Part, name: (typeof buckets)[number]): Omit<Part, 'buckets'> {
  return part.buckets.find(({ bucket }) => bucket === name) ?? { outstanding: 0, vouchers: 0, cases: 0 }
}

function ByCreditor({ shown, creditorId }: PartProps): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  const tAgeing = ageingText.useText()
  const { rows, showAll } = useFirstRows(shown.creditors)
  const { currency } = shown
  const query = { currency, creditorId }
  const all = { name: tWords('allCreditors'), ...(creditorId === undefined ? {} : { creditorId }) }
  return (
    <section>
      <div className={layout.bar}>
        <div>
          <h2>{t('byCreditor')}</h2>
          <p className={layout.quietText}>{t('wholeUnits', { currency })}</p>
        </div>
        <CsvLink path="/reports/ageing/export.csv" query={query} />
      </div>
      <div className={layout.scrollSideways} role="region" tabIndex={0} aria-label={t('byCreditor')}>
        <table className={classes.matrix} data-total="right" data-stacked>
          <caption className="visually-hidden">{`${t('byCreditor')} (${currency})`}</caption>
          <thead>
            <tr>
              <th scope="col">{tWords('creditor')}</th>
              {buckets.map((bucket) => (
                <th key={bucket} scope="col">
                  {tAgeing(bucket)}
                </th>
              ))}
              <th scope="col">{`${tWords('total')} (${currency})`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((creditor) => (
              <tr key={creditor.creditorId}>
                <th scope="row">
                  <Link to={`/creditors/${creditor.creditorId}`}>{creditor.name}</Link>
                </th>
                {buckets.map((bucket) => (
                  <Cell key={bucket} part={creditor} creditor={creditor} bucket={bucket} currency={currency} />
                ))}
                <td data-label={tWords('total')}>
                  <Money minor={creditor.outstanding} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{tWords('total')}</th>
              {buckets.map((bucket) => (
                <Cell key={bucket} part={shown} creditor={all} bucket={bucket} currency={currency} />
              ))}
              <td data-label={tWords('total')}>
                <Money minor={shown.outstanding} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      {showAll}
    </section>
  )
}

/** The amount of one age for one creditor, or for all, in whole units and with a link to those cases. */
function Cell(props: {
  part: Part
  creditor: { readonly creditorId?: string; readonly name: string }
  bucket: (typeof buckets)[number]
  currency: InCurrency['currency']
}): ReactNode {
  const t = reportsText.useText()
  const { part, creditor, bucket, currency } = props
  const { outstanding, cases } = bucketOf(part, bucket)
  const { creditorId, name } = creditor
  const about = t('casesOf', { count: cases, creditor: name, age: ageingText.t(bucket) })
  return (
    <td data-label={ageingText.t(bucket)} data-empty={outstanding === 0}>
      {outstanding === 0 ? (
        <span className={layout.quietText}>–</span>
      ) : (
        <Link
          to="/cases"
          search={{ ageing: bucket, currency, ...(creditorId === undefined ? {} : { creditorId }) }}
          title={`${formatAmount(outstanding)} ${currency}: ${about}`}
        >
          {formatWholeAmount(outstanding)}
        </Link>
      )}
    </td>
  )
}
