import { Progress, Select } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useWrite } from '../../api/query.ts'
import { formatDate } from '../../text/format.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { bankText } from './bank.text.ts'

interface Chosen {
  readonly id: number
  readonly file: File
  readonly bankCsvMappingId: string | undefined
}

interface Uploads {
  readonly chosen: readonly Chosen[]
  readonly mappingId: string | null
  readonly setMappingId: (id: string | null) => void
  readonly add: (files: readonly File[]) => void
}

/** The statements that were chosen on this screen, the last one first. */
export function useUploads(): Uploads {
  const [mappingId, setMappingId] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const add = (files: readonly File[]): void => {
    const bankCsvMappingId = mappingId ?? undefined
    setChosen((before) => [
      ...files.map((file, index) => ({ id: before.length + index, file, bankCsvMappingId })).toReversed(),
      ...before,
    ])
  }
  return { chosen, mappingId, setMappingId, add }
}

/** Uploads statements, several at once, and shows how far each has come. */
export function UploadPanel(props: { uploads: Uploads; isOpen: boolean; onClose: () => void }): ReactNode {
  const { uploads, isOpen, onClose } = props
  const { chosen, mappingId, setMappingId, add } = uploads
  const t = bankText.useText()
  const { data: mappings } = useRead(client.bankStatements.listBankCsvMappings, { pageSize: 500 }, { enabled: isOpen })
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={t('upload')}>
      <div className={layout.stack}>
        {(mappings?.items.length ?? 0) > 0 && (
          <Select
            label={t('mapping')}
            placeholder={t('noMapping')}
            clearable
            value={mappingId}
            onChange={setMappingId}
            data={(mappings?.items ?? []).map(({ bankCsvMappingId, name }) => ({
              value: bankCsvMappingId,
              label: name,
            }))}
          />
        )}
        <DropZone text={t('drop')} label={t('chooseFiles')} accept=".xml,.csv,.txt,.zip" isMultiple onFiles={add} />
        {chosen.map((one) => (
          <UploadedFile key={one.id} {...one} />
        ))}
      </div>
    </SidePanel>
  )
}

/** One file: sent when it appears. Sending it again adds nothing. */
function UploadedFile({ file, bankCsvMappingId }: Chosen): ReactNode {
  const t = bankText.useText()
  const importing = useWrite(client.bankStatements.importBankFile)
  const { mutate } = importing
  const hasSent = useRef(false)
  useEffect(() => {
    if (hasSent.current) return
    hasSent.current = true
    const body = new FormData()
    body.append('file', file)
    mutate({ input: { body, ...(bankCsvMappingId === undefined ? {} : { bankCsvMappingId }) } })
  }, [file, bankCsvMappingId, mutate])
  return (
    <section className={layout.box} aria-live="polite" aria-busy={importing.isPending}>
      <h3>{file.name}</h3>
      {importing.isPending && <p className={layout.quiet}>{t('uploading', { name: file.name })}</p>}
      {importing.isError && <ProblemNotice error={importing.error} />}
      {importing.data?.data.files.map((imported) => (
        <Matching key={imported.bankFileId} imported={imported} />
      ))}
    </section>
  )
}

type ImportedFile = Result<typeof client.bankStatements.importBankFile>['files'][number]

/** How far the matching of a file has come. */
function Matching({ imported }: { imported: ImportedFile }): ReactNode {
  const t = bankText.useText()
  const [isDone, setDone] = useState(imported.waitingCount === 0)
  const { data = imported } = useRead(
    client.bankStatements.getBankFile,
    { bankFileId: imported.bankFileId },
    isDone ? {} : { refetchInterval: 1_000 },
  )
  const { lineCount, newLineCount, waitingCount, bookedCount, openCount } = data
  useEffect(() => {
    if (waitingCount === 0) setDone(true)
  }, [waitingCount])
  const done = newLineCount - waitingCount
  return (
    <>
      <p>
        {imported.importedBefore
          ? t('importedBefore', { when: formatDate(imported.createdAt) })
          : t('imported', { count: lineCount, fresh: newLineCount })}
      </p>
      {isDone ? (
        <p className={layout.quiet}>{t('outcome', { booked: bookedCount, open: openCount })}</p>
      ) : (
        <>
          <p className={layout.quiet}>{t('matching', { done, total: newLineCount })}</p>
          <Progress value={(100 * done) / newLineCount} aria-label={t('matching', { done, total: newLineCount })} />
        </>
      )}
    </>
  )
}
