import { Anchor, Button, Menu, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowMerge, IconArrowRight, IconLink, IconTag } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { type Command, useCommands } from '../../ui/commands.ts'
import { useMay } from '../../api/session.ts'
import { Page } from '../../ui/page.tsx'
import { ScreenError } from '../../ui/screen-error.tsx'
import { CaseHeader } from './case-header.tsx'
import { CasePanels } from './case-panels.tsx'
import { CaseSide } from './case-side.tsx'
import { CaseTimeline } from './case-timeline.tsx'
import { caseSearch, type PanelName } from './cases.search.ts'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { lettersText } from './letters.text.ts'
import { messagesText } from './messages.text.ts'
import { NoteComposer } from './note-composer.tsx'
import { type CaseData, useCase } from './use-case.ts'
import { nextInWorkList } from './work-list.ts'
import { workText } from './work.text.ts'

/** The page of a case, by its number. */
export function CasePage(): ReactNode {
  const t = casesText.useText()
  const { caseId = '' }: { caseId?: string } = useParams({ strict: false })
  const { found, data } = useCase(caseId)
  const above = (
    <Anchor component={Link} to="/cases" size="xs">
      {t('back')}
    </Anchor>
  )
  if (found.isError && data === undefined) {
    return (
      <Page title={t('case', { number: caseId })} above={above}>
        <ScreenError error={found.error} reset={() => void found.refetch()} />
      </Page>
    )
  }
  if (data === undefined) return <CaseSkeleton number={caseId} above={above} />
  return <LoadedCase key={data.one.id} data={data} above={above} />
}

function LoadedCase({ data, above }: { data: CaseData; above: ReactNode }): ReactNode {
  const t = casesText.useText()
  const may = useMay()
  const navigate = useNavigate()
  const { show, panel, voucher } = caseSearch.use()
  const note = useRef<HTMLTextAreaElement>(null)
  const { one } = data
  const path = `/cases/${one.caseSeqId}`
  const go = (search: object): void => {
    void navigate({ to: path, search: { ...(show === undefined ? {} : { show }), ...search } })
  }
  const open = (name: PanelName, id?: string): void => go({ panel: name, ...(id === undefined ? {} : { voucher: id }) })
  const next = (): void => {
    const number = nextInWorkList(one.caseSeqId)
    if (number === undefined) notifications.show({ message: t('lastInList') })
    else void navigate({ to: `/cases/${number}` })
  }
  useCommands(useCaseCommands(data, open, { next, note: () => note.current?.focus() }))
  return (
    <Page
      title={t('case', { number: one.journalNumber })}
      above={above}
      isFixed
      objectId={one.id}
      menu={<CaseMenu data={data} onOpen={open} />}
      actions={
        <Button variant="default" rightSection={<IconArrowRight size={16} />} onClick={next}>
          {t('next')}
        </Button>
      }
    >
      <CaseHeader data={data} onOpen={open} />
      <div className={classes.columns}>
        <div className={classes.left}>
          <CaseTimeline
            data={data}
            show={show}
            onShow={(value) =>
              void navigate({ to: path, search: value === undefined ? {} : { show: value }, replace: true })
            }
          />
          {may('write:interactions.create') && <NoteComposer caseId={one.id} field={note} onOpen={open} />}
        </div>
        <aside className={classes.right} aria-label={t('details')} tabIndex={0}>
          <CaseSide data={data} onOpen={open} />
        </aside>
      </div>
      <CasePanels
        panel={panel}
        voucherId={voucher}
        data={data}
        onDone={(goOn = false) => {
          if (goOn) next()
          else go({})
        }}
      />
    </Page>
  )
}

function CaseMenu({ data, onOpen }: { data: CaseData; onOpen: (panel: PanelName) => void }): ReactNode {
  const t = workText.useText()
  const may = useMay()
  const isMergeable = data.one.status !== 'ENDED' || data.one.mergedCaseIds.length > 0
  return (
    <>
      {may('read:links') && (
        <Menu.Item leftSection={<IconLink size={16} />} onClick={() => onOpen('link')}>
          {t('link')}
        </Menu.Item>
      )}
      {may('write:cases') && isMergeable && (
        <Menu.Item leftSection={<IconArrowMerge size={16} />} onClick={() => onOpen('merge')}>
          {t('merge')}
        </Menu.Item>
      )}
      {may('write:cases') && (
        <Menu.Item leftSection={<IconTag size={16} />} onClick={() => onOpen('tags')}>
          {t('editTags')}
        </Menu.Item>
      )}
    </>
  )
}

function useCaseCommands(
  data: CaseData,
  open: (panel: PanelName) => void,
  more: { next: () => void; note: () => void },
): readonly Command[] {
  const t = casesText.useText()
  const tWork = workText.useText()
  const tLetters = lettersText.useText()
  const tMessages = messagesText.useText()
  const may = useMay()
  const isOpen = data.one.status !== 'ENDED'
  const commands: readonly (Command & { isOffered: boolean })[] = [
    {
      id: 'case payment',
      label: t('payment'),
      keys: '$',
      run: () => open('payment'),
      isOffered: may('write:case-vouchers'),
    },
    {
      id: 'case voucher',
      label: t('voucher'),
      keys: 'v',
      run: () => open('voucher'),
      isOffered: may('write:case-vouchers'),
    },
    { id: 'case end', label: t('end'), keys: 'e', run: () => open('end'), isOffered: isOpen && may('write:cases') },
    {
      id: 'case pause',
      label: t('pause'),
      keys: 'p',
      run: () => open('pause'),
      isOffered: isOpen && may('write:updates'),
    },
    { id: 'case note', label: t('note'), keys: 'n', run: more.note, isOffered: may('write:interactions.create') },
    {
      id: 'case email',
      label: tLetters('email'),
      keys: 'm',
      run: () => open('email'),
      isOffered: may('write:interactions.create'),
    },
    {
      id: 'case sms',
      label: tMessages('sms'),
      keys: 's',
      run: () => open('sms'),
      isOffered: may('write:interactions.create'),
    },
    {
      id: 'case call',
      label: tMessages('call'),
      keys: 'c',
      run: () => open('call'),
      isOffered: may('write:interactions.create'),
    },
    {
      id: 'case letter',
      label: tLetters('letter'),
      keys: 'l',
      run: () => open('letter'),
      isOffered: may('write:documents'),
    },
    { id: 'case link', label: tWork('link'), run: () => open('link'), isOffered: may('read:links') },
    { id: 'case tags', label: tWork('editTags'), keys: 't', run: () => open('tags'), isOffered: may('write:cases') },
    {
      id: 'case merge',
      label: tWork('merge'),
      run: () => open('merge'),
      isOffered: may('write:cases') && (isOpen || data.one.mergedCaseIds.length > 0),
    },
    {
      id: 'case allocate',
      label: tWork('allocate'),
      keys: 'a',
      run: () => open('allocate'),
      isOffered: may('write:case-vouchers') && data.vouchers.some(({ unallocated }) => (unallocated ?? 0) > 0),
    },
    { id: 'case next', label: t('next'), keys: 'j', run: more.next, isOffered: true },
  ]
  return commands.filter(({ isOffered }) => isOffered)
}

function CaseSkeleton({ number, above }: { number: string; above: ReactNode }): ReactNode {
  const t = casesText.useText()
  return (
    <Page title={t('case', { number })} above={above} isFixed>
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
