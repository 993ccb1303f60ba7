import { Button, Textarea, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useWrite } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter, SidePanel } from '../../ui/side-panel.tsx'
import { printBatchesText } from './print-batches.text.ts'

type Returned = Result<typeof client.deliveries.reportReturnedLetters>['letters']

/** Records letters that came back, by the numbers in their windows. */
export function ReturnedPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const t = printBatchesText.useText()
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={t('returnedLetters')} size={560}>
      {isOpen && <ReturnedForm />}
    </SidePanel>
  )
}

function ReturnedForm(): ReactNode {
  const t = printBatchesText.useText()
  const [numbers, setNumbers] = useState('')
  const [reason, setReason] = useState('')
  const [recorded, setRecorded] = useState<Returned>([])
  const record = useWrite(client.deliveries.reportReturnedLetters, {
    onDone: ({ data }) => {
      setRecorded(data.letters)
      setNumbers('')
    },
  })
  const letterNumbers = numbers.split(/\s+/).filter((number) => number !== '')
  const body = { letterNumbers, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) }
  return (
    <div className={layout.stack}>
      <Textarea
        label={t('letterNumber')}
        description={t('scanHint')}
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
        value={numbers}
        onChange={(event) => setNumbers(event.currentTarget.value)}
      />
      <TextInput label={t('returnReason')} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      {record.isError && <ProblemNotice error={record.error} />}
      <PanelFooter>
        <Button
          disabled={letterNumbers.length === 0}
          loading={record.isPending}
          onClick={() => record.mutate({ input: { body } })}
        >
          {t('recordReturned')}
        </Button>
      </PanelFooter>
      {recorded.length > 0 && <Recorded letters={recorded} />}
    </div>
  )
}

function Recorded({ letters }: { letters: Returned }): ReactNode {
  const t = printBatchesText.useText()
  const tWords = wordsText.useText()
  return (
    <table className={layout.table} aria-live="polite">
      <thead>
        <tr>
          <th scope="col">{t('letterNumber')}</th>
          <th scope="col">{tWords('status')}</th>
          <th scope="col">{tWords('case')}</th>
        </tr>
      </thead>
      <tbody>
        {letters.map(({ letterNumber, result, caseId }) => (
          <tr key={letterNumber}>
            <td>{letterNumber}</td>
            <td>{t(result)}</td>
            <td>
              {caseId !== null && (
                <Link to="/cases/$caseId" params={{ caseId }}>
                  {tWords('show')}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
