import { Anchor, Button, NumberInput, Select, Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useReadList, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { CreditorFilter } from '../../ui/creditor-filter.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { Page } from '../../ui/page.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ScreenError } from '../../ui/screen-error.tsx'
import { SettingsFrame } from '../settings/index.ts'
import type { Definition } from './definition.rules.ts'
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
        ) : (
          <Simulations workflowId={workflowId} published={workflow.publishedVersion} />
        )}
      </Page>
    </SettingsFrame>
  )
}

function Simulations({ workflowId, published }: { workflowId: string; published: number | null }): ReactNode {
  const t = simulationText.useText()
  const { data: draft } = useRead(client.workflows.getDraft, { workflowId })
  if (draft === undefined) return <Skeleton height={240} />
  const isDraftShown = draft.definition !== null && draft.mistakes.length === 0 && draft.isChanged
  if (published === null && !isDraftShown) return <EmptyState title={t('notPublished')} hint={t('notPublishedHint')} />
  return <Simulator workflowId={workflowId} published={published} draft={isDraftShown ? draft.definition : null} />
}

/** The choice of the draft among the versions. */
const draftChoice = 'draft'

function Simulator(props: { workflowId: string; published: number | null; draft: Definition | null }): ReactNode {
  const t = simulationText.useText()
  const tWorkflows = workflowsText.useText()
  const { workflowId, published, draft } = props
  const { items } = useReadList(client.workflows.listVersions, { workflowId })
  const [played, setPlayed] = useState(draft === null ? String(published) : draftChoice)
  const [compareWith, setCompareWith] = useState<string | null>(null)
  const [importId, setImportId] = useState<string | null>(null)
  const [creditorId, setCreditorId] = useState<string>()
  const [numbers, setNumbers] = useState({ cases: 100, weeks: 26, paidPercent: 10 })
  const running = useWrite(client.caseWorkflows.simulateWorkflow)
  const versions = items.map(({ version: number }) => ({
    value: String(number),
    label: tWorkflows('version', { number }),
  }))
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const body = {
      ...(played === draftChoice && draft !== null ? { definition: draft } : { version: Number(played) }),
      ...(compareWith === null || compareWith === played ? {} : { compareWith: Number(compareWith) }),
      ...(importId === null ? (creditorId === undefined ? {} : { creditorId }) : { importId }),
      ...numbers,
    }
    running.mutate({ input: { workflowId, body } })
  }
  return (
    <>
      <form className={classes.simulator} onSubmit={submit} aria-label={t('title')}>
        <Select
          label={t('shownVersion')}
          allowDeselect={false}
          data={[...(draft === null ? [] : [{ value: draftChoice, label: t('draft') }]), ...versions]}
          value={played}
          onChange={(value) => setPlayed(value ?? played)}
        />
        <Select
          label={t('compareWith')}
          placeholder={t('noComparison')}
          clearable
          data={versions.filter(({ value }) => value !== played)}
          value={compareWith}
          onChange={setCompareWith}
        />
        <FileChoice value={importId} onChange={setImportId} />
        {importId === null && <CreditorFilter value={creditorId} onChange={setCreditorId} />}
        {(['cases', 'weeks', 'paidPercent'] as const).map((name) => (
          <NumberInput
            key={name}
            label={t(name === 'cases' && importId !== null ? 'casesOfFile' : name)}
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

/** The cases to play: open ones, or those of a file that waits to be imported. */
function FileChoice({
  value,
  onChange,
}: {
  value: string | null
  onChange: (importId: string | null) => void
}): ReactNode {
  const t = simulationText.useText()
  const mayRead = useMay()('read:imports')
  const { data } = useRead(client.imports.list, { state: 'CHECKED', pageSize: 100 }, { enabled: mayRead })
  const files = (data?.items ?? []).filter(({ kind }) => kind === 'cases')
  if (!mayRead) return null
  return (
    <Select
      label={t('played')}
      description={t('playedHint')}
      placeholder={t('openCases')}
      clearable
      data={files.map(({ importId, fileName }) => ({ value: importId, label: fileName }))}
      value={value}
      onChange={onChange}
    />
  )
}

const limits = {
  cases: { min: 1, max: 1_000 },
  weeks: { min: 1, max: 156 },
  paidPercent: { min: 0, max: 100, suffix: ' %' },
} as const
