import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useMay } from '../../api/session.ts'
import { formatCount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import type { Interaction } from './interaction.rules.ts'
import classes from './interactions.module.css'
import { interactionsText } from './interactions.text.ts'

/** The attached files, for download under their own names. */
export function FileList({ files }: { files: Interaction['files'] }): ReactNode {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const saving = useMutation({
    mutationFn: async ({ fileId, fileName }: Interaction['files'][number]) => {
      save(await client.files.download({ fileId }), fileName)
    },
  })
  if (files.length === 0) return null
  return (
    <section>
      <h3>{tWords('files')}</h3>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.fileId}>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconDownload size={16} />}
              disabled={!may('read:files')}
              loading={saving.isPending && saving.variables.fileId === file.fileId}
              aria-label={t('downloadFile', { name: file.fileName })}
              onClick={() => saving.mutate(file)}
            >
              {file.fileName}
            </Button>
            <span className={layout.quiet}>
              {t('kilobytes', { count: formatCount(Math.max(1, Math.round(file.size / 1024))) })}
            </span>
          </li>
        ))}
      </ul>
      {saving.isError && <ProblemNotice error={saving.error} />}
    </section>
  )
}

function save(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
