import { Anchor, Button, NumberInput, Select, Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useReadList, useWrite } from '../../api/query.ts'
import { CreditorFilter } from '../../ui/creditor-filter.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { Page } from '../../ui/page.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ScreenError } from '../../ui/screen-error.tsx'
import { SettingsFrame } from '../settings/index.ts'
import { SimulationResult } from './simulation-result.tsx'
import { simulationText } from './simulation.text.ts'
import classes from './workflows.module.css'
import { workflowsText } from './workflows.text.ts'

/** Plays a portfolio forward by one version of a workflow, or by two side by side. */
export function SimulationPage(): ReactNode {
  const t = simulationText.useText()
  const { workflowId = '' }: { workflowId?: string } = useParams({ strict: false })
  const { data: workflow, error, refetch } = useRead(client.workflows.get, { workflowId })
  const above = (
    <Anchor component={Link} to={`/settings/workflows/${workflowId}/steps`} size="xs">
      {workflow?.name ?? ''}
    </Anchor>
  )
  return (
    <SettingsFrame>
      <Page title={t('title')} above={above}>
        <p className={layout.about}>{t('about')}</p>
        {workflow === undefined ? (
          error === null ? (
            <Skeleton height={240} />
          ) : (
            <ScreenError error={error} reset={() => void refetch()} />
          )
        ) : workflow.publishedVersion === null ? (
          <EmptyState title={t('notPublished')} hint={t('notPublishedHint')} />
        ) : (
          <Simulator workflowId={workflowId} published={workflow.publishedVersion} />
        )}
      </Page>
    </SettingsFrame>
  )
}

function Simulator({ workflowId, published }: { workflowId: string; published: number }): ReactNode {
  const t = simulationText.useText()
  const tWorkflows = workflowsText.useText()
  const { items } = useReadList(client.workflows.listVersions, { workflowId })
  const [version, setVersion] = useState(published)
  const [compareWith, setCompareWith] = useState<number | null>(null)
  const [creditorId, setCreditorId] = useState<string>()
  const [numbers, setNumbers] = useState({ cases: 100, weeks: 26, paidPercent: 10 })
  const running = useWrite(client.caseWorkflows.simulateWorkflow)
  const versions = items.map(({ version: number }) => ({
    value: String(number),
    label: tWorkflows('version', { number }),
  }))
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const compared = compareWith === null || compareWith === version ? {} : { compareWith }
    const body = { version, ...compared, ...(creditorId === undefined ? {} : { creditorId }), ...numbers }
    running.mutate({ input: { workflowId, body } })
  }
  return (
    <>
      <form className={classes.simulator} onSubmit={submit} aria-label={t('title')}>
        <Select
          label={t('shownVersion')}
          allowDeselect={false}
          data={versions}
          value={String(version)}
          onChange={(value) => setVersion(Number(value))}
        />
        <Select
          label={t('compareWith')}
          placeholder={t('noComparison')}
          clearable
          data={versions.filter(({ value }) => value !== String(version))}
          value={compareWith === null ? null : String(compareWith)}
          onChange={(value) => setCompareWith(value === null ? null : Number(value))}
        />
        <CreditorFilter value={creditorId} onChange={setCreditorId} />
        {(['cases', 'weeks', 'paidPercent'] as const).map((name) => (
          <NumberInput
            key={name}
            label={t(name)}
            {...limits[name]}
            allowDecimal={false}
            clampBehavior="strict"
            value={numbers[name]}
            onChange={(value) => {
              if (typeof value === 'number') setNumbers({ ...numbers, [name]: value })
            }}
          />
        ))}
        <Button type="submit" loading={running.isPending}>
          {t('run')}
        </Button>
      </form>
      <p className={layout.small}>{t('paidHint')}</p>
      {running.error !== null && <ProblemNotice error={running.error} />}
      {running.isPending && <Skeleton height={240} />}
      {!running.isPending && running.data !== undefined && <SimulationResult simulation={running.data.data} />}
    </>
  )
}

const limits = {
  cases: { min: 1, max: 1_000 },
  weeks: { min: 1, max: 156 },
  paidPercent: { min: 0, max: 100, suffix: ' %' },
} as const
