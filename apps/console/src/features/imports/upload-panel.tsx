import { Radio, Select } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { byLabel } from '../../text/by-label.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import type { Import } from './import-fields.ts'
import classes from './imports.module.css'
import { importsText } from './imports.text.ts'

const kinds = ['cases', 'customers', 'creditors'] as const

/** Chooses what a file contains, and sends it. */
export function UploadPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const t = importsText.useText()
  const navigate = useNavigate()
  const [kind, setKind] = useState<Import['kind']>('cases')
  const [creditorId, setCreditorId] = useState<string | null>(null)
  const [importMappingId, setMappingId] = useState<string | null>(null)
  const [fileName, setFileName] = useState('')
  const upload = useWrite(client.imports.create, {
    onDone: ({ data: { importId } }) => void navigate({ to: '/imports/$importId', params: { importId }, search: {} }),
  })
  const send = (file: File | undefined): void => {
    if (file === undefined || upload.isPending) return
    setFileName(file.name)
    const body = new FormData()
    body.append('file', file)
    const creditor = creditorId === null || kind === 'creditors' ? {} : { creditorId }
    upload.mutate({ input: { kind, body, ...creditor, ...(importMappingId === null ? {} : { importMappingId }) } })
  }
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={t('upload')}>
      <div className={layout.stack}>
        <Radio.Group label={t('kind')} value={kind} onChange={setKind}>
          <div className={classes.kinds}>
            {kinds.map((each) => (
              <Radio key={each} value={each} label={t(each)} />
            ))}
          </div>
        </Radio.Group>
        {kind !== 'creditors' && <CreditorSelect value={creditorId} onChange={setCreditorId} />}
        <MappingSelect kind={kind} creditorId={creditorId} value={importMappingId} onChange={setMappingId} />
        <DropZone
          text={t('drop')}
          label={t('chooseFile')}
          accept=".csv,.txt,.xlsx,.ndjson,.jsonl"
          isPending={upload.isPending}
          onFiles={([file]) => send(file)}
        />
        {upload.isPending && (
          <p className={layout.quiet} role="status">
            {t('uploading', { name: fileName })}
          </p>
        )}
        {upload.isError && <ProblemNotice error={upload.error} />}
      </div>
    </SidePanel>
  )
}

interface SelectProps {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

function CreditorSelect({ value, onChange }: SelectProps): ReactNode {
  const t = importsText.useText()
  const { data: creditors } = useRead(client.creditors.list, { pageSize: 500 }, { staleTime: 300_000 })
  return (
    <Select
      label={t('creditorOfRows')}
      placeholder={t('everyRowHasOne')}
      searchable
      clearable
      value={value}
      onChange={onChange}
      data={byLabel((creditors?.items ?? []).map(({ creditorId, name }) => ({ value: creditorId, label: name })))}
    />
  )
}

/** The saved mappings of the creditor, and those for any creditor. */
function MappingSelect(props: SelectProps & { kind: Import['kind']; creditorId: string | null }): ReactNode {
  const t = importsText.useText()
  const { data: mappings } = useRead(client.imports.listMappings, { pageSize: 500 })
  const fitting = (mappings?.items ?? []).filter(
    ({ kind, creditorId }) => kind === props.kind && (creditorId === null || creditorId === props.creditorId),
  )
  if (fitting.length === 0) return null
  return (
    <Select
      label={t('savedMapping')}
      placeholder={t('chooseAfterwards')}
      clearable
      value={fitting.some(({ importMappingId }) => importMappingId === props.value) ? props.value : null}
      onChange={props.onChange}
      data={fitting.map(({ importMappingId, name }) => ({ value: importMappingId, label: name }))}
    />
  )
}
