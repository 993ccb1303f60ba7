import { Button, Textarea } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { formatCount, formatDate } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { type FormDraft, useFormDraft } from '../../../../ui/use-form-draft.ts'
import { useGateCheck } from '../../contact/gate-notice.tsx'
import type { CaseData } from '../../use-case.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { dialable } from '../phone-number.ts'
import {
  firstReached,
  type RecipientKey,
  RecipientSelect,
  useContact,
  userIdOf,
  type WayTo,
} from '../recipient-select.tsx'
import { usePanelWrite } from '../use-panel-write.ts'
import { type Recipient, smsBody } from './sms-body.ts'
import { foreignIn, smsSize } from './sms.rules.ts'
import { smsText } from './sms.text.ts'

interface Fields {
  readonly to: RecipientKey | null
  readonly text: string
  /** The debtor link in the text, which belongs to the recipient. */
  readonly link: { readonly url: string; readonly until: string } | null
  readonly override: string
}

/** The length of ten messages. */
const lengthMax = 1_530

const byPhone: WayTo = ({ phone }) => (phone === null ? undefined : `+${phone.locale} ${phone.number}`)

/** The recipient: a person on the case or a contact; undefined while unknown. */
function useRecipient({ customer }: CaseData, to: RecipientKey | null): Recipient | undefined {
  const contact = useContact(to)
  const user = customer?.users.find(({ userId }) => to === `user ${userId}`)
  const { name, phone } = user?.details ?? contact ?? { name: '', phone: null }
  if (phone === null) return undefined
  const isDebtor = user?.relation === 'debtor' || user?.relation === 'co-debtor'
  return { name, phone: dialable(phone), userId: user?.userId, isDebtor }
}

/** Writes a text message to a person on the case, to be sent by the tenant's gateway. */
export function SmsForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = smsText.useText()
  const tWords = wordsText.useText()
  const { id } = data.record
  const draft = useFormDraft<Fields>(`sms ${id}`, {
    ...{ to: firstReached(data, byPhone), text: '', link: null, override: '' },
  })
  const { to, text, link, override } = draft.fields
  const recipient = useRecipient(data, to)
  const gate = useGateCheck(
    { caseId: id, userId: userIdOf(to), channel: 'SMS', fromTemplate: false },
    { value: override, onChange: (next) => draft.set({ override: next }) },
  )
  const queueing = usePanelWrite(client.interactions.create, { draft, message: t('queued'), onDone })
  const isReady = to !== null && recipient !== undefined && text.trim() !== '' && !gate.isStopped
  const queue = (): void => {
    if (!isReady) return
    queueing.save({ body: { ...smsBody(id, { to, recipient, text, hasLink: link !== null }), ...gate.override } })
  }
  return (
    <PanelForm
      draft={draft}
      label={t('queue')}
      saving={queueing}
      isReady={isReady}
      offersNext={false}
      onCancel={() => onDone()}
      onSave={queue}
    >
      <RecipientSelect
        label={tWords('to')}
        data={data}
        wayTo={byPhone}
        noWay={t('noPhone')}
        value={to}
        onChange={(next) => draft.set({ to: next, ...withoutLink(draft.fields) })}
      />
      {gate.notice}
      {to === null && <p className={layout.quiet}>{t('nobody')}</p>}
      <Textarea
        label={tWords('text')}
        description={t('secrecy')}
        autosize
        minRows={4}
        maxLength={lengthMax}
        value={text}
        error={fieldErrors(queueing.error)['notes']}
        onChange={(event) => {
          const next = event.currentTarget.value
          draft.set({ text: next, link: link !== null && next.includes(link.url) ? link : null })
        }}
      />
      <Size text={text} />
      <LinkButton draft={draft} recipient={recipient} caseId={id} />
      <p className={layout.box}>{t('notSentByUs')}</p>
    </PanelForm>
  )
}

/** The fields after another recipient was chosen: the link belonged to the previous one. */
function withoutLink({ text, link }: Fields): Pick<Fields, 'text' | 'link'> {
  return { text: link === null ? text : text.replace(link.url, '').trimEnd(), link: null }
}

/** The length of the message, and the character that makes it longer than it looks. */
function Size({ text }: { text: string }): ReactNode {
  const t = smsText.useText()
  const { length, parts, left } = smsSize(text.trim())
  const foreign = foreignIn(text)
  return (
    <p className={layout.small}>
      {t('size', { count: parts, length: formatCount(length), left: formatCount(left) })}
      {foreign !== undefined && <> · {t('unicode', { character: foreign })}</>}
    </p>
  )
}

/** Creates a link for the recipient and appends it to the text. */
function LinkButton(props: { draft: FormDraft<Fields>; recipient: Recipient | undefined; caseId: string }): ReactNode {
  const t = smsText.useText()
  const may = useMay()
  const { draft, recipient, caseId } = props
  const { text, link } = draft.fields
  const making = useWrite(client.links.create, {
    onDone: ({ data: { url, expiresAt } }) => {
      draft.set({ text: `${text.trimEnd()} ${url}`.trimStart(), link: { url, until: expiresAt } })
    },
  })
  if (recipient?.userId === undefined || !may('write:links')) return null
  if (link !== null) {
    return <p className={layout.quiet}>{t('hasLink', { name: recipient.name, date: formatDate(link.until) })}</p>
  }
  const { userId } = recipient
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconLink size={16} aria-hidden />}
        loading={making.isPending}
        onClick={() => {
          making.mutate({ input: { body: { caseId, userId } } })
        }}
      >
        {t('insertLink')}
      </Button>
      {making.isError && <ProblemNotice error={making.error} />}
    </div>
  )
}
