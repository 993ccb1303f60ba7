import { Button, FileButton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../../api/client.ts'
import { useWrite } from '../../../../api/query.ts'
import { ConfirmButton } from '../../../../ui/confirm-button.tsx'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { InstalmentTable, type PaymentPlan, paymentPlansText, PlanStatusDot } from '../../../payment-plans/index.ts'
import classes from '../../cases.module.css'
import type { PanelFormProps } from '../panel.ts'

/** The plan or proposal of a case, and what can be done with it. */
export function PlanDetails({ plan, onDone }: { plan: PaymentPlan; onDone: PanelFormProps['onDone'] }): ReactNode {
  const t = paymentPlansText.useText()
  const { paymentPlanId, status, proposedBy, signature } = plan
  const done = (message: string) => () => {
    notifications.show({ message })
    onDone()
  }
  const ending = useWrite(client.paymentPlans.end, { onDone: done(t('ended')) })
  const end = status === 'ACTIVE' ? 'CANCELLED' : proposedBy === 'DEBTOR' ? 'DECLINED' : 'WITHDRAWN'
  const label = { CANCELLED: t('cancelPlan'), DECLINED: t('decline'), WITHDRAWN: t('withdraw') }[end]
  return (
    <div className={classes['form']}>
      <PlanStatusDot status={status} />
      <InstalmentTable plan={plan} />
      {signature !== null && <p className={layout.small}>{t('signedBy', { name: signature.name })}</p>}
      {status === 'PROPOSED' && <Acceptance plan={plan} onAccepted={done(t('accepted'))} />}
      {ending.error !== null && <ProblemNotice error={ending.error} />}
      <ConfirmButton
        label={label}
        isDangerous
        isPending={ending.isPending}
        onConfirm={() => ending.mutate({ input: { paymentPlanId, body: { status: end } } })}
      />
    </div>
  )
}

/** Accepts a proposal that the debtor has signed, or one that was signed on paper. */
function Acceptance({ plan, onAccepted }: { plan: PaymentPlan; onAccepted: () => void }): ReactNode {
  const t = paymentPlansText.useText()
  const { paymentPlanId, signature } = plan
  const [name, setName] = useState(plan.debtorName)
  const [fileId, setFileId] = useState<string>()
  const storing = useWrite(client.files.create, { onDone: ({ data }) => setFileId(data.fileId) })
  const accepting = useWrite(client.paymentPlans.accept, { onDone: onAccepted })
  const store = (file: File | null): void => {
    if (file === null) return
    const body = new FormData()
    body.append('file', file)
    storing.mutate({ input: { body } })
  }
  const paper = fileId === undefined ? {} : { fileId, signedBy: name.trim() }
  const isReady = signature !== null || (fileId !== undefined && name.trim() !== '')
  return (
    <>
      {signature === null && (
        <>
          <p className={layout.quiet}>{t('notSigned')}</p>
          <TextInput
            label={t('signerName')}
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FileButton onChange={store} inputProps={{ 'aria-label': t('choosePaper') }}>
            {(props) => (
              <Button {...props} variant="default" loading={storing.isPending}>
                {fileId === undefined ? t('choosePaper') : t('paperChosen')}
              </Button>
            )}
          </FileButton>
        </>
      )}
      {storing.error !== null && <ProblemNotice error={storing.error} />}
      {accepting.error !== null && <ProblemNotice error={accepting.error} />}
      <Button
        disabled={!isReady}
        loading={accepting.isPending}
        onClick={() => accepting.mutate({ input: { paymentPlanId, body: paper } })}
      >
        {t('accept')}
      </Button>
    </>
  )
}
