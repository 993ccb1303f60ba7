import { Button, Select, Textarea } from '@mantine/core'
import { IconFileText, IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import type { PanelName } from './cases.search.ts'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { messagesText } from './messages.text.ts'
import { htmlOf } from './note-html.tsx'

interface Fields {
  readonly text: string
  readonly role: 'caseworker' | 'client' | 'debtor'
}

/** Writes a note on the case. What is written survives a reload until it is saved. */
export function NoteComposer({
  caseId,
  field,
  onOpen,
}: {
  caseId: string
  field: RefObject<HTMLTextAreaElement | null>
  onOpen: (panel: PanelName) => void
}): ReactNode {
  const t = casesText.useText()
  const tMessages = messagesText.useText()
  const may = useMay()
  const draft = useFormDraft<Fields>(`note ${caseId}`, { text: '', role: 'caseworker' })
  const { text, role } = draft.fields
  const saving = useWrite(client.interactions.create, { intent: draft.intent, onDone: draft.finish })
  const save = (): void => {
    const body = {
      type: 'NOTE',
      state: 'HANDLED',
      referenceId: caseId,
      referenceType: 'case',
      notes: htmlOf(text),
      minVisibilityRole: role,
    } as const
    if (text.trim() !== '') saving.mutate({ input: { body } })
  }
  return (
    <form
      className={`${classes.composer ?? ''} no-print`}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {saving.isError && <ProblemNotice error={saving.error} />}
      <Textarea
        ref={field}
        aria-label={t('note')}
        placeholder={t('writeNote')}
        autosize
        minRows={2}
        maxRows={10}
        value={text}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
      />
      <div className={classes.composerFoot}>
        <Select
          w={168}
          size="xs"
          aria-label={t('visibleTo')}
          allowDeselect={false}
          value={role}
          onChange={(value) => draft.set({ role: value ?? role })}
          data={[
            { value: 'caseworker', label: t('caseworker') },
            { value: 'client', label: t('client') },
            { value: 'debtor', label: t('debtorRole') },
          ]}
        />
        <Button size="xs" variant="subtle" leftSection={<IconMail size={16} />} onClick={() => onOpen('email')}>
          {tMessages('emailShort')}
        </Button>
        <Button size="xs" variant="subtle" leftSection={<IconMessage size={16} />} onClick={() => onOpen('sms')}>
          {tMessages('smsShort')}
        </Button>
        {may('write:documents') && (
          <Button size="xs" variant="subtle" leftSection={<IconFileText size={16} />} onClick={() => onOpen('letter')}>
            {tMessages('letterShort')}
          </Button>
        )}
        <Button size="xs" variant="subtle" leftSection={<IconPhone size={16} />} onClick={() => onOpen('call')}>
          {tMessages('call')}
        </Button>
        {text !== '' && <span className={classes.small}>{t('draft')}</span>}
        <Button type="submit" size="xs" disabled={text.trim() === ''} loading={saving.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
