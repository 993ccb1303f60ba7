import { Checkbox, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatAmount, parseAmount } from '../../../../text/format.ts'
import { formatPlainDate } from '../../../../text/plain-date.ts'
import type { FormDraft } from '../../../../ui/use-form-draft.ts'
import { useGateCheck } from '../../contact/gate-notice.tsx'
import type { Case, Customer } from '../../use-case.ts'
import type { CallFields } from './call.rules.ts'
import { callText } from './call.text.ts'

/** An e-mail that confirms what was agreed, written for the caseworker, who may change it. */
export function ConfirmationFields(props: {
  readonly caseId: string
  readonly person: Customer['users'][number]
  readonly suggested: string
  readonly draft: FormDraft<CallFields>
  readonly errors: Readonly<Record<string, string>>
}): ReactNode {
  const t = callText.useText()
  const { caseId, person, draft, suggested, errors } = props
  const { isConfirmed, confirmation } = draft.fields
  const gate = useGateCheck(
    { caseId, userId: person.userId, channel: 'EMAIL', fromTemplate: false },
    { value: '', onChange: () => undefined },
  )
  if (!person.details.email) return null
  return (
    <>
      <Checkbox
        label={`${t('confirm')} · ${person.details.email}`}
        checked={isConfirmed}
        error={errors['confirmation'] ?? errors['userId']}
        onChange={(event) => draft.set({ isConfirmed: event.currentTarget.checked })}
      />
      {isConfirmed && gate.notice}
      {isConfirmed && (
        <Textarea
          label={t('confirmation')}
          autosize
          minRows={5}
          value={confirmation === '' ? suggested : confirmation}
          error={errors['confirmation.text']}
          onChange={(event) => draft.set({ confirmation: event.currentTarget.value })}
        />
      )}
    </>
  )
}

/** The text of the e-mail as long as nobody has changed it. */
export function suggestedConfirmation(record: Case, name: string, fields: CallFields): string {
  const { t } = callText
  const number = record.journalNumber
  return [t('greeting', { name }), t('thanks', { number }), agreedIn(record, fields), t('closing')]
    .filter((line) => line !== '')
    .join('\n\n')
}

function agreedIn({ currency }: Case, fields: CallFields): string {
  const { t } = callText
  const { agreement, promised, promisedOn, instalmentCount, firstDueDate } = fields
  if (agreement === 'plan') {
    return t('planned', { count: Number(instalmentCount) || 1, date: formatPlainDate(firstDueDate) })
  }
  if (agreement === 'none') return ''
  const amount = parseAmount(promised)
  const date = formatPlainDate(promisedOn)
  return amount === undefined
    ? t('promisedAll', { date })
    : t('promisedPart', { amount: `${formatAmount(amount)} ${currency}`, date })
}
