import { Anchor, Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import { Page } from '../../ui/page.tsx'
import { ScreenError } from '../../ui/screen-error.tsx'
import { SettingsFrame } from '../settings/index.ts'
import { TemplateEditor } from './editor/template-editor.tsx'
import { blankTemplate, valuesOf } from './editor/template.rules.ts'
import { templateSearch } from './templates.search.ts'
import { templatesText } from './templates.text.ts'

/** The editor with an existing template, a new one, or a copy of another. */
export function TemplatePage(): ReactNode {
  const t = wordsText.useText()
  const { templateId = '' }: { templateId?: string } = useParams({ strict: false })
  const { from } = templateSearch.use()
  const isNew = templateId === 'new'
  const above = (
    <Anchor component={Link} to="/settings/templates" size="xs">
      {t('templates')}
    </Anchor>
  )
  return (
    <SettingsFrame>
      {isNew && from === undefined ? (
        <TemplateEditor key="new" base={blankTemplate} above={above} />
      ) : (
        <LoadedTemplate key={templateId} templateId={isNew ? (from ?? '') : templateId} isCopy={isNew} above={above} />
      )}
    </SettingsFrame>
  )
}

function LoadedTemplate(props: { templateId: string; isCopy: boolean; above: ReactNode }): ReactNode {
  const t = templatesText.useText()
  const tWords = wordsText.useText()
  const { isCopy, above } = props
  const { data, etag, error, refetch } = useRead(client.templates.get, { templateId: props.templateId })
  if (data === undefined) {
    return (
      <Page title={tWords('templates')} above={above}>
        {error === null ? <Waiting /> : <ScreenError error={error} reset={() => void refetch()} />}
      </Page>
    )
  }
  if (!isCopy) return <TemplateEditor base={data} kept={{ template: data, etag }} above={above} />
  const base = { ...valuesOf(data), name: t('copyOf', { name: data.name }), handle: '' }
  return <TemplateEditor base={base} above={above} />
}

function Waiting(): ReactNode {
  return (
    <div aria-busy>
      <Skeleton height={36} mb={16} />
      <Skeleton height={36} mb={16} />
      <Skeleton height={320} />
    </div>
  )
}
