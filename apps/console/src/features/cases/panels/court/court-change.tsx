import { Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { type Input, problemOf } from '../../../../api/query.ts'
import { parseAmount, plainDate } from '../../../../text/format.ts'
import { tenantNow } from '../../../../text/tenant-time.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { AmountField } from '../../../../ui/amount-field.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import { type FormDraft, useFormDraft } from '../../../../ui/use-form-draft.ts'
import { type CourtClaim, courtClaimsText, followers, needsNote, type NextState } from '../../../court-claims/index.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { CourtFields } from './court-fields.tsx'

interface Fields {
  readonly state: NextState | null
  readonly date: string
  readonly court: string
  readonly courtReference: string
  readonly courtFee: string
  readonly overrideReason: string
  readonly note: string
}

interface FieldProps {
  readonly draft: FormDraft<Fields>
  readonly error: unknown
}

/** Records what became of a claim. */
export function CourtChange({ claim, onDone }: { claim: CourtClaim } & Pick<PanelFormProps, 'onDone'>): ReactNode {
  const t = courtClaimsText.useText()
  const tWords = wordsText.useText()
  const { courtClaimId } = claim
  const [usual = null] = followers[claim.state]
  const draft = useFormDraft<Fields>(`court ${courtClaimId} ${claim.state}`, {
    ...{ state: usual, date: plainDate(tenantNow()), court: '', courtReference: '' },
    ...{ courtFee: '', overrideReason: '', note: '' },
  })
  const { state, date, note } = draft.fields
  const saving = usePanelWrite(client.courtClaims.change, { draft, message: t('recorded'), onDone })
  const body = bodyOf(draft.fields)
  return (
    <PanelForm
      draft={draft}
      label={t('record')}
      saving={saving}
      isReady={body !== undefined}
      offersNext={false}
      onCancel={() => onDone()}
      onSave={() => body !== undefined && saving.save({ courtClaimId, body })}
    >
      <Select
        label={t('next')}
        allowDeselect={false}
        value={state}
        description={state === null ? undefined : t(`hint_${state}`)}
        onChange={(next) => draft.set({ state: next })}
        data={followers[claim.state].map((value) => ({ value, label: t(`to_${value}`) }))}
      />
      <DateField
        label={tWords('date')}
        value={date}
        error={fieldErrors(saving.error)['date']}
        onChange={(next) => draft.set({ date: next })}
      />
      {state === 'FILED' && <FilingFields draft={draft} error={saving.error} />}
      {needsNote(state) && (
        <Textarea
          label={state === 'OBJECTED' ? t('grounds') : tWords('justification')}
          autosize
          minRows={3}
          maxLength={2000}
          value={note}
          error={fieldErrors(saving.error)['note']}
          onChange={(event) => draft.set({ note: event.currentTarget.value })}
        />
      )}
    </PanelForm>
  )
}

function FilingFields({ draft, error }: FieldProps): ReactNode {
  const t = courtClaimsText.useText()
  const { courtFee, overrideReason } = draft.fields
  const errors = fieldErrors(error)
  const isWrong = courtFee !== '' && parseAmount(courtFee) === undefined
  const isRefused = error !== null && problemOf(error).code === 'charge-not-allowed'
  return (
    <>
      <CourtFields fields={draft.fields} error={error} onChange={draft.set} />
      <AmountField
        label={t('courtFee')}
        description={t('courtFeeHint')}
        value={courtFee}
        error={isWrong ? wordsText.t('badAmount') : errors['courtFee']}
        onChange={(text) => draft.set({ courtFee: text })}
      />
      {(isRefused || overrideReason !== '') && (
        <TextInput
          label={t('overrideReason')}
          maxLength={2000}
          value={overrideReason}
          error={errors['overrideReason']}
          onChange={(event) => draft.set({ overrideReason: event.currentTarget.value })}
        />
      )}
    </>
  )
}

/** The change as the API expects it; undefined if something is missing. */
function bodyOf(fields: Fields): Input<typeof client.courtClaims.change>['body'] | undefined {
  const { state, date } = fields
  if (state === null || date === '') return undefined
  if (state !== 'FILED') {
    if (!needsNote(state)) return { state, date }
    return fields.note.trim() === '' ? undefined : { state, date, note: fields.note }
  }
  const courtFee = fields.courtFee === '' ? null : parseAmount(fields.courtFee)
  if (courtFee === undefined || fields.court.trim() === '') return undefined
  return {
    ...{ state, date, court: fields.court, courtReference: textOrNull(fields.courtReference), courtFee },
    overrideReason: courtFee === null ? null : textOrNull(fields.overrideReason),
  }
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text
}
