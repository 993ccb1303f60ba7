import { Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../../api/client.ts'
import { type Input, useRead, useWrite } from '../../../../api/query.ts'
import { formatDate } from '../../../../text/format.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { useVersionedWrite } from '../../../../ui/use-versioned-write.tsx'
import {
  type Correction,
  correctionOf,
  correctionPatch,
  type CourtClaim,
  courtClaimsText,
} from '../../../court-claims/index.ts'
import { PanelForm } from '../panel-form.tsx'
import { CourtFields } from './court-fields.tsx'

type Patch = Input<typeof client.courtClaims.patch>['body']

interface CorrectionProps {
  readonly onDone: () => void
}

/** Corrects the court, its reference, or the day of service. */
export function CourtCorrection(props: CorrectionProps & { courtClaimId: string }): ReactNode {
  const { data, etag, error } = useRead(client.courtClaims.get, { courtClaimId: props.courtClaimId })
  if (error !== null) return <ProblemNotice error={error} />
  if (data === undefined) return <Skeleton height={200} />
  return <Fields onDone={props.onDone} claim={data} etag={etag} />
}

function Fields(props: CorrectionProps & { claim: CourtClaim; etag: string | undefined }): ReactNode {
  const t = courtClaimsText.useText()
  const { onDone } = props
  // The version that the user started from.
  const [{ claim, etag }] = useState(props)
  const draft = useFormDraft<Correction>(`court correction ${claim.courtClaimId}`, correctionOf(claim))
  const { servedOn } = draft.fields
  const saving = useCorrection({ claim, draft, onDone })
  const patch = correctionPatch(claim, draft.fields)
  return (
    <>
      <PanelForm
        draft={draft}
        label={t('saveCorrection')}
        saving={saving}
        isReady={patch !== undefined}
        offersNext={false}
        onCancel={onDone}
        onSave={() => patch !== undefined && saving.save(patch, etag)}
      >
        <CourtFields fields={draft.fields} error={saving.error} isFirst onChange={draft.set} />
        {servedOn !== null && (
          <DateField
            label={t('servedOn')}
            description={t('servedOnHint')}
            value={servedOn}
            error={fieldErrors(saving.error)['servedOn']}
            onChange={(next) => draft.set({ servedOn: next })}
          />
        )}
      </PanelForm>
      {saving.dialog}
    </>
  )
}

/** Saves a correction. If somebody else changed the claim in the meantime, the user sees both versions and chooses one. */
function useCorrection({
  claim: { courtClaimId },
  draft,
  onDone,
}: CorrectionProps & {
  claim: CourtClaim
  draft: Pick<ReturnType<typeof useFormDraft<Correction>>, 'intent' | 'finish' | 'discard' | 'fields'>
}) {
  const t = courtClaimsText.useText()
  return useVersionedWrite({
    writing: useWrite(client.courtClaims.patch, {
      intent: draft.intent,
      onDone: (answer) => {
        draft.finish(answer)
        notifications.show({ message: t('recorded') })
        onDone()
      },
    }),
    inputOf: (body: Patch) => ({ courtClaimId, body }),
    read: () => client.courtClaims.get.full({ courtClaimId }),
    differences: (now, patch) => differences(patch, now, t),
    onKeepTheirs: () => {
      draft.discard()
      onDone()
    },
  })
}

function differences(patch: Patch, now: CourtClaim, t: ReturnType<typeof courtClaimsText.useText>) {
  const theirs = correctionOf(now)
  const shown = (day: string | null): string => (day === null ? '' : formatDate(day))
  return [
    ...('court' in patch ? [{ label: t('court'), yours: patch.court ?? '', theirs: theirs.court }] : []),
    ...('courtReference' in patch
      ? [{ label: t('courtReference'), yours: patch.courtReference ?? '', theirs: theirs.courtReference }]
      : []),
    ...('servedOn' in patch
      ? [{ label: t('servedOn'), yours: shown(patch.servedOn ?? null), theirs: shown(theirs.servedOn) }]
      : []),
  ]
}
