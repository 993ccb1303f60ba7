import { ActionIcon, Button, FileButton, Loader } from '@mantine/core'
import { IconAlertTriangle, IconPaperclip, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { problemOf } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import { useDropZone } from '../../ui/use-drop-zone.ts'
import { FileSize } from './file-size.tsx'
import classes from './files.module.css'
import { filesText } from './files.text.ts'
import type { Attachments } from './use-attachments.ts'

const accepted = '.pdf,.png,.jpg,.jpeg,.docx,.xlsx,.csv,.txt,.eml'

/** Chooses files to attach. Files can also be dropped or pasted anywhere on the surrounding `data-drop-zone`. */
export function AttachButton({ attachments }: { attachments: Attachments }): ReactNode {
  const t = filesText.useText()
  const may = useMay()
  const box = useRef<HTMLSpanElement>(null)
  const isOver = useDropZone(box, attachments.add)
  if (!may('write:files')) return null
  return (
    <span ref={box} data-attach title={t('attach')}>
      <FileButton multiple accept={accepted} onChange={attachments.add} inputProps={{ 'aria-label': t('attach') }}>
        {(props) => (
          <Button
            {...props}
            size="compact-xs"
            variant={isOver ? 'light' : 'subtle'}
            leftSection={<IconPaperclip size={16} aria-hidden />}
          >
            {t(isOver ? 'dropHere' : 'attach')}
          </Button>
        )}
      </FileButton>
    </span>
  )
}

/** The attached files, those that are being uploaded, and those that were refused. */
export function AttachedList({ attachments }: { attachments: Attachments }): ReactNode {
  const t = filesText.useText()
  const tWords = wordsText.useText()
  const { files, waiting, failed } = attachments
  if (files.length + waiting.length + failed.length === 0) return null
  return (
    <div aria-live="polite">
      <ul className={classes.files} aria-label={t('attached')}>
        {files.map(({ fileId, fileName, size }) => (
          <li key={fileId} className={classes.chip}>
            <IconPaperclip size={14} aria-hidden />
            <span className={classes.name}>{fileName}</span>
            <FileSize bytes={size} />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={tWords('removeNamed', { name: fileName })}
              onClick={() => attachments.remove(fileId)}
            >
              <IconX size={14} />
            </ActionIcon>
          </li>
        ))}
        {waiting.map((name, index) => (
          <li key={`${index} ${name}`} className={classes.chip}>
            <Loader size={14} />
            <span className={classes.name}>{t('uploading', { name })}</span>
          </li>
        ))}
        {failed.map(({ name, error }, index) => (
          <li key={`${index} ${name}`} className={classes.chip} data-tone="danger">
            <IconAlertTriangle size={14} aria-hidden />
            <span>
              <b>{t('notUploaded', { name })}</b> {problemOf(error).detail}
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={tWords('removeNamed', { name })}
              onClick={() => attachments.forgetFailed(index)}
            >
              <IconX size={14} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  )
}
