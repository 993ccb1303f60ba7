import { Anchor, Button, Menu, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { type Command, useCommands } from '../../../ui/commands.ts'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/page.tsx'
import { keepRecent } from '../../../ui/recent.ts'
import { ScreenError } from '../../../ui/screen-error.tsx'
import classes from '../cases.module.css'
import { CasePanel, DockedPanel } from '../panels/case-panel.tsx'
import type { OpenPanel } from '../panels/panel.ts'
import { panels } from '../panels/panels.ts'
import { CaseTimeline } from '../timeline/case-timeline.tsx'
import { NoteComposer } from '../timeline/note-composer.tsx'
import { timelineText } from '../timeline/timeline.text.ts'
import { type CaseData, useCase, useReadAhead } from '../use-case.ts'
import { placeInWorkList } from '../work-list.ts'
import { CaseHeader } from './case-header.tsx'
import { casePageText } from './case-page.text.ts'
import { CaseSide } from './case-side.tsx'
import { caseSearch } from './case.search.ts'

/** The page of a case, by its number. */
export function CasePage(): ReactNode {
  const t = wordsText.useText()

  const { caseId = '' }: { caseId?: string } = useParams({ strict: false })
  const { found, data } = useCase(caseId)
  const above = (
    <Anchor component={Link} to="/cases" size="xs">
      {t('cases')}
    </Anchor>
  )
  if (found.isError && data === undefined) {
    return (
      <Page title={t('caseNumber', { number: caseId })} above={above}>
        <ScreenError error={found.error} reset={() => void found.refetch()} />
      </Page>
    )
  }
  if (data === undefined) return <CaseSkeleton number={caseId} above={above} />
  return <LoadedCase key={data.record.id} data={data} above={above} />
}

function LoadedCase({ data, above }: { data: CaseData; above: ReactNode }): ReactNode {
  const tWords = wordsText.useText()
  const t = casePageText.useText()
  const may = useMay()
  const navigate = useNavigate()
  const { show, panel, voucher } = caseSearch.use()
  const note = useNoteField()
  const { record } = data
  const path = `/cases/${record.caseSeqId}`
  const isOpenedHere = useRef(false)
  // The header is painted first: the rest takes longer to draw than people take to notice.
  const isDrawn = useDeferredValue(true, false)
  const isWhole = isDrawn || note.isWanted
  const go = (search: object, replace: boolean): void => {
    void navigate({ to: path, search: { ...(show === undefined ? {} : { show }), ...search }, replace })
  }
  const open: OpenPanel = ({ name }, id) => {
    isOpenedHere.current ||= panel === undefined
    go({ panel: name, ...(id === undefined ? {} : { voucher: id }) }, panel !== undefined)
  }
  // A closed panel leaves no entry in the history, so that Back does not open it again.
  const close = (): void => {
    if (isOpenedHere.current) globalThis.history.back()
    else go({}, true)
    isOpenedHere.current = false
  }
  useRecent(path, `${tWords('caseNumber', { number: record.journalNumber })} · ${record.debtorName}`)
  const place = placeInWorkList(record.caseSeqId)
  useUpcomingCases(place?.upcoming, data.isComplete)
  const follow = (number: number | undefined, atEnd: string): void => {
    if (number === undefined) notifications.show({ message: atEnd })
    else void navigate({ to: `/cases/${number}` })
  }
  const next = (): void => follow(place?.next, t('lastInList'))
  const previous = (): void => follow(place?.previous, t('firstInList'))
  const shown = {
    ...{ panel: panels.find(({ name }) => name === panel), voucherId: voucher, data },
    onDone: (goOn = false): void => {
      if (goOn) next()
      else close()
    },
  }
  useCommands(useCaseCommands(data, open, { next, previous, note: note.focus }))
  return (
    <Page
      title={tWords('caseNumber', { number: record.journalNumber })}
      above={above}
      isFixed
      objectId={record.id}
      menu={<CaseMenu data={data} onOpen={open} />}
      actions={
        <>
          {place !== undefined && (
            <span className={layout.quiet}>{t('position', { position: place.position, count: place.count })}</span>
          )}
          <Button data-icon-on-phone variant="default" leftSection={<IconArrowLeft size={16} />} onClick={previous}>
            {t('previous')}
          </Button>
          <Button data-icon-on-phone variant="default" rightSection={<IconArrowRight size={16} />} onClick={next}>
            {t('next')}
          </Button>
        </>
      }
    >
      <div className={classes.whole}>
        <CaseHeader data={data} onOpen={open} />
        <div className={classes.columns} data-drop-zone>
          <div className={classes.left}>
            <DockedPanel {...shown} />
            {isWhole && (
              <CaseTimeline
                data={data}
                show={show}
                onShow={(value) =>
                  void navigate({ to: path, search: value === undefined ? {} : { show: value }, replace: true })
                }
              />
            )}
            {isWhole && may('write:interactions.create') && shown.panel?.isDocked !== true && (
              <NoteComposer data={data} field={note.ref} onOpen={open} />
            )}
          </div>
          <aside className={classes.right} aria-label={tWords('details')} tabIndex={0}>
            {isWhole && <CaseSide data={data} onOpen={open} />}
          </aside>
        </div>
      </div>
      <CasePanel {...shown} />
    </Page>
  )
}

interface NoteField {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly isWanted: boolean
  readonly focus: () => void
}

/** The field for notes. Asked for the focus before it is drawn, it is drawn at once: the next key is part of the note. */
function useNoteField(): NoteField {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [isWanted, setWanted] = useState(false)
  const focus = (): void => {
    if (ref.current === null) flushSync(() => setWanted(true))
    ref.current?.focus()
  }
  return { ref, isWanted, focus }
}

function useRecent(to: string, title: string): void {
  useEffect(() => keepRecent({ to, title }), [to, title])
}

/** Reads the next cases of the list once this one is complete, so that they open at once. */
function useUpcomingCases(numbers: readonly number[] | undefined, isComplete: boolean): void {
  const readAhead = useReadAhead()
  const upcoming = numbers?.join(' ') ?? ''
  useEffect(() => {
    if (!isComplete || upcoming === '') return
    // A case that cannot be read says so when it is opened.
    for (const number of upcoming.split(' ')) void readAhead(number).catch(() => undefined)
  }, [readAhead, upcoming, isComplete])
}

function CaseMenu({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const may = useMay()
  return panels.map((panel) => {
    const { name, title, menuIcon: Icon } = panel
    if (Icon === undefined || !panel.isOffered(data, may)) return null
    return (
      <Menu.Item key={name} leftSection={<Icon size={16} />} onClick={() => onOpen(panel)}>
        {title()}
      </Menu.Item>
    )
  })
}

function useCaseCommands(
  data: CaseData,
  open: OpenPanel,
  more: { next: () => void; previous: () => void; note: () => void },
): readonly Command[] {
  const tTimeline = timelineText.useText()
  const t = casePageText.useText()
  const may = useMay()
  const offered = panels.filter((panel) => panel.needsVoucher !== true && panel.isOffered(data, may))
  const note = { id: 'case note', label: tTimeline('note'), keys: 'n', run: more.note }
  return [
    ...offered.map((panel) => ({
      id: `case ${panel.name}`,
      label: panel.title(),
      ...(panel.keys === undefined ? {} : { keys: panel.keys }),
      run: () => open(panel),
    })),
    ...(may('write:interactions.create') ? [note] : []),
    { id: 'case next', label: t('next'), keys: 'j', run: more.next },
    { id: 'case previous', label: t('previous'), keys: 'k', run: more.previous },
  ]
}

function CaseSkeleton({ number, above }: { number: string; above: ReactNode }): ReactNode {
  const t = wordsText.useText()
  return (
    <Page title={t('caseNumber', { number })} above={above} isFixed>
      <div className={classes.head} aria-busy>
        <Skeleton height={20} width="50%" />
        <Skeleton height={14} width="30%" mt={12} />
        <Skeleton height={32} width="60%" mt={16} />
      </div>
      <div className={classes.columns}>
        <div className={classes.stream}>
          {[70, 45, 60, 50].map((width) => (
            <Skeleton key={width} height={14} width={`${width}%`} mb={24} />
          ))}
        </div>
        <div className={classes.right}>
          <Skeleton height={160} />
        </div>
      </div>
    </Page>
  )
}
