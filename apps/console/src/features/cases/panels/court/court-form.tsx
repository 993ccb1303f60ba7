import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../../api/client.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { formatDate, plainDate } from '../../../../text/format.ts'
import { tenantNow } from '../../../../text/tenant-time.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { type Fact, Facts } from '../../../../ui/facts.tsx'
import layout from '../../../../ui/layout.module.css'
import { Money } from '../../../../ui/money.tsx'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { StatusDot } from '../../../../ui/status-dot.tsx'
import {
  type CourtClaim,
  courtClaimsText,
  followers,
  isCorrectable,
  isPastDeadline,
  toneOf,
} from '../../../court-claims/index.ts'
import { FileList } from '../../../files/index.ts'
import classes from '../../cases.module.css'
import type { PanelFormProps } from '../panel.ts'
import { CourtChange } from './court-change.tsx'
import { CourtCorrection } from './court-correction.tsx'

/** The court claim of a case, with what can happen to it next; or the button that prepares one. */
export function CourtForm({ data, onDone }: PanelFormProps): ReactNode {
  const mayWrite = useMay()('write:court-claims')
  const open = data.courtClaims.find(({ state }) => followers[state].length > 0)
  const closed = data.courtClaims.filter((claim) => claim !== open)
  return (
    <>
      {open !== undefined && <Claim claim={open} />}
      {open === undefined && mayWrite && <Prepare caseId={data.record.id} />}
      {open !== undefined && mayWrite && <Changes key={open.state} claim={open} onDone={onDone} />}
      {closed.length > 0 && <Earlier claims={closed} />}
    </>
  )
}

/** Records what happened to a claim, or corrects what was recorded. */
function Changes({ claim, onDone }: { claim: CourtClaim } & Pick<PanelFormProps, 'onDone'>): ReactNode {
  const t = courtClaimsText.useText()
  const [isCorrecting, setCorrecting] = useState(false)
  if (isCorrecting) return <CourtCorrection courtClaimId={claim.courtClaimId} onDone={() => setCorrecting(false)} />
  return (
    <>
      {isCorrectable(claim) && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setCorrecting(true)}>
            {t('correct')}
          </Button>
        </div>
      )}
      <CourtChange claim={claim} onDone={onDone} />
    </>
  )
}

function Prepare({ caseId }: { caseId: string }): ReactNode {
  const t = courtClaimsText.useText()
  const preparing = useWrite(client.courtClaims.create, {
    onDone: () => notifications.show({ message: t('prepared') }),
  })
  return (
    <section className={classes.block}>
      <p className={layout.quiet}>{t('about')}</p>
      {preparing.isError && <ProblemNotice error={preparing.error} />}
      <div>
        <Button loading={preparing.isPending} onClick={() => preparing.mutate({ input: { body: { caseId } } })}>
          {t('prepare')}
        </Button>
      </div>
    </section>
  )
}

function Claim({ claim }: { claim: CourtClaim }): ReactNode {
  const t = courtClaimsText.useText()
  const tWords = wordsText.useText()
  const today = plainDate(tenantNow())
  const { currency, court, courtReference, objectionDeadline } = claim
  const amount = (minor: number): ReactNode => <Money minor={minor} currency={currency} />
  const facts: readonly Fact[] = [
    [tWords('status'), <StatusDot key="state" tone={toneOf(claim, today)} label={t(claim.state)} />],
    [
      isPastDeadline(claim, today) ? t('deadlinePast') : t('deadline'),
      objectionDeadline === null ? null : formatDate(objectionDeadline),
    ],
    [t('court'), court],
    [t('courtReference'), courtReference],
    [tWords('principal'), amount(claim.principal)],
    [tWords('interest'), amount(claim.interest)],
    [tWords('fees'), amount(claim.fees)],
    [t('costsApart'), amount(claim.costs)],
    [t('courtFee'), claim.courtFee === null ? null : amount(claim.courtFee)],
    [t('claimedOn'), formatDate(claim.claimedOn)],
  ]
  return (
    <section className={classes.block}>
      <Facts label={t('panel')} facts={facts} />
      <Application claim={claim} />
    </section>
  )
}

/** The details for the application as a PDF, which can be created until the claim is filed. */
function Application({ claim: { courtClaimId, applicationFileId, state } }: { claim: CourtClaim }): ReactNode {
  const t = courtClaimsText.useText()
  const may = useMay()
  const creating = useWrite(client.courtClaims.createCourtApplication, {
    onDone: () => notifications.show({ message: t('applicationCreated') }),
  })
  const canRead = { enabled: applicationFileId !== null && may('read:files') }
  const { data: file } = useRead(client.files.get, { fileId: applicationFileId ?? '' }, canRead)
  return (
    <>
      {file !== undefined && <FileList files={[file]} />}
      {creating.isError && <ProblemNotice error={creating.error} />}
      {state === 'PREPARED' && may('write:court-claims') && (
        <div>
          <Button
            variant="default"
            loading={creating.isPending}
            onClick={() => creating.mutate({ input: { courtClaimId } })}
          >
            {t(applicationFileId === null ? 'createApplication' : 'createAgain')}
          </Button>
        </div>
      )}
    </>
  )
}

function Earlier({ claims }: { claims: readonly CourtClaim[] }): ReactNode {
  const t = courtClaimsText.useText()
  return (
    <section className={classes.block}>
      <h2>{t('earlier')}</h2>
      {claims.map(({ courtClaimId, state, changes, principal, currency }) => {
        const last = changes.at(-1)
        return (
          <div key={courtClaimId}>
            <div className={classes.line}>
              <b>{t(state)}</b>
              {last !== undefined && <span>{formatDate(last.date)}</span>}
              <span className={layout.pushRight}>
                <Money minor={principal} currency={currency} />
              </span>
            </div>
            {last?.note != null && <p className={layout.small}>{last.note}</p>}
          </div>
        )
      })}
    </section>
  )
}
