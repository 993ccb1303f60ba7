import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'
import { useTrial } from '../../../api/trial.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { NoteHtml } from '../note-html.tsx'

export type Template = Result<typeof client.templates.list>['items'][number]

/** A template filled in for the case, as the recipient will read it. */
export function TemplatePreview(props: {
  template: Template
  caseId: string
  userId?: string | undefined
  deadline?: string | undefined
}): ReactNode {
  const t = wordsText.useText()
  const { kind, language, subject, body } = props.template
  const { caseId, userId, deadline } = props
  const input = {
    ...{ kind, language, subject, body, caseId },
    ...(userId === undefined ? {} : { userId }),
    ...(deadline === undefined ? {} : { deadline }),
  }
  const filled = useTrial(JSON.stringify(['template', input]), () => client.templates.preview({ body: input }))
  if (filled.isError) return <ProblemNotice error={filled.error} retry={() => void filled.refetch()} />
  return (
    <section className={layout.box} aria-busy={filled.isPending} aria-live="polite">
      <h3>{t('preview')}</h3>
      {filled.data !== undefined && (
        <>
          <p>
            <b>{filled.data.subject}</b>
          </p>
          {kind === 'email' ? (
            <NoteHtml html={filled.data.body} />
          ) : (
            <div className={layout.preWrapped}>{filled.data.body}</div>
          )}
        </>
      )}
    </section>
  )
}
