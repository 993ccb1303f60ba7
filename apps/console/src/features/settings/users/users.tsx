import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { components } from '@fordring/client'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { useSession } from '../../../api/session.ts'
import layout from '../../../ui/layout.module.css'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { defineRegistry } from '../../registry/index.ts'
import { languageChoices, nameField, phoneField, words } from '../registries/known-fields.ts'
import { usersText } from './users.text.ts'
import { UserSecurity } from './user-security.tsx'

type User = components['schemas']['User']
const { t } = usersText
const roleChoices = words(t, 'caseworker', 'admin', 'super-admin', 'client', 'debtor', 'alternative-contact')

const rolesThatSignIn: ReadonlySet<User['role']> = new Set(['caseworker', 'admin', 'super-admin'])

/** The users. New ones are invited by e-mail; those who leave are deactivated, never deleted. */
export const users = defineRegistry({
  key: 'users',
  title: () => t('users'),
  about: () => t('usersAbout'),
  newLabel: () => t('newUser'),
  createLabel: () => t('invite'),
  readScope: 'read:users',
  writeScope: 'write:users',
  param: 'userId',
  list: client.users.list,
  get: client.users.get,
  create: client.users.create,
  patch: client.users.patch,
  idOf: ({ userId }) => userId,
  nameOf: ({ name }) => name,
  filter: { name: 'role', label: () => t('role'), choices: roleChoices },
  fields: [
    nameField,
    {
      kind: 'email',
      name: 'email',
      label: () => t('email'),
      isRequired: true,
      isFixed: true,
      column: { width: 'minmax(216px, 2fr)', isWideOnly: true },
    },
    {
      kind: 'choice',
      name: 'role',
      label: () => t('role'),
      initial: 'caseworker',
      isRequired: true,
      choices: roleChoices,
      column: { width: '152px' },
    },
    {
      kind: 'choice',
      name: 'lang',
      label: () => t('language'),
      isRequired: true,
      initial: 'da',
      choices: languageChoices,
    },
    phoneField,
  ],
  columns: () => [
    { id: 'active', header: t('state'), width: '120px', isWideOnly: true, cell: (user) => <UserState user={user} /> },
  ],
  More: UserActions,
})

function UserState({ user }: { user: User }): ReactNode {
  return <StatusDot tone={user.active ? 'good' : 'neutral'} label={t(user.active ? 'active' : 'inactive')} />
}

function UserActions({ item, mayWrite }: { item: User; mayWrite: boolean }): ReactNode {
  const { user } = useSession()
  const mayAct = mayWrite && item.userId !== user.userId
  return (
    <>
      <UserState user={item} />
      {mayAct && item.active && rolesThatSignIn.has(item.role) && <InviteAgain user={item} />}
      {mayAct && item.active && rolesThatSignIn.has(item.role) && <UserSecurity user={item} />}
      {mayAct && <Activity user={item} />}
    </>
  )
}

function InviteAgain({ user: { userId, email } }: { user: User }): ReactNode {
  const inviting = useWrite(client.users.createInvitation, {
    onDone: ({ data }) =>
      notifications.show({ message: t(data.isMailConfigured ? 'invitationSent' : 'invitationWaits', { email }) }),
  })
  return (
    <>
      {inviting.error !== null && <ProblemNotice error={inviting.error} />}
      <div className={layout.rowCentered}>
        <Button variant="default" loading={inviting.isPending} onClick={() => inviting.mutate({ input: { userId } })}>
          {t('resendInvitation')}
        </Button>
      </div>
    </>
  )
}

function Activity({ user: { userId, name, active } }: { user: User }): ReactNode {
  const changing = useWrite(client.users.patch, {
    onDone: () => notifications.show({ message: t('saved') }),
  })
  const setActive = (next: boolean): void => changing.mutate({ input: { userId, body: { active: next } } })
  return (
    <>
      {changing.error !== null && <ProblemNotice error={changing.error} />}
      {active ? (
        <ConfirmButton
          label={t('deactivate')}
          question={t('deactivateQuestion', { name })}
          isDangerous
          isPending={changing.isPending}
          onConfirm={() => setActive(false)}
        />
      ) : (
        <div className={layout.rowCentered}>
          <Button variant="default" loading={changing.isPending} onClick={() => setActive(true)}>
            {t('activate')}
          </Button>
        </div>
      )}
    </>
  )
}
