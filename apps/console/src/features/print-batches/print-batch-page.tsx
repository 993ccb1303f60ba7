import { Button, Progress } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { useMay, useSession } from '../../api/session.ts'
import { formatCount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { CsvLink } from '../../ui/csv-link.tsx'
import layout from '../../ui/layout.module.css'
import { Page } from '../../ui/page.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { StatusDot } from '../../ui/status-dot.tsx'
import { type PrintBatch, tones } from './print-batches-page.tsx'
import { printBatchesNavText } from './print-batches-nav.text.ts'
import { printBatchesText } from './print-batches.text.ts'

const pollMs = 1_000

/** One batch: its progress, its file and manifest, its letters, and handing it over. */
export function PrintBatchPage(): ReactNode {
  const t = printBatchesText.useText()
  const { printBatchId = '' }: { printBatchId?: string } = useParams({ strict: false })
  const [isFollowing, setFollowing] = useState(true)
  const polling = isFollowing ? { refetchInterval: pollMs } : {}
  const { data, error } = useRead(client.printBatches.get, { printBatchId }, polling)
  const isBusy = data === undefined || data.state === 'PREPARING' || isOnItsWay(data)
  useEffect(() => setFollowing(isBusy), [isBusy])
  return (
    <Page
      title={data === undefined ? printBatchesNavText.t('batches') : t('numbered', { number: data.batchSeqId })}
      above={
        <Link to="/letters" search={{}}>
          {printBatchesNavText.t('batches')}
        </Link>
      }
      objectId={printBatchId}
    >
      {error !== null && <ProblemNotice error={error} />}
      {data !== undefined && (
        <div className={layout.stack}>
          <p className={layout.flush} role="status">
            <StatusDot tone={tones[data.state]} label={t(data.state)} />
          </p>
          <Progression batch={data} />
          <Actions batch={data} />
          <Letters key={data.state} printBatchId={printBatchId} />
        </div>
      )}
    </Page>
  )
}

function isOnItsWay({ handedOverByWay, deliveredAt }: PrintBatch): boolean {
  return handedOverByWay === 'FOLDER' && deliveredAt === null
}

function Progression({ batch }: { batch: PrintBatch }): ReactNode {
  const t = printBatchesText.useText()
  const { state, doneCount, letterCount, handedOverBy, handedOverByWay, fileId } = batch
  if (state === 'PREPARING') {
    const label = t('writing', { done: formatCount(doneCount), total: formatCount(letterCount) })
    return (
      <div className={layout.stackTight} aria-live="polite">
        <p className={layout.flush}>{label}</p>
        <Progress value={(100 * doneCount) / letterCount} aria-label={label} />
      </div>
    )
  }
  if (state !== 'HANDED_OVER') return null
  return (
    <div>
      <p className={layout.flush}>{t('handedOverBy', { name: handedOverBy?.name ?? '' })}</p>
      {handedOverByWay === 'FOLDER' && (
        <p className={layout.flush}>{t(isOnItsWay(batch) ? 'waitsForFolder' : 'inFolder')}</p>
      )}
      {fileId === null && <p className={layout.flush}>{t('fileErased')}</p>}
    </div>
  )
}

function Actions({ batch }: { batch: PrintBatch }): ReactNode {
  const t = printBatchesText.useText()
  const mayWrite = useMay()('write:print-batches')
  const { printBatchId, state, fileId } = batch
  const handOver = useWrite(client.printBatches.handOver)
  const cancel = useWrite(client.printBatches.cancel)
  const failed = [handOver, cancel].find(({ isError }) => isError)
  const hand = (way: 'DOWNLOAD' | 'FOLDER'): void => handOver.mutate({ input: { printBatchId, body: { way } } })
  return (
    <>
      {failed !== undefined && <ProblemNotice error={failed.error} />}
      <div className={`${layout.actionRow ?? ''} no-print`}>
        {fileId !== null && <Downloads printBatchId={printBatchId} />}
        {mayWrite && state === 'READY' && (
          <>
            <ConfirmButton
              label={t('handOver')}
              question={t('handOverQuestion')}
              isPending={handOver.isPending}
              onConfirm={() => hand('DOWNLOAD')}
            />
            <ConfirmButton
              label={t('toFolder')}
              question={t('toFolderQuestion')}
              isPending={handOver.isPending}
              onConfirm={() => hand('FOLDER')}
            />
          </>
        )}
        {mayWrite && (state === 'READY' || state === 'PREPARING') && (
          <ConfirmButton
            label={t('cancelBatch')}
            question={t('cancelQuestion')}
            isDangerous
            isPending={cancel.isPending}
            onConfirm={() => cancel.mutate({ input: { printBatchId } })}
          />
        )}
      </div>
    </>
  )
}

function Downloads({ printBatchId }: { printBatchId: string }): ReactNode {
  const t = printBatchesText.useText()
  const { tenant } = useSession()
  return (
    <>
      <Button
        component="a"
        href={`/v1/${tenant.tenantId}/print-batches/${printBatchId}/file`}
        download
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('download')}
      </Button>
      <CsvLink path={`/print-batches/${printBatchId}/manifest`} label={t('manifest')} />
    </>
  )
}

const shownMax = 500

function Letters({ printBatchId }: { printBatchId: string }): ReactNode {
  const t = printBatchesText.useText()
  const tWords = wordsText.useText()
  const { data } = useRead(client.printBatches.listPrintedLetters, { printBatchId, pageSize: shownMax })
  return (
    <table className={layout.table}>
      <thead>
        <tr>
          <th scope="col">{t('letterNumber')}</th>
          <th scope="col">{tWords('case')}</th>
          <th scope="col">{t('recipient')}</th>
          <th scope="col">{tWords('subject')}</th>
          <th scope="col" className={layout.alignRight}>
            {t('pages')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data?.items.map(({ documentId, letterNumber, caseSeqId, recipient, subject, pages }) => (
          <tr key={documentId}>
            <td>{letterNumber}</td>
            <td>
              <Link to="/cases/$caseId" params={{ caseId: String(caseSeqId) }}>
                {caseSeqId}
              </Link>
            </td>
            <td>{recipient}</td>
            <td>{subject}</td>
            <td className={layout.alignRight}>{pages}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
