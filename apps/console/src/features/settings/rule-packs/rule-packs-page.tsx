import { Alert, Button, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatDate } from '../../../text/format.ts'
import { ruleSourceName } from '../../../text/rule-source-name.ts'
import { formatRuleVersion } from '../../../text/rule-version.ts'
import { wordsText } from '../../../text/words.text.ts'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import filterClasses from '../../../ui/filters.module.css'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/page.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { rulePackChoices } from '../registries/rule-rows.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import { ruleRowsText } from '../registries/rule-rows.text.ts'
import { settingsText } from '../settings.text.ts'
import classes from './rule-packs.module.css'
import { isReplaceable, ReplaceRule } from './replace-rule.tsx'
import { rulePacksSearch } from './rule-packs.search.ts'
import { rulePacksText } from './rule-packs.text.ts'
import { RuleValue } from './rule-value.tsx'

type Pack = Result<typeof client.rulePacks.get>
type Row = Pack['rows'][number]

/** A rule pack with every row, its source, and whether it was reviewed. */
export function RulePacksPage(): ReactNode {
  const heading = ruleRowsText.useText()
  const t = rulePacksText.useText()
  const navigate = useNavigate()
  const mayWrite = useMay()('write:rule-packs')
  const chosen = rulePacksSearch.use().pack
  const pack = packs().find(({ value }) => value === chosen)?.value ?? 'dk-consumer'
  const [isImporting, setImporting] = useState(false)
  const [replaced, setReplaced] = useState<Row>()
  const endReplacing = (): void => setReplaced(undefined)
  const { data, error, refetch } = useRead(client.rulePacks.get, { pack }, { keepPrevious: true })
  const toolbar = (
    <FilterSelect
      className={filterClasses.filter}
      label={heading('rulePack')}
      placeholder={heading('rulePack')}
      isRequired
      value={pack}
      onChange={(next) => void navigate({ to: '/settings/rule-packs', search: { pack: next }, replace: true })}
      data={packs()}
    />
  )
  const actions = mayWrite && <Button onClick={() => setImporting(true)}>{t('importCsv')}</Button>
  return (
    <SettingsFrame>
      <Page title={settingsText.t('rulePacks')} toolbar={toolbar} actions={actions}>
        <div className={layout.stack}>
          <p className={layout.about}>{t('about')}</p>
          {error !== null && <ProblemNotice error={error} retry={() => void refetch()} />}
          {data !== undefined && <PackTable pack={data} onReplace={mayWrite ? setReplaced : undefined} />}
        </div>
        <SidePanel
          isOpen={replaced !== undefined}
          onClose={endReplacing}
          title={replaced === undefined ? '' : t('replaceNamed', { rule: heading(replaced.rule) })}
        >
          {replaced !== undefined && <ReplaceRule pack={pack} row={replaced} onDone={endReplacing} />}
        </SidePanel>
        <SidePanel isOpen={isImporting} onClose={() => setImporting(false)} title={t('importCsv')}>
          <ImportForm onDone={() => setImporting(false)} />
        </SidePanel>
      </Page>
    </SettingsFrame>
  )
}

function packs(): { value: Pack['pack']; label: string }[] {
  return rulePackChoices().map(({ value, label }) => ({ value: value as Pack['pack'], label }))
}

type OnReplace = ((row: Row) => void) | undefined

function PackTable({ pack, onReplace }: { pack: Pack; onReplace: OnReplace }): ReactNode {
  const heading = ruleRowsText.useText()
  const t = rulePacksText.useText()
  return (
    <>
      {pack.ratesUntil !== null && (
        <Alert color="yellow">{t('ratesUntil', { day: formatDate(pack.ratesUntil) })}</Alert>
      )}
      <div className={layout.scrollSideways}>
        <table className={`${layout.table ?? ''} ${classes.table ?? ''}`}>
          <thead>
            <tr>
              <th scope="col">{heading('rule')}</th>
              <th scope="col">{heading('ruleValue')}</th>
              <th scope="col">{heading('ruleSource')}</th>
              {onReplace !== undefined && <td className="no-print" />}
            </tr>
          </thead>
          <tbody>
            {pack.rows.map((row) => (
              <RuleLine
                key={[row.rule, row.from, row.dueFrom, row.ruleRowId].join(' ')}
                row={row}
                onReplace={onReplace}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={layout.small}>{t('version', { version: formatRuleVersion(pack.version) })}</p>
    </>
  )
}

function RuleLine({ row, onReplace }: { row: Row; onReplace: OnReplace }): ReactNode {
  const heading = ruleRowsText.useText()
  const t = rulePacksText.useText()
  const marks = [
    ...(row.dueUntil === null ? [] : [t('dueBefore', { day: formatDate(row.dueUntil) })]),
    ...(row.ruleRowId === null ? [] : [t('own')]),
    ...(row.overridden ? [t('replaced')] : []),
    ...(row.isLaxer ? [t('laxer')] : []),
    ...(row.reviewed ? [] : [t('notReviewed')]),
  ]
  return (
    <tr>
      <th scope="row">
        {heading(row.rule)}
        <div className={layout.small}>
          {row.until === null
            ? t('since', { from: formatDate(row.from) })
            : t('between', { from: formatDate(row.from), until: formatDate(row.until) })}
        </div>
        <div className={layout.small}>{marks.join(' · ')}</div>
      </th>
      <td className={classes.value}>
        <RuleValue rule={row.rule} value={row.value} />
      </td>
      <td className={classes.source}>
        {ruleSourceName(row.source)}
        {row.reason !== null && <div className={layout.small}>{row.reason}</div>}
      </td>
      {onReplace !== undefined && (
        <td className="no-print">
          {isReplaceable(row) && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('replaceNamed', { rule: heading(row.rule) })}
              onClick={() => onReplace(row)}
            >
              {t('replace')}
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}

function ImportForm({ onDone }: { onDone: () => void }): ReactNode {
  const t = rulePacksText.useText()
  const tWords = wordsText.useText()
  const [csv, setCsv] = useState('')
  const importing = useWrite(client.rulePacks.importRuleRows, {
    onDone: ({ data }) => {
      notifications.show({ message: t('imported', { count: data.items.length }) })
      onDone()
    },
  })
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        importing.mutate({ input: { body: { csv } } })
      }}
    >
      <Textarea
        label={t('csv')}
        description={t('csvHint')}
        autosize
        minRows={8}
        value={csv}
        onChange={(event) => setCsv(event.currentTarget.value)}
      />
      {importing.error !== null && <ProblemNotice error={importing.error} />}
      <div className={layout.actionRow}>
        <Button variant="default" onClick={onDone}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" loading={importing.isPending} disabled={csv.trim() === ''}>
          {t('importCsv')}
        </Button>
      </div>
    </form>
  )
}
