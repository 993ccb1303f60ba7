import { Button, SegmentedControl } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead, useWrite } from '../../../api/query.ts'
import { useSession } from '../../../api/session.ts'
import { useTrial } from '../../../api/trial.ts'
import { plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { type FormDraft, useFormDraft } from '../../../ui/use-form-draft.ts'
import classes from '../customers.module.css'
import { customersText } from '../customers.text.ts'
import type { Customer } from '../people/person.rules.ts'
import { ClaimFields, useClaimVouchers } from './claim-fields.tsx'
import { blankClaim, type ClaimDraft, type ClaimVoucher, type Currency, totalOf } from './claim.rules.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

type OpenCase = Result<typeof client.cases.list>['items'][number]
type Place = 'open' | 'new'

interface Fields {
  readonly claim: ClaimDraft
  /** On the open case, or on a new one anyway. */
  readonly place: Place
}

interface Claim {
  readonly customerId: string
  readonly currency: Currency
  readonly vouchers: readonly ClaimVoucher[]
  readonly place: Place
}

/** A new claim on a customer, on the open case or a new one, with a preview of the booking. */
export function ClaimForm(props: {
  customer: Pick<Customer, 'customerId'>
  /** Where to book the claim by default. */
  place: Place
  onDone: () => void
}): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const { customerId } = props.customer
  const { tenant } = useSession()
  const initial = { claim: blankClaim(plainDate(tenantNow()), tenant.currency), place: props.place }
  const draft = useFormDraft<Fields>(`claim ${props.place} ${customerId}`, initial)
  const { claim, place } = draft.fields
  const vouchers = useClaimVouchers(claim)
  const booking = useBooking(draft)
  const open = useOpenCase(customerId, claim.currency)
  const complete: Claim | undefined =
    vouchers === undefined
      ? undefined
      : { customerId, currency: claim.currency, vouchers, place: open === undefined ? 'new' : place }
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (complete !== undefined) booking.book(complete)
      }}
    >
      <DraftNote draft={draft} />
      <ClaimFields claim={claim} onChange={(next) => draft.set({ claim: next })} errors={fieldErrors(booking.error)} />
      {open !== undefined && (
        <SegmentedControl
          fullWidth
          aria-label={t('claimPlace')}
          value={place}
          onChange={(value) => draft.set({ place: value })}
          data={[
            { value: 'open', label: tWords('caseNumber', { number: open.journalNumber }) },
            { value: 'new', label: t('onNewCase') },
          ]}
        />
      )}
      <Preview claim={complete} open={place === 'open' ? open : undefined} />
      {booking.error !== null && <ProblemNotice error={booking.error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={props.onDone}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" disabled={complete === undefined} loading={booking.isPending}>
          {tWords('add')}
        </Button>
      </PanelFooter>
    </form>
  )
}

/** The newest case of the customer that can take another claim. */
function useOpenCase(customerId: string, currency: string): OpenCase | undefined {
  const { data } = useRead(client.cases.list, { customerId, sort: '-createdAt', pageSize: 500 })
  return data?.items.find((item) => item.currency === currency && item.status !== 'ENDED')
}

function addInput({ customerId, currency, vouchers }: Claim) {
  return { customerId, body: { currency, caseVouchers: [...vouchers] } }
}

function createInput({ customerId, currency, vouchers }: Claim) {
  return { body: { customerId, currency, caseVouchers: [...vouchers] } }
}

/** Books the claim, then opens its case. */
function useBooking(draft: FormDraft<Fields>): { isPending: boolean; error: unknown; book: (claim: Claim) => void } {
  const t = customersText.useText()
  const navigate = useNavigate()
  const showCase = async (caseId: string): Promise<void> => {
    const { caseSeqId, journalNumber } = await client.cases.get({ caseId })
    notifications.show({ message: t('claimDone', { number: journalNumber }) })
    await navigate({ to: `/cases/${caseSeqId}` })
  }
  const done = (answer: { isReplay: boolean }, caseId: string): void => {
    draft.finish(answer)
    void showCase(caseId)
  }
  const { intent } = draft
  const adding = useWrite(client.cases.addVouchers, {
    intent,
    onDone: (answer) => done(answer, answer.data.items[0]?.caseId ?? ''),
  })
  const opening = useWrite(client.cases.create, { intent, onDone: (answer) => done(answer, answer.data.id) })
  return {
    isPending: adding.isPending || opening.isPending,
    error: adding.error ?? opening.error,
    book: (claim) => {
      adding.reset()
      opening.reset()
      if (claim.place === 'open') adding.mutate({ input: addInput(claim) })
      else opening.mutate({ input: createInput(claim) })
    },
  }
}

/** Previews the claim with a dry run. */
function Preview({ claim, open }: { claim: Claim | undefined; open: OpenCase | undefined }): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const trial = useTrial(claim === undefined ? undefined : JSON.stringify(['claim', claim]), async () => {
    if (claim?.place === 'open') await client.cases.addVouchers(addInput(claim), { dryRun: true })
    if (claim?.place === 'new') await client.cases.create(createInput(claim), { dryRun: true })
    return null
  })
  const where = open === undefined ? t('willOpen') : t('willExtend', { number: open.journalNumber })
  if (trial.isError && claim !== undefined) return <ProblemNotice error={trial.error} />
  const total = claim === undefined ? 0 : totalOf(claim.vouchers)
  return (
    <section className={classes.preview} aria-live="polite" aria-busy={claim !== undefined && trial.isPending}>
      <p>{where}</p>
      {claim !== undefined && (
        <dl className={classes.sums}>
          <dt>{t('willClaim')}</dt>
          <dd>
            <Money minor={total} currency={claim.currency} />
          </dd>
          <dt>{tWords('outstandingOnTheCase')}</dt>
          <dd>
            <Money minor={(open?.outstanding ?? 0) + total} currency={claim.currency} />
          </dd>
        </dl>
      )}
    </section>
  )
}
