import { Button, Select, Textarea } from '@mantine/core'
import { type ReactNode, type Ref, useRef } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { focusTitle } from '../../../ui/title-focus.ts'
import { useFormDraft } from '../../../ui/use-form-draft.ts'
import { AttachButton, AttachedList, type StoredFile, useAttachments } from '../../files/index.ts'
import classes from '../cases.module.css'
import { htmlOf } from '../note-html.tsx'
import type { OpenPanel } from '../panels/panel.ts'
import { panels } from '../panels/panels.ts'
import type { CaseData } from '../use-case.ts'
import { timelineText } from './timeline.text.ts'

interface Fields {
  readonly text: string
  readonly role: 'caseworker' | 'client' | 'debtor'
  readonly files: readonly StoredFile[]
}

/** Writes a note on the case, with files. The draft survives a reload until it is saved. */
export function NoteComposer({
  data,
  field,
  onOpen,
}: {
  data: CaseData
  field: Ref<HTMLTextAreaElement>
  onOpen: OpenPanel
}): ReactNode {
  const t = timelineText.useText()
  const caseId = data.record.id
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft<Fields>(`note ${caseId}`, { text: '', role: 'caseworker', files: [] })
  const { text, role } = draft.fields
  const attachments = useAttachments(draft.fields.files, (files) => draft.set({ files }))
  const isReady = (text.trim() !== '' || attachments.ids.length > 0) && !attachments.isBusy
  const saving = useWrite(client.interactions.create, {
    intent: draft.intent,
    onDone: (answer) => {
      draft.finish(answer)
      // The next key is a shortcut again: j for the next case, or n for another note.
      if (form.current?.contains(document.activeElement) === true) focusTitle()
    },
  })
  const save = (): void => {
    const body = {
      type: 'NOTE',
      state: 'HANDLED',
      referenceId: caseId,
      referenceType: 'case',
      notes: htmlOf(text),
      minVisibilityRole: role,
      files: attachments.ids,
    } as const
    if (isReady) saving.mutate({ input: { body } })
  }
  return (
    <form
      ref={form}
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
        classNames={{ input: classes.noteField ?? '' }}
        rows={2}
        value={text}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
      />
      <AttachedList attachments={attachments} />
      <div className={classes.composerFoot}>
        <Select
          w={120}
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
        <AttachButton attachments={attachments} />
        <MessageButtons data={data} onOpen={onOpen} />
        {text !== '' && (
          <span className={`${layout.small ?? ''} ${classes.draftNote ?? ''}`} title={t('draft')}>
            {t('draft')}
          </span>
        )}
        <Button type="submit" size="xs" disabled={!isReady} loading={saving.isPending}>
          {t('saveNote')}
        </Button>
      </div>
    </form>
  )
}

function MessageButtons({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const may = useMay()
  return panels.map((panel) => {
    const { name, composer } = panel
    if (composer === undefined || !panel.isOffered(data, may)) return null
    return (
      <Button
        key={name}
        size="compact-xs"
        variant="subtle"
        leftSection={<composer.icon size={16} />}
        onClick={() => onOpen(panel)}
      >
        {composer.label()}
      </Button>
    )
  })
}
