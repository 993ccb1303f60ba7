import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Fragment, type ReactNode, useState } from 'react'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { SidePanel } from '../../../ui/side-panel.tsx'
import classes from '../cases.module.css'
import { caseListText } from './case-list.text.ts'
import { type Group, groupIn, groupsMax, withAlternative, withGroup } from './filter-groups.rules.ts'
import { GroupForm } from './group-form.tsx'
import { type CasesSearch, type Filters, filtersOf } from './views.rules.ts'

/** The text of a filter. */
export type LabelOf = (name: keyof Filters, filters: Filters) => string
type Change = (next: { [Name in keyof CasesSearch]?: CasesSearch[Name] | undefined }) => void

/** The groups of filters of which a case must match one, in words, and a button that adds another. */
export function FilterGroups(props: { search: CasesSearch; labelOf: LabelOf; onChange: Change }): ReactNode {
  const t = caseListText.useText()
  const { search, labelOf, onChange } = props
  const groups = search.any ?? []
  const isNarrowed = Object.keys(filtersOf(search)).length > 1
  const set = (index: number, group: Group | undefined): void => onChange({ any: withGroup(groups, index, group) })
  return (
    <>
      {groups.length > 0 && isNarrowed && <span className={layout.small}>{t('oneOf')}</span>}
      {groups.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && <span className={layout.small}>{t('or')}</span>}
          <GroupChip
            label={wordsOf(groupIn(text), labelOf)}
            group={groupIn(text)}
            onSet={(group) => set(index, group)}
          />
        </Fragment>
      ))}
      {groups.length < groupsMax && (
        <GroupPanel group={{}} onSet={(group) => onChange(withAlternative(filtersOf(search), group))}>
          {(open) => (
            <Button
              size="compact-sm"
              variant="subtle"
              title={t('addOrHint')}
              leftSection={<IconPlus size={12} aria-hidden />}
              onClick={open}
            >
              {t('addOr')}
            </Button>
          )}
        </GroupPanel>
      )}
    </>
  )
}

function wordsOf(group: Group, labelOf: LabelOf): string {
  const names = Object.keys(group) as (keyof Group)[]
  return names.map((name) => labelOf(name, group)).join(caseListText.t('and'))
}

function GroupChip(props: { label: string; group: Group; onSet: (group: Group | undefined) => void }): ReactNode {
  const tWords = wordsText.useText()
  return (
    <span className={classes.groupChip}>
      <GroupPanel group={props.group} onSet={props.onSet}>
        {(open) => (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={tWords('editNamed', { name: props.label })}
            onClick={open}
          >
            {props.label}
          </Button>
        )}
      </GroupPanel>
      <ActionIcon
        size="sm"
        variant="light"
        aria-label={tWords('removeNamed', { name: props.label })}
        onClick={() => props.onSet(undefined)}
      >
        <IconX size={12} />
      </ActionIcon>
    </span>
  )
}

/** Opens the filters of an alternative in a panel. */
function GroupPanel(props: {
  group: Group
  onSet: (group: Group) => void
  children: (open: () => void) => ReactNode
}): ReactNode {
  const t = caseListText.useText()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      {props.children(() => setOpen(true))}
      <SidePanel isOpen={isOpen} onClose={close} title={t('groupTitle')}>
        <GroupForm
          group={props.group}
          onSet={(group) => {
            close()
            props.onSet(group)
          }}
        />
      </SidePanel>
    </>
  )
}
