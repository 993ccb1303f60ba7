import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { plainDate } from '../../../text/format.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { wordsText } from '../../../text/words.text.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import classes from '../developers.module.css'
import { developersText } from '../developers.text.ts'

/** Sends again everything that failed at one endpoint since a given date. */
export function RedeliverAll({ webhookId, onDone }: { webhookId: string; onDone: () => void }): ReactNode {
  const t = developersText.useText()
  const tWords = wordsText.useText()
  const [since, setSince] = useState(() => plainDate(tenantNow()))
  const sending = useWrite(client.webhooks.redeliverDeliveries, {
    onDone: ({ data }) => {
      notifications.show({ message: t('redeliverCount', { count: data.count }) })
      onDone()
    },
  })
  const errors = fieldErrors(sending.error)
  return (
    <form
      className={classes.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate({ input: { body: { since, webhookId } } })
      }}
    >
      <p className={layout.quiet}>{t('redeliverAllAbout')}</p>
      {sending.error !== null && errors['since'] === undefined && <ProblemNotice error={sending.error} />}
      <DateField label={t('since')} error={errors['since']} value={since} onChange={setSince} />
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" loading={sending.isPending} disabled={since === ''}>
          {t('redeliverAll')}
        </Button>
      </PanelFooter>
    </form>
  )
}
