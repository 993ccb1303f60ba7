import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload, IconEraser } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay, useSession } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../customers.module.css'
import { personalDataText } from './personal-data.text.ts'
import type { Person } from './person.rules.ts'

/** Exports or erases the data of a person, for those who may. */
export function PersonalData({ person, onErased }: { person: Person; onErased: () => void }): ReactNode {
  const t = personalDataText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const { tenant } = useSession()
  const { customerId, userId } = person
  if (!may('read:data-protection')) return null
  return (
    <section className={classes.remove}>
      <h3>{tWords('personalData')}</h3>
      <Button
        component="a"
        href={`/v1/${tenant.tenantId}/customers/${customerId}/users/${userId}/personal-data`}
        download={`personal-data-${userId}.json`}
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size={16} />}
      >
        {t('export')}
      </Button>
      {may('write:data-protection') && <Erase person={person} onErased={onErased} />}
    </section>
  )
}

function Erase({ person: { customerId, userId }, onErased }: { person: Person; onErased: () => void }): ReactNode {
  const t = personalDataText.useText()
  const [reason, setReason] = useState('')
  const erasing = useWrite(client.dataProtection.erasePerson, {
    onDone: () => {
      notifications.show({ message: t('erased') })
      onErased()
    },
  })
  const errors = fieldErrors(erasing.error)
  return (
    <div className={layout.stack}>
      <TextInput
        label={t('reason')}
        description={t('reasonHint')}
        maxLength={500}
        value={reason}
        error={errors['reason']}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {reason.trim() !== '' && (
        <ConfirmButton
          label={t('erase')}
          confirmLabel={t('eraseSure')}
          question={t('eraseHint')}
          isDangerous
          size="compact-sm"
          icon={<IconEraser size={16} />}
          isPending={erasing.isPending}
          onConfirm={() => erasing.mutate({ input: { customerId, userId, body: { reason } } })}
        />
      )}
      {erasing.isError && <ProblemNotice error={erasing.error} />}
    </div>
  )
}
