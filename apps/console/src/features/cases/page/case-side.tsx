import { ActionIcon, Button, CopyButton, Skeleton } from '@mantine/core'
import { IconAlertCircle, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatAmount } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { ShortId } from '../../../ui/short-id.tsx'
import { CaseStatusDot } from '../case-status.tsx'
import classes from '../cases.module.css'
import { PersonRestrictions, useRestrictions } from '../contact/person-restrictions.tsx'
import { allocatePanel } from '../panels/allocate/allocate-panel.ts'
import type { OpenPanel } from '../panels/panel.ts'
import { dialable } from '../panels/phone-number.ts'
import { tagsPanel } from '../panels/tags/tags-panel.ts'
import { tagsText } from '../panels/tags/tags.text.ts'
import { relationName } from '../standard.text.ts'
import type { CaseData } from '../use-case.ts'
import { Balance } from './case-balance.tsx'
import { CaseLetters } from './case-letters.tsx'
import { casePageText } from './case-page.text.ts'
import { CaseVouchers } from './case-vouchers.tsx'
import { RulePackChoice } from './rule-pack-choice.tsx'

/** The column next to the timeline: balance, vouchers, letters, people and other cases. */
export function CaseSide({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  return (
    <>
      <Warnings data={data} onOpen={onOpen} />
      {data.isComplete ? (
        <>
          <Balance data={data} />
          <CaseVouchers data={data} onOpen={onOpen} />
        </>
      ) : (
        // Sums of what has not arrived yet would be wrong.
        <Skeleton height={320} />
      )}
      <CaseLetters caseId={data.record.id} />
      <People data={data} />
      <OtherCases data={data} />
      <Facts data={data} onOpen={onOpen} />
    </>
  )
}

function unallocatedOf({ vouchers }: CaseData): number {
  return vouchers.reduce((sum, { unallocated }) => sum + (unallocated ?? 0), 0)
}

function Warnings({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const t = casePageText.useText()
  const may = useMay()
  const unallocated = unallocatedOf(data)
  const open = (data.customer?.cases ?? []).filter(
    ({ caseId, status }) => caseId !== data.record.id && status !== 'ENDED',
  ).length
  return (
    <>
      {unallocated > 0 && (
        <p className={classes.warning}>
          <IconAlertCircle size={18} aria-hidden />
          <span>{t('warnUnallocated', { amount: `${formatAmount(unallocated)} ${data.record.currency}` })}</span>
          {may('write:case-vouchers') && (
            <Button size="compact-xs" variant="default" className="no-print" onClick={() => onOpen(allocatePanel)}>
              {allocatePanel.title()}
            </Button>
          )}
        </p>
      )}
      {open > 0 && (
        <p className={classes.warning}>
          <IconAlertCircle size={18} aria-hidden />
          <span>{t('warnOpen', { count: open })}</span>
        </p>
      )}
    </>
  )
}

function People({ data: { record, customer } }: { data: CaseData }): ReactNode {
  const t = wordsText.useText()
  // Asked for with the rest of the case, not only once its people are known.
  useRestrictions(record.customerId)
  return (
    <section className={classes.block}>
      <h2>{t('people')}</h2>
      {(customer?.users ?? []).map(
        ({ userId, customerId, relation, contact, details: { name, email, phone, address } }) => (
          <div key={userId} className={classes.person}>
            <b>{name}</b> <span className={layout.small}>{relationName(relation)}</span>{' '}
            <PersonRestrictions customerId={customerId} userId={userId} contact={contact} />
            <div className={layout.small}>
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {email && phone && ' · '}
              {phone && <a href={`tel:${dialable(phone)}`}>{`+${phone.locale} ${phone.number}`}</a>}
            </div>
            {address && (
              <div className={layout.small}>
                {[address.address, address.zipcode, address.city].filter(Boolean).join(', ')}
              </div>
            )}
          </div>
        ),
      )}
    </section>
  )
}

function OtherCases({ data: { record, customer } }: { data: CaseData }): ReactNode {
  const tWords = wordsText.useText()
  const t = casePageText.useText()
  const others = (customer?.cases ?? []).filter(({ caseId }) => caseId !== record.id)
  return (
    <section className={classes.block}>
      <h2>{t('otherCases')}</h2>
      {customer !== undefined && others.length === 0 && <span className={layout.quiet}>{t('noOther')}</span>}
      {others.map(({ caseId, id, status }) => (
        <div key={caseId} className={classes.person}>
          <Link to={`/cases/${id}`}>{tWords('caseNumber', { number: id })}</Link> <CaseStatusDot status={status} />
        </div>
      ))}
    </section>
  )
}

/** The references that banks read by machine; copied on click, for a debtor on the phone or in a message. */
function PaymentReferences({ caseId }: { caseId: string }): ReactNode {
  const t = casePageText.useText()
  const tWords = wordsText.useText()
  const { data } = useRead(client.paymentReferences.list, { caseId }, { staleTime: 300_000 })
  if (data === undefined) return null
  return (
    <>
      <dt>{t('paymentReferences')}</dt>
      <dd>
        {data.references.map(({ kind, printed }) => (
          <div key={kind} className={layout.rowCentered}>
            <span className={classes.code}>{printed}</span>
            <CopyButton value={printed}>
              {({ copied, copy }) => (
                <Button
                  className="no-print"
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`${tWords('copy')} ${printed}`}
                  onClick={copy}
                >
                  {tWords(copied ? 'copied' : 'copy')}
                </Button>
              )}
            </CopyButton>
          </div>
        ))}
      </dd>
    </>
  )
}

function Facts({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const { record, customer } = data
  const t = casePageText.useText()
  const tWords = wordsText.useText()
  const tTags = tagsText.useText()
  const may = useMay()
  const properties = Object.entries(record.properties)
  return (
    <section className={classes.block}>
      <h2>{tWords('details')}</h2>
      <dl className={classes.facts}>
        <dt>{tWords('reference')}</dt>
        <dd>{customer?.referenceId}</dd>
        <PaymentReferences caseId={record.id} />
        <dt>{tWords('rulePack')}</dt>
        <dd>
          <RulePackChoice data={data} />
        </dd>
        <dt>{tTags('tags')}</dt>
        <dd className={classes.tags}>
          {record.tags.length === 0 && <span className={layout.quiet}>{tWords('none')}</span>}
          {record.tags.map((tag) => (
            <span key={tag} className={classes.badge}>
              {tag}
            </span>
          ))}
          {may('write:cases') && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              className="no-print"
              aria-label={tagsPanel.title()}
              onClick={() => onOpen(tagsPanel)}
            >
              <IconPencil size={14} />
            </ActionIcon>
          )}
        </dd>
        {properties.map(([handle, value]) => [
          <dt key={handle}>{handle}</dt>,
          <dd key={`${handle} value`}>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>,
        ])}
        <dt className="no-print">{t('ids')}</dt>
        <dd className="no-print">
          <ShortId id={record.id} />
        </dd>
      </dl>
    </section>
  )
}
