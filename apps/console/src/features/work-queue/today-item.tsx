import { Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowRight, IconClock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { problemOf, useWrite } from '../../api/query.ts'
import { useMay, useSession } from '../../api/session.ts'
import { formatMoment } from '../../text/format.ts'
import { useCommands } from '../../ui/commands.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { notifyUndoable } from '../../ui/notify-undoable.tsx'
import { When } from '../../ui/when.tsx'
import { CaseCard, keepWorkList, NoteHtml, updateName } from '../cases/index.ts'
import { stateName } from '../court-claims/index.ts'
import { AssigneeMenu } from './assignee-menu.tsx'
import { placeOf, snoozedUntil, type WorkItem } from './work-item.rules.ts'
import classes from './work-queue.module.css'
import { workQueueText } from './work-queue.text.ts'
import { tenantNow } from '../../text/tenant-time.ts'

interface ItemProps {
  readonly item: WorkItem
  /** The queue, which "next case" follows. */
  readonly items: readonly WorkItem[]
  /** Called when the item leaves the queue. */
  readonly onLeave: () => void
}

/** One item of the queue: the reason, the case, and what to do. */
export function TodayItem(props: ItemProps): ReactNode {
  const t = workQueueText.useText()
  const { item } = props
  const { kind, label, text, at } = item
  return (
    <article className={classes.item}>
      <header>
        <h2>{t(kind)}</h2>
        <p className={layout.quietText}>
          {t(`why_${kind}`)} <When at={at} />
        </p>
      </header>
      <Actions {...props} />
      {label !== null && <p className={classes.label}>{labelOf(kind, label)}</p>}
      {text !== null && text !== '' && (
        <div className={`${layout.textBox ?? ''} ${layout.richText ?? ''}`}>
          {kind === 'message' ? <NoteHtml html={text} /> : <p>{text}</p>}
        </div>
      )}
      {item.case !== null && <CaseCard caseId={item.case.caseId} />}
    </article>
  )
}

/** The label in the language of the console, if it is the name of something known. */
function labelOf(kind: WorkItem['kind'], label: string): string {
  if (kind === 'court-claim') return stateName(label)
  return kind === 'broken-promise' || kind === 'follow-up' ? updateName(label) : label
}

const snoozes = [
  ['tomorrow', 1],
  ['inThreeDays', 3],
  ['nextWeek', 7],
] as const

function Actions({ item, items, onLeave }: ItemProps): ReactNode {
  const t = workQueueText.useText()
  const navigate = useNavigate()
  const mayMark = useMay()('write:work-queue')
  const { user } = useSession()
  const { kind, subjectId, assignee } = item
  const marking = useWrite(client.workQueue.markWorkItem)
  // The item leaves the screen before the answer arrives, so the write itself notifies, and not this call of it.
  const waking = useWrite(client.workQueue.markWorkItem, {
    onDone: () => notifications.show({ message: t('unsnoozed') }),
  })
  const wake = (): void => waking.mutate({ input: { kind, subjectId, body: { snoozedUntil: null } } })
  const snoozing = useWrite(client.workQueue.markWorkItem, {
    onDone: ({ data: { snoozedUntil: until } }) =>
      notifyUndoable(until === null ? t('snoozed') : t('snoozedUntil', { time: formatMoment(until) }), wake),
  })
  const place = placeOf(item)
  const open = (): void => {
    if (place === undefined) return
    keepWorkList(items.flatMap((each) => each.case?.caseSeqId ?? []))
    void navigate(place)
  }
  const snooze = (days: number): void => {
    const body = { snoozedUntil: snoozedUntil(tenantNow(), days) }
    const failed = (error: unknown): void => {
      notifications.show({ color: 'red', message: problemOf(error).message })
    }
    snoozing.mutateAsync({ input: { kind, subjectId, body } }).catch(failed)
    onLeave()
  }
  const take = (): void => {
    marking.mutate({
      input: { kind, subjectId, body: { assigneeId: user.userId, fromAssigneeId: assignee?.userId ?? null } },
    })
  }
  const group = t('today')
  useCommands([
    { id: 'today open', label: t(`do_${kind}`), keys: 'Enter', group, run: open },
    ...(mayMark
      ? [
          { id: 'today snooze', label: t('snooze'), keys: 's', group, run: () => snooze(1) },
          { id: 'today take', label: t('take'), keys: 't', group, run: take },
        ]
      : []),
  ])
  return (
    <>
      <div className={layout.row}>
        <Button rightSection={<IconArrowRight size={16} aria-hidden />} disabled={place === undefined} onClick={open}>
          {t(`do_${kind}`)}
        </Button>
        {mayMark && (
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="default" leftSection={<IconClock size={16} aria-hidden />} loading={snoozing.isPending}>
                {t('snooze')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {snoozes.map(([name, days]) => (
                <Menu.Item key={name} onClick={() => snooze(days)}>
                  {t(name)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        <AssigneeMenu item={item} keys="a" />
      </div>
      {marking.isError && <ProblemNotice error={marking.error} />}
    </>
  )
}
