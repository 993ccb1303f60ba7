import { Button, Select } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { usePreviewedWrite } from '../../../api/previewed-write.ts'
import type { Input } from '../../../api/query.ts'
import { plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { SettlementTotals } from '../../billings/index.ts'
import { useCreditorNames } from '../creditor-names.ts'
import { creditorsText } from '../creditors.text.ts'
import { type Creditor, monthBefore } from '../form/creditor.rules.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

type Body = Input<typeof client.billing.create>['body']
const currencies = ['DKK', 'SEK', 'NOK', 'EUR', 'USD', 'GBP', 'CHF'] as const

/** Creates a draft settlement, after a preview from the service. */
export function SettlementForm(props: { creditor: Creditor; onDone: (billingId?: string) => void }): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const { creditor, onDone } = props
  const { models } = useCreditorNames()
  const [period, setPeriod] = useState(() => monthBefore(plainDate(tenantNow())))
  const [currency, setCurrency] = useState<NonNullable<Body['currency']>>('DKK')
  const [modelId, setModelId] = useState<string | null>(null)
  const body: Body = {
    creditorId: creditor.creditorId,
    ...period,
    currency,
    ...(modelId === null ? {} : { billingModelId: modelId }),
  }
  const { preview, error, isPending, submit } = usePreviewedWrite(client.billing.create, { body }, ({ data }) => {
    notifications.show({ message: t('made') })
    onDone(data.billingId)
  })
  const errors = fieldErrors(error)
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={layout.pair}>
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            label={tWords(end)}
            value={period[end]}
            error={errors[end]}
            onChange={(date) => setPeriod({ ...period, [end]: date })}
          />
        ))}
      </div>
      <div className={layout.pair}>
        <Select
          label={tWords('currency')}
          allowDeselect={false}
          value={currency}
          error={errors['currency']}
          onChange={(value) => setCurrency(value ?? 'DKK')}
          data={[...currencies]}
        />
        <Select
          label={t('billingModel')}
          placeholder={t('modelOfCreditor')}
          clearable
          value={modelId}
          error={errors['billingModelId']}
          onChange={setModelId}
          data={[...models]}
        />
      </div>
      {preview !== undefined && (
        <section className={layout.box} aria-live="polite">
          <h3>{t('previewTitle')}</h3>
          <SettlementTotals settlement={preview} />
        </section>
      )}
      {error !== null && <ProblemNotice error={error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={() => onDone()}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t(preview === undefined ? 'preview' : 'createDraft')}
        </Button>
      </PanelFooter>
    </form>
  )
}
