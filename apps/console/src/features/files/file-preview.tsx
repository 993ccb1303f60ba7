import { Anchor, Button, Skeleton } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { useSession } from '../../api/session.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import classes from './files.module.css'
import { type AttachedFile, previewKind } from './files.rules.ts'
import { filesText } from './files.text.ts'
import { saveFile } from './save-file.ts'
import { useObjectUrl } from '../../ui/use-object-url.ts'

/** Shows a file in a side panel: a PDF in the viewer of the browser, an image, or text. */
export function FilePreview({ file, onClose }: { file: AttachedFile | undefined; onClose: () => void }): ReactNode {
  return (
    <SidePanel isOpen={file !== undefined} onClose={onClose} title={file?.fileName ?? ''} size={720}>
      {file !== undefined && <Shown key={file.fileId} file={file} />}
    </SidePanel>
  )
}

function Shown({ file }: { file: AttachedFile }): ReactNode {
  const t = filesText.useText()
  const saving = useMutation({ mutationFn: saveFile })
  const kind = previewKind(file.contentType)
  return (
    <div className={layout.stack}>
      <div className={layout.rowCentered}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={saving.isPending}
          onClick={() => saving.mutate(file)}
        >
          {t('download', { name: file.fileName })}
        </Button>
      </div>
      {saving.isError && <ProblemNotice error={saving.error} />}
      {kind === 'pdf' && <Pdf file={file} />}
      {kind === 'image' && <Picture file={file} />}
      {kind === 'text' && <PlainText file={file} />}
    </div>
  )
}

function Pdf({ file }: { file: AttachedFile }): ReactNode {
  const t = filesText.useText()
  const { tenant } = useSession()
  const address = `/v1/${tenant.tenantId}/files/${file.fileId}/show`
  return (
    <>
      <Anchor href={address} target="_blank" rel="noreferrer" size="sm" className={layout.iconText ?? ''}>
        {t('openInTab')} <IconExternalLink size={14} aria-hidden />
      </Anchor>
      <iframe className={classes.pdf} src={`${address}#toolbar=0&navpanes=0&view=FitH`} title={file.fileName} />
    </>
  )
}

function Picture({ file }: { file: AttachedFile }): ReactNode {
  const { data, error } = useRead(client.files.download, { fileId: file.fileId }, { staleTime: Infinity })
  const url = useObjectUrl(data)
  if (error !== null) return <ProblemNotice error={error} />
  if (url === undefined) return <Skeleton height={240} />
  return <img className={classes.picture} src={url} alt={file.fileName} />
}

/** How much of a text is shown: enough to recognise it, without blocking the browser. */
const charactersShown = 200_000

function PlainText({ file }: { file: AttachedFile }): ReactNode {
  const { data, error } = useRead(client.files.download, { fileId: file.fileId }, { staleTime: Infinity })
  const [text, setText] = useState<string>()
  useEffect(() => {
    if (data instanceof Blob) void data.text().then((whole) => setText(whole.slice(0, charactersShown)))
  }, [data])
  if (error !== null) return <ProblemNotice error={error} />
  if (text === undefined) return <Skeleton height={240} />
  return (
    <pre className={classes.text} tabIndex={0} aria-label={file.fileName}>
      {text}
    </pre>
  )
}
