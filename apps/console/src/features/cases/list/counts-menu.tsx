import { Popover, Skeleton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../cases.module.css'
import { CaseCount } from './case-count.tsx'
import { type CasesSearch, filtersOf, inputOf } from './views.rules.ts'
import { viewsText } from './views.text.ts'

const parameters = { creditor: 'creditorId', group: 'groupId' } as const
type Dimension = keyof typeof parameters

/** A work list for each creditor or group, with the number of matching cases. */
export function CountsMenu({ by, search }: { by: Dimension; search: CasesSearch }): ReactNode {
  const t = viewsText.useText()
  const [isOpen, setOpen] = useState(false)
  const label = t(by === 'creditor' ? 'byCreditor' : 'byGroup')
  const isChosen = search[parameters[by]] !== undefined
  return (
    <Popover position="bottom-start" opened={isOpen} onChange={setOpen} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.view}
          aria-current={isChosen ? 'true' : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{label}</span>
          <IconChevronDown size={16} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.counts ?? ''} aria-label={label}>
        <Counts by={by} search={search} onFollow={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** The creditors or groups with the most cases first. */
function Counts({ by, search, onFollow }: { by: Dimension; search: CasesSearch; onFollow: () => void }): ReactNode {
  const t = viewsText.useText()
  const parameter = parameters[by]
  const { [parameter]: chosen, ...others } = filtersOf(search)
  const query = { by, pageSize: 500, ...inputOf(others) }
  const { data, error, refetch } = useRead(client.cases.countBy, query, { staleTime: 60_000 })
  if (error !== null) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={96} />
  if (data.items.length === 0)
    return <p className={layout.quiet}>{t(by === 'creditor' ? 'noneByCreditor' : 'noneByGroup')}</p>
  return (
    <ul>
      {data.items
        .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
        .map((group) => (
          <li key={group.id}>
            <Link
              to="/cases"
              search={{ ...others, [parameter]: group.id }}
              aria-current={group.id === chosen ? 'true' : undefined}
              activeProps={{}}
              activeOptions={{ exact: true, includeSearch: true }}
              onClick={onFollow}
            >
              <span>{group.name}</span>
              <span className={classes.count}>
                <CaseCount counted={group} />
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
