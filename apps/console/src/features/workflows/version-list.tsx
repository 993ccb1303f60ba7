import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useReadList, useWrite } from '../../api/query.ts'
import { actorName } from '../../text/actor-name.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { When } from '../../ui/when.tsx'
import { type Definition, differences } from './definition.rules.ts'
import classes from './workflows.module.css'
import { workflowsText } from './workflows.text.ts'

type Version = Result<typeof client.workflows.getVersion>

/** The published versions with their cases, and how each differs from the draft. */
export function VersionList(props: {
  workflow: Result<typeof client.workflows.get>
  definition: Definition
  mayWrite: boolean
}): ReactNode {
  const t = workflowsText.useText()
  const { workflow, definition, mayWrite } = props
  const { workflowId, publishedVersion } = workflow
  const { items } = useReadList(client.workflows.listVersions, { workflowId })
  const use = useRead(client.caseWorkflows.getWorkflowUse, { workflowId })
  const casesOn = (version: number): number => use.data?.versions.find((each) => each.version === version)?.cases ?? 0
  return (
    <section className={layout.stackTight}>
      <h2>{t('versions')}</h2>
      {items.length === 0 && <p className={layout.quietText}>{t('noVersions')}</p>}
      <ol className={layout.plainList}>
        {items.map((version) => (
          <VersionRow
            key={version.version}
            {...{ version, definition }}
            cases={casesOn(version.version)}
            moveTo={mayWrite && publishedVersion !== version.version ? publishedVersion : null}
          />
        ))}
      </ol>
    </section>
  )
}

function VersionRow(props: {
  version: Version
  definition: Definition
  cases: number
  moveTo: number | null
}): ReactNode {
  const t = workflowsText.useText()
  const { version, definition, cases, moveTo } = props
  const [isCompared, setCompared] = useState(false)
  const moving = useWrite(client.caseWorkflows.moveWorkflowCases, {
    onDone: ({ data: { moved: count } }) => notifications.show({ message: t('moved', { count }) }),
  })
  const { workflowId, version: fromVersion } = version
  return (
    <li className={classes.version}>
      <div className={layout.bar}>
        <span>
          {t('version', { number: fromVersion })}{' '}
          <span className={layout.small}>
            <When at={version.publishedAt} /> · {actorName(version.publishedBy)} · {t('casesOn', { count: cases })}
          </span>
        </span>
        <span className={layout.rowCentered}>
          <Button size="xs" variant="subtle" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            {t('compare')}
          </Button>
          {moveTo !== null && cases > 0 && (
            <ConfirmButton
              size="xs"
              label={t('move', { version: moveTo })}
              question={t('moveQuestion')}
              isPending={moving.isPending}
              onConfirm={() => moving.mutate({ input: { workflowId, body: { fromVersion, toVersion: moveTo } } })}
            />
          )}
        </span>
      </div>
      {moving.error !== null && <ProblemNotice error={moving.error} />}
      {isCompared && <Differences before={version.definition} after={definition} />}
    </li>
  )
}

function Differences({ before, after }: { before: Definition; after: Definition }): ReactNode {
  const t = workflowsText.useText()
  const found = differences(before, after)
  if (found.length === 0) return <p className={layout.small}>{t('same')}</p>
  return (
    <ul className={classes.differences}>
      {found.map(({ kind, step }) => (
        <li key={step.id} data-kind={kind}>
          {t(kind)}: {step.label ?? step.id}
        </li>
      ))}
    </ul>
  )
}
