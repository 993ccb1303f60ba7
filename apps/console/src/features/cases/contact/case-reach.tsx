import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMay } from '../../../api/session.ts'
import { formatMoment } from '../../../text/format.ts'
import layout from '../../../ui/layout.module.css'
import { StatusDot } from '../../../ui/status-dot.tsx'
import classes from '../cases.module.css'
import { callPanel } from '../panels/call/call-panel.ts'
import { contactLogPanel } from '../panels/contact/contact-log-panel.ts'
import type { OpenPanel } from '../panels/panel.ts'
import { dialable } from '../panels/phone-number.ts'
import { restrictionsPanel } from '../panels/contact/restrictions-panel.ts'
import { relationName } from '../standard.text.ts'
import { contactText } from './contact.text.ts'
import { type GatePerson, useContactGate } from './use-contact-gate.ts'

/** The header names the debtor and everybody who is restricted; the column beside the timeline has the others. */
function isShown({ relation, restrictions, contact }: GatePerson, index: number): boolean {
  return index === 0 || restrictions.length > 0 || (!contact && relation === 'debtor')
}

/** Who the people on the case are, their phone numbers, and what restricts messages to them. */
export function CaseReach({ caseId, onOpen }: { caseId: string; onOpen: OpenPanel }): ReactNode {
  const may = useMay()
  return (
    <div className={classes.reach}>
      <ReachList caseId={caseId} onCall={may('write:interactions') ? () => onOpen(callPanel) : undefined} />
      <span className="no-print">
        {may('write:customers') && (
          <Button size="compact-xs" variant="subtle" onClick={() => onOpen(restrictionsPanel)}>
            {restrictionsPanel.title()}
          </Button>
        )}
        <Button size="compact-xs" variant="subtle" onClick={() => onOpen(contactLogPanel)}>
          {contactLogPanel.title()}
        </Button>
      </span>
    </div>
  )
}

/** The people of the header by name, with their phone numbers and restrictions. Dialling a number opens the call panel. */
export function ReachList(props: { caseId: string; onCall?: (() => void) | undefined }): ReactNode {
  const t = contactText.useText()
  const gate = useContactGate(props.caseId, false)
  if (gate === undefined) return null
  return (
    <ul aria-label={t('reach')}>
      {gate.people.filter(isShown).map((person) => (
        <li key={person.userId}>
          <Person person={person} onCall={props.onCall} />
        </li>
      ))}
    </ul>
  )
}

function Person({ person, onCall }: { person: GatePerson; onCall: (() => void) | undefined }): ReactNode {
  const t = contactText.useText()
  const { name, relation, phone, contact, restrictions } = person
  const call = person.channels.find(({ channel }) => channel === 'PHONE CALL')
  const isMarked = !contact && !restrictions.includes('not-to-be-contacted')
  return (
    <>
      <span>{name}</span> <span className={layout.small}>{relationName(relation)}</span>
      {phone !== null && (
        <a className={classes.phone} href={`tel:${dialable(phone)}`} onClick={onCall}>
          <IconPhone size={14} aria-hidden />
          {`+${phone.locale} ${phone.number}`}
        </a>
      )}
      {restrictions.map((kind) => (
        <StatusDot key={kind} tone="danger" label={t(kind)} />
      ))}
      {isMarked && <StatusDot tone="danger" label={t('not-to-be-contacted')} />}
      {phone !== null && call?.decision === 'WAITING' && (
        <StatusDot tone="waiting" label={t('callsFrom', { time: formatMoment(call.opensAt ?? '') })} />
      )}
    </>
  )
}
