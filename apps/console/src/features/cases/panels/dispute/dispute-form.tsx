import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { disputesText } from '../../../disputes/index.ts'
import { AttachButton, AttachedList, type StoredFile, useAttachments } from '../../../files/index.ts'
import { voucherName } from '../../voucher-name.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'

interface Fields {
  readonly reason: string
  readonly files: readonly StoredFile[]
}

/** Records that the debtor disputes a voucher. */
export function DisputeForm({ data, onDone, voucherId }: PanelFormProps): ReactNode {
  const t = disputesText.useText()
  const draft = useFormDraft<Fields>(`dispute ${voucherId ?? ''}`, { reason: '', files: [] })
  const attachments = useAttachments(draft.fields.files, (files) => draft.set({ files }))
  const { reason } = draft.fields
  const voucher = data.vouchers.find(({ caseVoucherId }) => caseVoucherId === voucherId)
  const disputing = usePanelWrite(client.disputes.create, { draft, message: t('saved'), onDone })
  if (voucher === undefined) return null
  const { caseVoucherId } = voucher
  return (
    <PanelForm
      draft={draft}
      label={t('dispute')}
      saving={disputing}
      isReady={reason.trim() !== '' && !attachments.isBusy}
      offersNext={false}
      onCancel={() => onDone()}
      onSave={() => disputing.save({ body: { caseVoucherId, reason, files: attachments.ids } })}
    >
      <p>
        <b>{voucherName(voucher, data)}</b>
      </p>
      <p className={layout.quiet}>{t('hint')}</p>
      <Textarea
        label={t('reason')}
        data-autofocus
        autosize
        minRows={4}
        maxLength={5000}
        value={reason}
        error={fieldErrors(disputing.error)['reason']}
        onChange={(event) => draft.set({ reason: event.currentTarget.value })}
      />
      <AttachedList attachments={attachments} />
      <div>
        <AttachButton attachments={attachments} />
      </div>
    </PanelForm>
  )
}
