import { Button, Menu } from '@mantine/core'
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useWrite } from '../../api/query.ts'
import { useMay, useSession } from '../../api/session.ts'
import { useCaseworkers, type User, useReadUsers } from '../../api/users.ts'
import { useCommands } from '../../ui/commands.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { workQueueText } from './work-queue.text.ts'

type Mark = Result<typeof client.workQueue.getWorkItem>

/** Who has taken an item of the work queue, with a menu to take it, hand it over or give it back. */
export function AssigneeMenu(props: {
  item: Pick<Mark, 'kind' | 'subjectId' | 'assignee'>
  /** The key that opens the menu. */
  keys?: string
}): ReactNode {
  const t = workQueueText.useText()
  const { user } = useSession()
  const { kind, subjectId, assignee } = props.item
  const may = useMay()
  const marking = useWrite(client.workQueue.markWorkItem)
  const [isOpen, setOpen] = useState(false)
  const mayMark = may('write:work-queue')
  const open = (): void => {
    readUsers()
    setOpen(true)
  }
  useCommands(
    props.keys === undefined || !mayMark
      ? []
      : [{ id: 'today assign', label: t('assign'), keys: props.keys, group: t('today'), run: open }],
  )
  const colleagues = useColleagues()
  const readUsers = useReadUsers()
  const assign = (assigneeId: string | null): void => {
    const body = { assigneeId, fromAssigneeId: assignee?.userId ?? null }
    marking.mutate({ input: { kind, subjectId, body } })
  }
  const isMine = assignee?.userId === user.userId
  const label = assignee === null ? t('assign') : isMine ? t('takenByMe') : t('takenBy', { name: assignee.name })
  return (
    <>
      <Menu position="bottom-start" width={240} opened={isOpen} onChange={setOpen} onOpen={readUsers}>
        <Menu.Target>
          {/* Never disabled while it saves: it gets the focus back from the menu then. */}
          <Button
            variant="default"
            disabled={!mayMark}
            leftSection={assignee === null ? <IconUserPlus size={16} /> : <IconUserCheck size={16} />}
          >
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {!isMine && <Menu.Item onClick={() => assign(user.userId)}>{t('take')}</Menu.Item>}
          {assignee !== null && <Menu.Item onClick={() => assign(null)}>{t('giveBack')}</Menu.Item>}
          {colleagues.length > 0 && <Menu.Label>{t('handOver')}</Menu.Label>}
          {colleagues
            .filter(({ userId }) => userId !== assignee?.userId)
            .map(({ userId, name }) => (
              <Menu.Item key={userId} onClick={() => assign(userId)}>
                {name}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      {marking.isError && <ProblemNotice error={marking.error} />}
    </>
  )
}

/** The other users who can work on cases. */
function useColleagues(): readonly User[] {
  const { user } = useSession()
  return useCaseworkers().filter(({ userId }) => userId !== user.userId)
}

/** The same for an item of which only the id is known. Nothing is shown if it is not in the queue any more. */
export function ItemAssignee({ kind, subjectId }: Pick<Mark, 'kind' | 'subjectId'>): ReactNode {
  const may = useMay()
  const { data } = useRead(client.workQueue.getWorkItem, { kind, subjectId }, { enabled: may('read:work-queue') })
  return data === undefined ? null : <AssigneeMenu item={data} />
}
