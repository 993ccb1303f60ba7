import { Button, Checkbox, InputWrapper, TextInput, Tooltip } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import type { CustomInput } from '../../registry/index.ts'
import classes from '../developers.module.css'
import { developersText } from '../developers.text.ts'
import { scopeAreas, type ScopeEntry } from './scopes.rules.ts'

/** Selects the scopes of a token: one row per area, with read and write. */
export function ScopePicker({ label, hint, value, onChange, errors, isReadOnly }: CustomInput): ReactNode {
  const t = developersText.useText()
  const may = useMay()
  const { data, error, refetch } = useRead(client.tokens.listScopes, {}, { staleTime: 300_000 })
  const [search, setSearch] = useState('')
  const chosen = value as readonly string[]
  const catalogue = data?.scopes ?? []
  const areas = scopeAreas(catalogue).filter(({ area }) => area.includes(search.trim().toLowerCase()))
  const toggle = (scope: string): void =>
    onChange(chosen.includes(scope) ? chosen.filter((item) => item !== scope) : [...chosen, scope])
  const readable = catalogue.map(({ scope }) => scope).filter((scope) => scope.startsWith('read:') && may(scope))
  return (
    <InputWrapper
      label={`${label} (${chosen.length})`}
      description={hint}
      error={Object.values(errors)[0]}
      labelElement="div"
    >
      {error !== null && <ProblemNotice error={error} retry={() => void refetch()} />}
      {!isReadOnly && (
        <div className={classes.row}>
          <TextInput
            className={classes.grow}
            type="search"
            aria-label={t('filterScopes')}
            placeholder={t('filterScopes')}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Button size="xs" variant="default" onClick={() => onChange([...new Set([...chosen, ...readable])])}>
            {t('allRead')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onChange([])}>
            {t('nothingChosen')}
          </Button>
        </div>
      )}
      <table className={`${layout.table ?? ''} ${classes.scopes ?? ''}`}>
        <thead>
          <tr>
            <th scope="col">{t('area')}</th>
            <th scope="col">{t('read')}</th>
            <th scope="col">{t('write')}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ area, read, write }) => (
            <tr key={area}>
              <th scope="row">{area}</th>
              {[read, write].map((entry, index) => (
                <td key={index}>
                  {entry !== undefined && (
                    <ScopeBox
                      entry={entry}
                      isChosen={chosen.includes(entry.scope)}
                      isReadOnly={isReadOnly || !may(entry.scope)}
                      onToggle={toggle}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </InputWrapper>
  )
}

function ScopeBox(props: {
  entry: ScopeEntry
  isChosen: boolean
  isReadOnly: boolean
  onToggle: (scope: string) => void
}): ReactNode {
  const { scope, operations } = props.entry
  return (
    <Tooltip label={operations.map(({ summary }) => summary).join(' · ')} multiline maw={320} withinPortal={false}>
      <Checkbox
        aria-label={scope}
        checked={props.isChosen}
        disabled={props.isReadOnly}
        onChange={() => props.onToggle(scope)}
      />
    </Tooltip>
  )
}
