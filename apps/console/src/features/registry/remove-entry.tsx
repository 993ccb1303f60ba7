import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import type { ProblemError } from '@fordring/client'
import { useWrite } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import classes from './registry.module.css'
import { registryText } from './registry.text.ts'
import type { Call, Registry, Values } from './registry.ts'

/** Deletes an entry after a confirmation; if it is in use, names where. */
export function RemoveEntry(props: {
  registry: Pick<Registry, 'param' | 'idOf' | 'nameOf' | 'removal'>
  remove: Call
  item: Values
  onDone: () => void
}): ReactNode {
  const t = registryText.useText()
  const tWords = wordsText.useText()
  const { registry, item } = props
  const [isAsking, setAsking] = useState(false)
  const removing = useWrite(props.remove, {
    onDone: () => {
      notifications.show({ message: registry.removal?.done() ?? tWords('deleted') })
      props.onDone()
    },
  })
  const name = registry.nameOf(item)
  const button = registry.removal?.button() ?? tWords('delete')
  if (!isAsking) {
    return (
      <div className={classes.more}>
        <div className={layout.rowCentered}>
          <Button variant="outline" color="var(--danger-ink)" onClick={() => setAsking(true)}>
            {button}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={classes.more}>
      <div className={classes.confirm}>
        <p>{registry.removal?.question() ?? t('deleteQuestion', { name })}</p>
        <div className={layout.rowCentered}>
          <Button
            color="red"
            data-autofocus
            loading={removing.isPending}
            onClick={() => removing.mutate({ input: { [registry.param]: registry.idOf(item) } })}
          >
            {button}
          </Button>
          <Button variant="default" onClick={() => setAsking(false)}>
            {tWords('cancel')}
          </Button>
        </div>
      </div>
      {removing.error !== null && <Refusal error={removing.error} name={name} />}
    </div>
  )
}

const knownUsers = ['cases', 'case-vouchers', 'creditors', 'documents', 'updates'] as const

function Refusal({ error, name }: { error: ProblemError; name: string }): ReactNode {
  const t = registryText.useText()
  const { usedBy } = error.facts
  if (error.code !== 'in-use' || !Array.isArray(usedBy)) return <ProblemNotice error={error} />
  const users = usedBy.map((name: unknown) => {
    const known = knownUsers.find((user) => user === name)
    return known === undefined ? String(name) : t(known)
  })
  return (
    <div className={classes.confirm} role="alert">
      <p>{t('inUse', { name, users: users.join(t('and')) })}</p>
    </div>
  )
}
