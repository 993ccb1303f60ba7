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

/** What a letter is made from. */
export interface LetterChoice {
  readonly caseId: string
  readonly templateId: string
  readonly userId?: string
  readonly deadline: string
}

/**
 * The letter as it will be sent, before it is made: the real PDF where there is room for it, and its words, which every
 * screen reader and phone can show.
 */
export function LetterPreview({ template, choice }: { template: Template; choice: LetterChoice }): ReactNode {
  const t = letterText.useText()
  const { tenant } = useSession()
  const isPhone = useMediaQuery('(max-width: 900px)', false, { getInitialValueInEffect: false })
  // Asked for first, so that a refusal is read here and not inside the frame.
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
