import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { forgetSession, useIsAdministrator, useMay, useSession } from '../../api/session.ts'
import { signOut } from '../../api/sign-in.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter, SidePanel } from '../../ui/side-panel.tsx'
import classes from './test-clock.module.css'
import { testClockText } from './test-clock.text.ts'

/** Deletes a test company with everything it has, once its name was typed. */
export function RemoveTestTenant(): ReactNode {
  const t = testClockText.useText()
  const may = useMay()
  const isAdministrator = useIsAdministrator()
  const [isOpen, setOpen] = useState(false)
  if (!isAdministrator || !may('write:clock.removal')) return null
  return (
    <>
      <Button
        className={classes.remove ?? ''}
        size="compact-sm"
        variant="subtle"
        color="var(--danger-ink)"
        onClick={() => setOpen(true)}
      >
        {t('remove')}
      </Button>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={t('remove')}>
        <RemovalForm />
      </SidePanel>
    </>
  )
}

function RemovalForm(): ReactNode {
  const t = testClockText.useText()
  const { tenant } = useSession()
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const leave = async (): Promise<void> => {
    await signOut()
    // Navigate first: no screen of the shell can render without a session.
    await navigate({ to: '/sign-in' })
    forgetSession()
  }
  const removing = useWrite(client.testClock.removeTestTenant, {
    onDone: () => {
      notifications.show({ message: t('removing') })
      void leave()
    },
  })
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        removing.mutate({ input: { body: { name } } })
      }}
    >
      <p className={layout.flush}>{t('removeWhat')}</p>
      <TextInput
        label={t('typeName', { name: tenant.name })}
        autoComplete="off"
        value={name}
        error={fieldErrors(removing.error)['name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {removing.isError && <ProblemNotice error={removing.error} />}
      <PanelFooter>
        <Button
          type="submit"
          variant="outline"
          color="var(--danger-ink)"
          loading={removing.isPending}
          disabled={name !== tenant.name}
        >
          {t('remove')}
        </Button>
      </PanelFooter>
    </form>
  )
}
