import { Button, Checkbox, Skeleton } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useWrite } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter, SidePanel } from '../../ui/side-panel.tsx'
import { contactText } from '../cases/index.ts'
import { printBatchesText } from './print-batches.text.ts'

type Preview = Result<typeof client.printBatches.preview>
type Candidate = Preview['letters'][number]

/** What a batch would print now, what it would leave out and why, and the button that prepares it. */
export function PreparePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const t = printBatchesText.useText()
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={t('prepare')} size={640}>
      {isOpen && <PrepareForm />}
    </SidePanel>
  )
}

function PrepareForm(): ReactNode {
  const t = printBatchesText.useText()
  const navigate = useNavigate()
  const [isDuplex, setDuplex] = useState(true)
  const { data, error } = useRead(client.printBatches.preview, {})
  const prepare = useWrite(client.printBatches.create, {
    onDone: ({ data: { printBatchId } }) => void navigate({ to: '/letters/$printBatchId', params: { printBatchId } }),
  })
  if (error !== null) return <ProblemNotice error={error} />
  if (data === undefined) return <Skeleton height={96} />
  const included = data.letters.filter(({ leftOut }) => leftOut === null)
  const leftOut = data.letters.filter((letter) => letter.leftOut !== null)
  return (
    <div className={layout.stack}>
      <p className={layout.flush} role="status">
        {data.count === 0 ? t('nothingToPrint') : t('willPrint', { count: data.count })}
      </p>
      {!data.isComplete && <p className={layout.quiet}>{t('moreWait')}</p>}
      {leftOut.length > 0 && <Letters title={t('leftOut')} letters={leftOut} />}
      {included.length > 0 && <Letters title={t('included')} letters={included} />}
      {prepare.isError && <ProblemNotice error={prepare.error} />}
      {data.count > 0 && (
        <>
          <Checkbox
            label={t('duplex')}
            checked={isDuplex}
            onChange={(event) => setDuplex(event.currentTarget.checked)}
          />
          <PanelFooter>
            <Button loading={prepare.isPending} onClick={() => prepare.mutate({ input: { body: { isDuplex } } })}>
              {t('prepare')}
            </Button>
          </PanelFooter>
        </>
      )}
    </div>
  )
}

function Letters({ title, letters }: { title: string; letters: readonly Candidate[] }): ReactNode {
  const t = printBatchesText.useText()
  const tWords = wordsText.useText()
  const reasonOf = useReason()
  return (
    <section>
      <h2>{title}</h2>
      <table className={layout.table}>
        <thead>
          <tr>
            <th scope="col">{tWords('case')}</th>
            <th scope="col">{t('recipient')}</th>
            <th scope="col">{tWords('subject')}</th>
          </tr>
        </thead>
        <tbody>
          {letters.map(({ documentId, caseSeqId, recipient, subject, leftOut }) => (
            <tr key={documentId}>
              <td>
                <Link to="/cases/$caseId" params={{ caseId: String(caseSeqId) }}>
                  {caseSeqId}
                </Link>
              </td>
              <td>{recipient}</td>
              <td>
                {subject}
                {leftOut !== null && <div className={layout.waiting}>{reasonOf(leftOut)}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useReason(): (leftOut: NonNullable<Candidate['leftOut']>) => string {
  const t = printBatchesText.useText()
  const tRules = contactText.useText()
  return ({ reason, rule }) =>
    reason === 'CONTACT_GATE' ? t('CONTACT_GATE', { rule: rule === null ? '' : tRules(rule) }) : t(reason)
}
