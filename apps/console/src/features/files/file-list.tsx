import { ActionIcon, Button } from '@mantine/core'
import { IconDownload, IconPaperclip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { FilePreview } from './file-preview.tsx'
import { FileSize } from './file-size.tsx'
import classes from './files.module.css'
import { type AttachedFile, previewKind } from './files.rules.ts'
import { filesText } from './files.text.ts'
import { saveFile } from './save-file.ts'

/** The files of a message by name and size. A click opens the preview, or downloads what cannot be previewed. */
export function FileList({ files }: { files: readonly AttachedFile[] }): ReactNode {
  const t = filesText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const [opened, setOpened] = useState<AttachedFile>()
  const saving = useMutation({ mutationFn: saveFile })
  if (files.length === 0) return null
  return (
    <>
      <ul className={classes.files} aria-label={tWords('files')}>
        {files.map((file) => {
          const isShown = previewKind(file.contentType) !== undefined
          return (
            <li key={file.fileId}>
              <span className="print-only">{file.fileName}</span>
              <Button
                className="no-print"
                variant="default"
                size="compact-sm"
                leftSection={<IconPaperclip size={14} aria-hidden />}
                disabled={!may('read:files')}
                loading={saving.isPending && saving.variables.fileId === file.fileId}
                aria-label={t(isShown ? 'open' : 'download', { name: file.fileName })}
                onClick={() => {
                  if (isShown) setOpened(file)
                  else saving.mutate(file)
                }}
              >
                {file.fileName}
              </Button>
              <FileSize bytes={file.size} />
              {isShown && may('read:files') && (
                <ActionIcon
                  className="no-print"
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={t('download', { name: file.fileName })}
                  onClick={() => saving.mutate(file)}
                >
                  <IconDownload size={14} />
                </ActionIcon>
              )}
            </li>
          )
        })}
      </ul>
      {saving.isError && <ProblemNotice error={saving.error} />}
      <FilePreview file={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
