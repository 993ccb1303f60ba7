import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useReadList } from '../../../api/query.ts'
import { optionsOf, useUsers } from '../../../api/users.ts'
import { actorName } from '../../../text/actor-name.ts'
import { wordsText } from '../../../text/words.text.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import filterClasses from '../../../ui/filters.module.css'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Page } from '../../../ui/page.tsx'
import { PeriodFields } from '../../../ui/period-fields.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { When } from '../../../ui/when.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { settingsText } from '../settings.text.ts'
import { AuditComparison } from './audit-comparison.tsx'
import { actionOf, type AuditEntry, kinds, subjectNameOf } from './audit-entry.ts'
import { auditSearch } from './audit.search.ts'
import { auditText } from './audit.text.ts'

type Search = ReturnType<typeof auditSearch.use>
type Change = (next: { readonly [Name in keyof Search]?: Search[Name] | undefined }) => void

/** The audit trail: a filtered list, with both versions of each change. */
export function AuditPage(): ReactNode {
  const heading = settingsText.useText()
  const t = auditText.useText()
  const navigate = useNavigate()
  const search = auditSearch.use()
  const { selected, open, ...filters } = search
  const list = useReadList(client.audit.listEntries, filters)
  const change: Change = (next) => {
    void navigate({ to: '/settings/audit', search: { ...search, ...next }, replace: true })
  }
  const opened = list.items.find(({ auditId }) => auditId === open)
  return (
    <SettingsFrame>
      <Page title={heading('audit')} toolbar={<Filters search={filters} onChange={change} />} isFixed>
        <DataList
          label={heading('audit')}
          list={list}
          columns={columns()}
          keyOf={({ auditId }) => auditId}
          selected={selected}
          onSelect={(auditId) => change({ selected: auditId })}
          onOpen={({ auditId }) => change({ selected: auditId, open: auditId })}
          empty={
            <NoMatches
              title={t('none')}
              hint={t('noneHint')}
              onClear={() => void navigate({ to: '/settings/audit', search: {} })}
            />
          }
        />
        <SidePanel
          isOpen={opened !== undefined}
          onClose={() => change({ open: undefined })}
          title={opened === undefined ? '' : actionOf(opened)}
          size={640}
        >
          {opened !== undefined && <AuditComparison entry={opened} />}
        </SidePanel>
      </Page>
    </SettingsFrame>
  )
}

function columns(): readonly Column<AuditEntry>[] {
  const { t } = auditText
  return [
    { id: 'at', header: wordsText.t('time'), width: '152px', phoneWidth: '96px', cell: ({ at }) => <When at={at} /> },
    { id: 'action', header: t('what'), width: 'minmax(160px, 2fr)', cell: actionOf },
    {
      id: 'name',
      header: t('entry'),
      width: 'minmax(160px, 2fr)',
      isWideOnly: true,
      cell: subjectNameOf,
    },
    {
      ...{ id: 'actor', header: t('who'), width: 'minmax(120px, 1fr)', phoneWidth: '80px' },
      cell: ({ actor }) => actorName(actor),
    },
  ]
}

function Filters({ search, onChange }: { search: Omit<Search, 'selected' | 'open'>; onChange: Change }): ReactNode {
  const t = auditText.useText()
  const tWords = wordsText.useText()
  const users = useUsers()
  return (
    <>
      <FilterSelect
        className={filterClasses.filter}
        label={tWords('type')}
        placeholder={tWords('allTypes')}
        searchable
        value={search.subjectType}
        onChange={(subjectType) => onChange({ subjectType })}
        data={kinds()}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={t('person')}
        placeholder={tWords('everyone')}
        searchable
        value={search.actorId}
        onChange={(actorId) => onChange({ actorId })}
        data={optionsOf(users)}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={t('outcome')}
        placeholder={t('allOutcomes')}
        value={search.refused === true ? 'refused' : undefined}
        onChange={(outcome) => onChange({ refused: outcome === 'refused' ? true : undefined })}
        data={[{ value: 'refused', label: t('onlyRefused') }]}
      />
      <PeriodFields from={search.from} to={search.to} onChange={onChange} />
      {search.operation !== undefined && (
        <Button variant="default" onClick={() => onChange({ operation: undefined })}>
          {search.operation} ×
        </Button>
      )}
      {search.subjectId !== undefined && (
        <Button variant="default" onClick={() => onChange({ subjectId: undefined })}>
          {t('oneSubject')} ×
        </Button>
      )}
    </>
  )
}
