import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../cases.module.css'
import { NoteHtml } from '../note-html.tsx'
import { useTrial } from '../../../api/trial.ts'
import { panelsText } from './panels.text.ts'

export type Template = Result<typeof client.templates.list>['items'][number]

/** A template filled in for the case, as whoever gets it will read it. */
export function TemplatePreview(props: {
  template: Template
  caseId: string
  userId?: string | undefined
  deadline?: string | undefined
}): ReactNode {
  const t = panelsText.useText()
  const { kind, language, subject, body } = props.template
  const { caseId, userId, deadline } = props
  const asked = {
    ...{ kind, language, subject, body, caseId },
    ...(userId === undefined ? {} : { userId }),
    ...(deadline === undefined ? {} : { deadline }),
  }
  const filled = useTrial(JSON.stringify(['template', asked]), () => client.templates.preview({ body: asked }))
  if (filled.isError) return <ProblemNotice error={filled.error} retry={() => void filled.refetch()} />
  return (
    <section className={classes.preview} aria-busy={filled.isPending} aria-live="polite">
      <h3>{t('seen')}</h3>
      {filled.data !== undefined && (
        <>
          <p>
            <b>{filled.data.subject}</b>
          </p>
          {kind === 'email' ? (
            <NoteHtml html={filled.data.body} />
          ) : (
            <div className={classes.letterText}>{filled.data.body}</div>
          )}
        </>
      )}
    </section>
  )
}
