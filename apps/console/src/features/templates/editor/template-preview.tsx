import { Loader, SegmentedControl } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { isAllAtFields } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { NoteHtml } from '../../cases/index.ts'
import classes from '../templates.module.css'
import { templateSearch } from '../templates.search.ts'
import { templatesText } from '../templates.text.ts'
import { PreviewCase } from './preview-case.tsx'
import type { TemplateValues } from './template.rules.ts'
import { type Preview, usePdfPreview } from './use-preview.ts'

const writtenFields = ['subject', 'body'] as const

/** The preview of a template: for a case or with example data, as text or as PDF. */
export function TemplatePreview({ values, preview }: { values: TemplateValues; preview: Preview }): ReactNode {
  const t = templatesText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const may = useMay()
  const search = templateSearch.use()
  const change = (next: object): void => void navigate({ to: '.', search: { ...search, ...next }, replace: true })
  const isLetter = values.kind === 'letter'
  return (
    <section className={classes.preview} aria-labelledby="preview" tabIndex={0}>
      <div className={classes.previewBar}>
        <h2 id="preview">{tWords('preview')}</h2>
        {preview.isFetching && <Loader size={16} aria-hidden />}
        {isLetter && (
          <SegmentedControl
            size="xs"
            aria-label={tWords('preview')}
            value={search.view ?? 'text'}
            onChange={(view) => change({ view: view === 'pdf' ? 'pdf' : undefined })}
            data={[
              { value: 'text', label: tWords('text') },
              { value: 'pdf', label: t('asPdf') },
            ]}
          />
        )}
      </div>
      {may('read:cases') && <PreviewCase caseId={search.case} onPick={(caseId) => change({ case: caseId })} />}
      <PreviewState preview={preview} />
      {isLetter && search.view === 'pdf' ? (
        <OnPaper values={values} caseId={search.case} />
      ) : (
        preview.data !== undefined && <AsText kind={values.kind} {...preview.data} />
      )}
    </section>
  )
}

/** Why the preview is not up to date, if so. */
function PreviewState({ preview }: { preview: Preview }): ReactNode {
  const t = templatesText.useText()
  const { data, error, isFetching } = preview
  if (error !== null && !isAllAtFields(error, writtenFields)) {
    return <ProblemNotice error={error} retry={() => void preview.refetch()} />
  }
  if (data !== undefined) return error !== null && <p className={layout.quietText}>{t('fixFirst')}</p>
  return !isFetching && <p className={layout.quietText}>{t('noPreview')}</p>
}

function AsText(props: { kind: TemplateValues['kind']; subject: string; body: string }): ReactNode {
  return (
    <div className={classes.paper}>
      <p className={classes.previewSubject}>{props.subject}</p>
      {props.kind === 'letter' ? (
        <div className={classes.letter}>{props.body}</div>
      ) : (
        <div className={classes.email}>
          <NoteHtml html={props.body} />
        </div>
      )}
    </div>
  )
}

/** The letter as PDF: embedded if the browser can, otherwise as a link. */
function OnPaper({ values, caseId }: { values: TemplateValues; caseId: string | undefined }): ReactNode {
  const t = templatesText.useText()
  const tWords = wordsText.useText()
  const { data, error } = usePdfPreview(values, caseId)
  const address = usePdfAddress(data?.content)
  if (address === undefined) {
    // Errors in the text are shown at their fields.
    return error === null || isAllAtFields(error, writtenFields) ? null : <ProblemNotice error={error} />
  }
  return (
    <>
      {navigator.pdfViewerEnabled ? (
        <iframe className={classes.pdf} title={t('asPdf')} src={`${address}#toolbar=0&navpanes=0&view=FitH`} />
      ) : (
        <p className={layout.quietText}>{t('noViewer')}</p>
      )}
      <a href={address} target="_blank" rel="noreferrer">
        {tWords('openPdf')}
      </a>
    </>
  )
}

/** An object URL for a PDF in base64; the previous one is revoked. */
function usePdfAddress(content: string | undefined): string | undefined {
  const address = useMemo(() => {
    if (content === undefined) return undefined
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    return URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  }, [content])
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}
