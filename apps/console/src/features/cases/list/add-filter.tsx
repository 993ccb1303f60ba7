import { Button, createTheme, MantineThemeProvider, Popover, Select } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useCommands } from '../../../ui/commands.ts'
import { TypedField } from '../../../ui/typed-field.tsx'
import { wordsText } from '../../../text/words.text.ts'
import classes from '../cases.module.css'
import { caseListText } from './case-list.text.ts'
import { PartyFilters, WorkFilters } from './group-form.tsx'
import type { CasesSearch } from './views.rules.ts'
import { viewsText } from './views.text.ts'

type Change = (next: { [Name in keyof CasesSearch]?: CasesSearch[Name] | undefined }) => void

/** Options are shown inside the popover: elsewhere, choosing one would be a click outside, which closes it. */
const insidePopover = createTheme({
  components: { Select: Select.extend({ defaultProps: { comboboxProps: { withinPortal: false } } }) },
})

/** The filters that are not on the bar. Each applies at once, and is then a chip below the bar. */
export function AddFilter({ search, onChange }: { search: CasesSearch; onChange: Change }): ReactNode {
  const t = caseListText.useText()
  const tWords = wordsText.useText()
  const tViews = viewsText.useText()
  const [isOpen, setOpen] = useState(false)
  useCommands([{ id: 'filter', label: t('addFilter'), keys: 'f', group: tWords('cases'), run: () => setOpen(true) }])
  return (
    <Popover position="bottom-start" width={304} opened={isOpen} onChange={setOpen} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />} onClick={() => setOpen(!isOpen)}>
          {t('addFilter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('addFilter')}>
        <MantineThemeProvider theme={insidePopover} inherit>
          <div className={classes.groupForm}>
            <PartyFilters
              draft={search}
              onChange={onChange}
              tag={
                <TypedField
                  className={undefined}
                  label={tViews('tag')}
                  text={search.tag ?? ''}
                  onChange={(tag) => onChange({ tag: tag === '' ? undefined : tag })}
                />
              }
            />
            <WorkFilters draft={search} onChange={onChange} />
          </div>
        </MantineThemeProvider>
      </Popover.Dropdown>
    </Popover>
  )
}
