import { Button, Select } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { plainDate } from '../../../text/format.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../creditors.module.css'
import { creditorsText } from '../creditors.text.ts'

/** The statement of a creditor's account for a period: what was owed before and after it, and the files. */
export function AccountStatement(props: { creditorId: string; currencies: readonly string[] }): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const { creditorId, currencies } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={layout.stackTight}>
      <div className={layout.row}>
        <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('statement')}
        </Button>
        <Link to="/reports/invoices" search={{ creditorId }}>
          {tWords('invoices')}
        </Link>
      </div>
      {isOpen && <Period creditorId={creditorId} currencies={currencies} label={tWords('period')} />}
    </div>
  )
}

function Period(props: { creditorId: string; currencies: readonly string[]; label: string }): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const today = plainDate(tenantNow())
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`)
  const [to, setTo] = useState(today)
  const [currency, setCurrency] = useState(props.currencies[0] ?? 'DKK')
  const path = `/creditors/${props.creditorId}/account/statement`
  const query = { currency, from, to }
  return (
    <fieldset className={classes.statement} aria-label={props.label}>
      <div className={layout.pair}>
        <DateField label={tWords('from')} value={from} onChange={setFrom} />
        <DateField label={tWords('to')} value={to} onChange={setTo} />
      </div>
      {props.currencies.length > 1 && (
        <Select
          label={tWords('currency')}
          allowDeselect={false}
          value={currency}
          onChange={(value) => setCurrency(value ?? currency)}
          data={[...props.currencies]}
        />
      )}
      {from !== '' && to !== '' && (
        <>
          <Balances creditorId={props.creditorId} query={{ ...query, currency: currency as 'DKK' }} />
          <div className={layout.row}>
            <CsvLink path={`${path}/export.pdf`} query={query} label={t('statementPdf')} />
            <CsvLink path={`${path}/export.csv`} query={query} label={t('statementCsv')} />
          </div>
        </>
      )}
    </fieldset>
  )
}

function Balances(props: { creditorId: string; query: { currency: 'DKK'; from: string; to: string } }): ReactNode {
  const t = creditorsText.useText()
  const { data, error } = useRead(
    client.creditorAccounts.getCreditorStatement,
    { creditorId: props.creditorId, ...props.query },
    { keepPrevious: true },
  )
  if (error !== null) return <ProblemNotice error={error} />
  if (data === undefined) return null
  return (
    <dl className={layout.facts}>
      {(['opening', 'closing'] as const).map((end) => (
        <div key={end}>
          <dt>{t(end)}</dt>
          <dd>
            <Money minor={data[end]} currency={data.currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
