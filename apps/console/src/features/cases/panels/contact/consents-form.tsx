import { Button, SegmentedControl, Select, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { client } from '../../../../api/client.ts'
import { type Input, useRead, useWrite } from '../../../../api/query.ts'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { StatusDot } from '../../../../ui/status-dot.tsx'
import classes from '../../cases.module.css'
import { casesText } from '../../cases.text.ts'
import { contactText } from '../../contact/contact.text.ts'

type Consent = Input<typeof client.contactGate.createContactConsent>['body']

const channels = ['EMAIL', 'SMS', 'PHONE CALL', 'AUTO CALL', 'LETTER', 'DIGITAL POST'] as const

/** The consents of a person by channel, and a form to record that one was given or withdrawn. */
export function ConsentsForm({ userId }: { userId: string }): ReactNode {
  const t = contactText.useText()
  const tCases = casesText.useText()
  const [channel, setChannel] = useState<Consent['channel']>('EMAIL')
  const [state, setState] = useState<Consent['state']>('WITHDRAWN')
  const [evidence, setEvidence] = useState('')
  const saving = useWrite(client.contactGate.createContactConsent, { onDone: () => setEvidence('') })
  const body = { userId, channel, state, evidence: evidence.trim() }
  return (
    <section className={classes.block}>
      <h2>{t('consents')}</h2>
      <CurrentConsents userId={userId} />
      <div className={classes.form}>
        <div className={layout.pair}>
          <Select
            label={t('channel')}
            allowDeselect={false}
            value={channel}
            onChange={(value) => setChannel(channels.find((each) => each === value) ?? channel)}
            data={channels.map((value) => ({ value, label: tCases(value) }))}
          />
          <TextInput
            label={t('consentEvidence')}
            maxLength={500}
            value={evidence}
            onChange={(event) => setEvidence(event.currentTarget.value)}
          />
        </div>
        <div className={layout.rowCentered}>
          <SegmentedControl
            aria-label={t('consents')}
            value={state}
            onChange={(value) => setState(value)}
            data={(['WITHDRAWN', 'GIVEN'] as const).map((value) => ({ value, label: t(value) }))}
          />
          <Button
            variant="default"
            disabled={body.evidence === ''}
            loading={saving.isPending}
            onClick={() => saving.mutate({ input: { body } })}
          >
            {t('recordConsent')}
          </Button>
        </div>
        {saving.isError && <ProblemNotice error={saving.error} />}
      </div>
    </section>
  )
}

/** The latest entry of each channel counts. */
function CurrentConsents({ userId }: { userId: string }): ReactNode {
  const t = contactText.useText()
  const tCases = casesText.useText()
  const { data } = useRead(client.contactGate.listContactConsents, { userId, pageSize: 500 })
  const latest = new Map((data?.items ?? []).map((consent) => [consent.channel, consent]))
  if (data !== undefined && latest.size === 0) return <p className={layout.quiet}>{t('noConsents')}</p>
  return (
    <ul className={classes.verdicts}>
      {[...latest.values()].map(({ consentId, channel, state, evidence }) => (
        <li key={consentId} className={classes.line}>
          <b>{tCases(channel)}</b>
          <StatusDot tone={state === 'GIVEN' ? 'good' : 'danger'} label={t(state)} />
          <span className={layout.small}>{evidence}</span>
        </li>
      ))}
    </ul>
  )
}
