import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CreditorFilter } from '../../../ui/creditor-filter.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import layout from '../../../ui/layout.module.css'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import classes from '../cases.module.css'
import { ageingText } from '../ageing.text.ts'
import { casesText } from '../cases.text.ts'
import { caseListText } from './case-list.text.ts'
import { CaseworkerSelect } from './caseworker-select.tsx'
import type { Group } from './filter-groups.rules.ts'
import { viewsText } from './views.text.ts'

const statuses = ['PENDING', 'VERIFIED', 'ENDED'] as const
const ages = ['not-due', '1-30', '31-60', '61-90', '91-180', '181-365', 'over-365'] as const

/** The filters of one alternative. */
export function GroupForm({ group, onSet }: { group: Group; onSet: (group: Group) => void }): ReactNode {
  const t = caseListText.useText()
  const tWords = wordsText.useText()
  const tViews = viewsText.useText()
  const [draft, setDraft] = useState(group)
  const change = (next: { [Name in keyof Group]?: Group[Name] | undefined }): void => {
    const given = Object.entries({ ...draft, ...next }).filter(([, value]) => value !== undefined)
    setDraft(Object.fromEntries(given))
  }
  return (
    <form
      className={classes.groupForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (Object.keys(draft).length > 0) onSet(draft)
      }}
    >
      <p className={layout.quietText}>{t('addOrHint')}</p>
      <StatusFilter draft={draft} onChange={change} />
      <PartyFilters
        draft={draft}
        onChange={change}
        tag={
          <TextInput
            aria-label={tViews('tag')}
            placeholder={tViews('tag')}
            maxLength={50}
            value={draft.tag ?? ''}
            onChange={(event) =>
              change({ tag: event.currentTarget.value === '' ? undefined : event.currentTarget.value })
            }
          />
        }
      />
      <WorkFilters draft={draft} onChange={change} />
      <PanelFooter>
        <Button type="submit" disabled={Object.keys(draft).length === 0}>
          {tWords('show')}
        </Button>
      </PanelFooter>
    </form>
  )
}

interface FieldsProps {
  readonly draft: Group
  readonly onChange: (next: { [Name in keyof Group]?: Group[Name] | undefined }) => void
}

/** Filters by whom a case is about and who works on it. */
export function PartyFilters({ draft, onChange, tag }: FieldsProps & { tag: ReactNode }): ReactNode {
  const t = caseListText.useText()
  const { data: groups } = useRead(client.caseGroups.list, { pageSize: 500 }, { staleTime: 300_000 })
  return (
    <>
      <CreditorFilter value={draft.creditorId} onChange={(creditorId) => onChange({ creditorId })} />
      <FilterSelect
        className={undefined}
        label={t('group')}
        placeholder={t('allGroups')}
        value={draft.groupId}
        onChange={(groupId) => onChange({ groupId })}
        data={(groups?.items ?? []).map(({ id, label }) => ({ value: id, label }))}
      />
      <CaseworkerSelect value={draft.caseworkerId} onChange={(caseworkerId) => onChange({ caseworkerId })} />
      {tag}
    </>
  )
}

function StatusFilter({ draft, onChange }: FieldsProps): ReactNode {
  const tCases = casesText.useText()
  const tWords = wordsText.useText()
  return (
    <FilterSelect
      className={undefined}
      label={tWords('status')}
      placeholder={tWords('allStatuses')}
      value={draft.status}
      onChange={(status) => onChange({ status })}
      data={statuses.map((value) => ({ value, label: tCases(value) }))}
    />
  )
}

/** Filters by what waits on a case. */
export function WorkFilters({ draft, onChange }: FieldsProps): ReactNode {
  const t = caseListText.useText()
  const tWords = wordsText.useText()
  const tViews = viewsText.useText()
  const tAgeing = ageingText.useText()
  const waiting =
    draft.reminderDue === true ? 'reminderDue' : draft.promiseBroken === true ? 'promiseBroken' : undefined
  return (
    <>
      <FilterSelect
        className={undefined}
        label={tViews('paused')}
        placeholder={t('paused')}
        value={draft.paused === true ? 'paused' : undefined}
        onChange={(value) => onChange({ paused: value === undefined ? undefined : true })}
        data={[{ value: 'paused', label: tViews('paused') }]}
      />
      <FilterSelect
        className={undefined}
        label={t('reminders')}
        placeholder={t('reminders')}
        value={waiting}
        onChange={(value) =>
          onChange({
            reminderDue: value === 'reminderDue' ? true : undefined,
            promiseBroken: value === 'promiseBroken' ? true : undefined,
          })
        }
        data={[
          { value: 'reminderDue', label: tViews('dueToday') },
          { value: 'promiseBroken', label: tViews('promisesBroken') },
        ]}
      />
      <FilterSelect
        className={undefined}
        label={tWords('overdue')}
        placeholder={t('anyAge')}
        value={draft.ageing}
        onChange={(ageing) => onChange({ ageing })}
        data={ages.map((value) => ({ value, label: tAgeing(value) }))}
      />
    </>
  )
}
