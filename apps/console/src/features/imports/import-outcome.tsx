import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { useMay, useSession } from '../../api/session.ts'
import { formatCount } from '../../text/format.ts'
import { useLanguage } from '../../text/define-text.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import type { Import } from './import-fields.ts'
import classes from './imports.module.css'
import { importsText } from './imports.text.ts'

const counts = ['createdCount', 'updatedCount', 'unchangedCount', 'refusedCount'] as const
const problemsShown = 100

/** What will happen, or has happened, row by row. */
export function ImportOutcome({ data, onChangeColumns }: { data: Import; onChangeColumns: () => void }): ReactNode {
  const t = importsText.useText()
  const { state, refusedCount, warningCount } = data
  return (
    <>
      <section className={layout.stack}>
        <h2>{t(state === 'CHECKED' ? 'checkedTitle' : 'doneTitle')}</h2>
        <dl className={classes.counts}>
          {counts.map((count) => (
            <div key={count}>
              <dt>{t(count)}</dt>
              <dd>{formatCount(data[count])}</dd>
            </div>
          ))}
        </dl>
        {state === 'CHECKED' && refusedCount > 0 && <p className={layout.flush}>{t('willRefuse')}</p>}
        <Actions data={data} onChangeColumns={onChangeColumns} />
      </section>
      {refusedCount + warningCount > 0 && <Problems data={data} />}
    </>
  )
}

function Actions({ data, onChangeColumns }: { data: Import; onChangeColumns: () => void }): ReactNode {
  const t = importsText.useText()
  const mayWrite = useMay()('write:imports')
  const { importId, state, kind, refusedCount } = data
  return (
    <div className={`${layout.actionRow ?? ''} no-print`}>
      {state === 'CHECKED' && mayWrite && <ConfirmActions data={data} onChangeColumns={onChangeColumns} />}
      {state === 'COMPLETED' && kind === 'cases' && (
        <Button component={Link} to="/cases">
          {t('seeCases')}
        </Button>
      )}
      {refusedCount > 0 && <RefusedRowsLink importId={importId} />}
    </div>
  )
}

function ConfirmActions({ data, onChangeColumns }: { data: Import; onChangeColumns: () => void }): ReactNode {
  const t = importsText.useText()
  const { importId, format, createdCount, updatedCount, unchangedCount } = data
  const confirm = useWrite(client.imports.confirm)
  const count = createdCount + updatedCount + unchangedCount
  return (
    <>
      {confirm.isError && <ProblemNotice error={confirm.error} />}
      {count === 0 && <p className={layout.flush}>{t('nothingToImport')}</p>}
      <Button
        disabled={count === 0}
        loading={confirm.isPending}
        onClick={() => confirm.mutate({ input: { importId } })}
      >
        {t('confirm', { count, shown: formatCount(count) })}
      </Button>
      {format !== 'ndjson' && (
        <Button variant="default" onClick={onChangeColumns}>
          {t('changeColumns')}
        </Button>
      )}
    </>
  )
}

function RefusedRowsLink({ importId }: { importId: string }): ReactNode {
  const t = importsText.useText()
  const { tenant } = useSession()
  return (
    <Button
      variant="default"
      component="a"
      href={`/v1/${tenant.tenantId}/imports/${importId}/refused-rows.csv`}
      download
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {t('refusedRows')}
    </Button>
  )
}

function Problems({ data: { importId, refusedCount, warningCount } }: { data: Import }): ReactNode {
  const t = importsText.useText()
  const language = useLanguage()
  const { data, error } = useRead(client.imports.listProblems, { importId, pageSize: problemsShown })
  const problems = data?.items ?? []
  return (
    <section className={layout.stack}>
      <h2>{t('problems')}</h2>
      {error !== null && <ProblemNotice error={error} />}
      <table className={`${layout.table ?? ''} ${classes.problems ?? ''}`}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('problem')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ importProblemId, rowNumber, field, message }) => (
            <tr key={importProblemId}>
              <td>{formatCount(rowNumber)}</td>
              <td>
                {field !== '' && <strong>{field}: </strong>}
                {message[language]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length === problemsShown && refusedCount + warningCount > problemsShown && (
        <p className={layout.quiet}>{t('moreProblems', { count: problemsShown })}</p>
      )}
    </section>
  )
}
