import { Anchor } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { useSession } from '../../../../api/session.ts'
import { useTrial } from '../../../../api/trial.ts'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import classes from '../../cases.module.css'
import { type Template, TemplatePreview } from '../template-preview.tsx'
import { letterText } from './letter.text.ts'

/** The input of a letter. */
export interface LetterChoice {
  readonly caseId: string
  readonly templateId: string
  readonly userId?: string
  readonly deadline: string
}

/**
 * A preview of the letter: the real PDF if the screen is wide enough, and its text, which screen readers and phones
 * can show.
 */
export function LetterPreview({ template, choice }: { template: Template; choice: LetterChoice }): ReactNode {
  const t = letterText.useText()
  const { tenant } = useSession()
  const isPhone = useMediaQuery('(max-width: 900px)', false, { getInitialValueInEffect: false })
  // Fetched first, so that an error is shown here and not inside the frame.
  const shown = useTrial(JSON.stringify(['letter', choice]), async () => {
    await client.documents.showLetter(choice)
    return `/v1/${tenant.tenantId}/documents/preview.pdf?${new URLSearchParams({ ...choice }).toString()}`
  })
  if (shown.isError) return <ProblemNotice error={shown.error} retry={() => void shown.refetch()} />
  const address = shown.data
  return (
    <>
      <section aria-busy={shown.isPending}>
        <div className={classes.pdfHead}>
          <h3>{t('asPdf')}</h3>
          {address !== undefined && (
            <Anchor href={address} target="_blank" rel="noreferrer" size="sm" className={layout.iconText ?? ''}>
              {t('openPreview')} <IconExternalLink size={14} aria-hidden />
            </Anchor>
          )}
        </div>
        {!isPhone && (
          <div className={classes.pdf}>
            {address !== undefined && (
              <iframe key={address} src={`${address}#toolbar=0&navpanes=0&view=FitH`} title={t('asPdf')} />
            )}
          </div>
        )}
      </section>
      <details open={isPhone}>
        <summary>{t('asText')}</summary>
        <TemplatePreview template={template} caseId={choice.caseId} userId={choice.userId} deadline={choice.deadline} />
      </details>
    </>
  )
}
