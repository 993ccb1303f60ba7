import { Anchor, Button, Checkbox } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay, useSession } from '../../../api/session.ts'
import { formatAmount, plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/page.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { type FormDraft, useFormDraft, useKeptIntent } from '../../../ui/use-form-draft.ts'
import { ClaimFields, useClaimVouchers } from '../claim/claim-fields.tsx'
import { type ClaimVoucher, totalOf } from '../claim/claim.rules.ts'
import classes from '../customers.module.css'
import { newCustomerSearch } from '../customers.search.ts'
import { customersNavText } from '../customers-nav.text.ts'
import { customersText } from '../customers.text.ts'
import { keepWarnings } from '../warnings.tsx'
import { CustomerFields, PeopleFields } from './new-customer-fields.tsx'
import { blankCustomer, customerOf, type NewCustomer } from './new-customer.rules.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

/** A new customer and, with a claim, its case. */
export function NewCustomerPage(): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const above = (
    <Anchor component={Link} to="/customers" size="xs">
      {t('customers')}
    </Anchor>
  )
  return (
    <Page title={customersNavText.t('newCustomer')} above={above}>
      {may('write:customers') ? <NewCustomerForm /> : <EmptyState title={t('mayNot')} hint={tWords('askForAccess')} />}
    </Page>
  )
}

function NewCustomerForm(): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const navigate = useNavigate()
  const draft = useNewCustomer()
  const { fields } = draft
  const vouchers = useClaimVouchers(fields.claim)
  const claimed = fields.hasClaim && may('write:cases') ? vouchers : []
  const saving = useSaving(draft, claimed)
  const errors = fieldErrors(saving.error)
  const isReady = claimed !== undefined && (fields.made !== null || customerOf(fields) !== undefined)
  return (
    <form
      className={classes.work}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) saving.save()
      }}
    >
      <DraftNote draft={{ ...draft, discard: saving.discard }} />
      {fields.made === null ? (
        <>
          <CustomerFields draft={draft} errors={errors} />
          <PeopleFields draft={draft} errors={errors} />
        </>
      ) : (
        <p className={classes.preview} role="status">
          {t('madeWithoutClaim')} <Link to={`/customers/${fields.made.customerId}`}>{t('toCustomer')}</Link>
        </p>
      )}
      {may('write:cases') && <FirstClaim draft={draft} vouchers={vouchers} errors={errors} />}
      {saving.error !== null && <ProblemNotice error={saving.error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={() => void navigate({ to: '/customers' })}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" disabled={!isReady} loading={saving.isPending}>
          {t(fields.hasClaim ? 'saveWithCase' : 'saveCustomer')}
        </Button>
      </PanelFooter>
    </form>
  )
}

const draftName = 'customer new'

function useNewCustomer(): FormDraft<NewCustomer> {
  const { tenant } = useSession()
  const { creditorId, claim } = newCustomerSearch.use()
  const known = { creditorId, hasClaim: claim === true, currency: tenant.currency }
  return useFormDraft(draftName, blankCustomer({ ...known, today: plainDate(tenantNow()) }))
}

interface Saving {
  readonly isPending: boolean
  readonly error: unknown
  readonly save: () => void
  readonly discard: () => void
}

/**
 * Creates the customer and then its case, each once: if the claim is rejected, the customer is kept, and another
 * attempt sends only the claim.
 */
function useSaving(draft: FormDraft<NewCustomer>, claimed: readonly ClaimVoucher[] | undefined): Saving {
  const t = customersText.useText()
  const navigate = useNavigate()
  const { fields } = draft
  const intentOfCase = useKeptIntent(`${draftName} case`).intent
  const land = ({ customerId, warnings }: NonNullable<NewCustomer['made']>, caseSeqId?: number): void => {
    keepWarnings(customerId, warnings)
    notifications.show({
      message: caseSeqId === undefined ? t('customerMade') : t('claimDone', { number: String(caseSeqId) }),
    })
    // Values that look wrong are corrected on the customer's page, from where the case is one click away.
    const isCase = caseSeqId !== undefined && warnings.length === 0
    void navigate({ to: isCase ? `/cases/${caseSeqId}` : `/customers/${customerId}`, replace: true })
  }
  const made = useRef(fields.made)
  const opening = useWrite(client.cases.create, {
    intent: intentOfCase,
    onDone: (answer) => {
      draft.finish(answer)
      if (made.current !== null) land(made.current, answer.data.caseSeqId)
    },
  })
  const open = (customerId: string): void => {
    const body = { customerId, currency: fields.claim.currency, caseVouchers: [...(claimed ?? [])] }
    opening.mutate({ input: { body } })
  }
  const creating = useWrite(client.customers.create, {
    intent: draft.intent,
    onDone: (answer) => {
      const { customerId, warnings = [] } = answer.data
      made.current = { customerId, warnings }
      if (claimed?.length === 0) {
        draft.finish(answer)
        land(made.current)
      } else {
        draft.set({ made: made.current })
        open(customerId)
      }
    },
  })
  const save = (): void => {
    const customer = customerOf(fields)
    if (fields.made === null) {
      if (customer !== undefined) creating.mutate({ input: customer })
    } else if (claimed?.length === 0) {
      draft.discard()
      land(fields.made)
    } else open(fields.made.customerId)
  }
  return {
    isPending: creating.isPending || opening.isPending,
    error: creating.error ?? opening.error,
    save,
    discard: () => {
      made.current = null
      intentOfCase.forget()
      draft.discard()
    },
  }
}

function FirstClaim(props: {
  draft: FormDraft<NewCustomer>
  vouchers: readonly ClaimVoucher[] | undefined
  errors: Readonly<Record<string, string>>
}): ReactNode {
  const t = customersText.useText()
  const { draft, vouchers, errors } = props
  const { hasClaim, claim } = draft.fields
  return (
    <section className={layout.stack} aria-labelledby="first-claim">
      <h2 id="first-claim">{t('firstClaim')}</h2>
      <Checkbox
        label={t('withClaim')}
        checked={hasClaim}
        onChange={(event) => draft.set({ hasClaim: event.currentTarget.checked })}
      />
      {hasClaim && <ClaimFields claim={claim} onChange={(next) => draft.set({ claim: next })} errors={errors} />}
      {hasClaim && vouchers !== undefined && (
        <p className={classes.preview} aria-live="polite">
          {t('willOpenWith', { amount: `${formatAmount(totalOf(vouchers))} ${claim.currency}` })}
        </p>
      )}
    </section>
  )
}
