import { Button, FileButton, InputWrapper } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import type { CustomInput } from '../../registry/index.ts'
import classes from '../settings.module.css'
import { tenantText } from './tenant.text.ts'
import { useObjectUrl } from '../../../ui/use-object-url.ts'

/** The logo: uploaded as a file when it is chosen, and used once the form is saved. */
export function LogoInput({ label, hint, value, onChange, errors, isReadOnly }: CustomInput): ReactNode {
  const t = tenantText.useText()
  const fileId = typeof value === 'string' ? value : undefined
  const storing = useWrite(client.files.create, { onDone: ({ data }) => onChange(data.fileId) })
  const store = (file: File | null): void => {
    if (file === null) return
    const body = new FormData()
    body.append('file', file)
    storing.mutate({ input: { body } })
  }
  return (
    <InputWrapper label={label} description={hint} error={errors['']} labelElement="div">
      <div className={classes.block}>
        {fileId === undefined ? <p className={layout.quietText}>{t('noLogo')}</p> : <Picture fileId={fileId} />}
        {storing.error !== null && <ProblemNotice error={storing.error} />}
        {!isReadOnly && (
          <div className={layout.rowCentered}>
            <FileButton onChange={store} accept="image/png,image/jpeg" inputProps={{ 'aria-label': t('chooseLogo') }}>
              {(props) => (
                <Button {...props} variant="default" loading={storing.isPending}>
                  {t('chooseLogo')}
                </Button>
              )}
            </FileButton>
            {fileId !== undefined && (
              <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
                {t('removeLogo')}
              </Button>
            )}
          </div>
        )}
      </div>
    </InputWrapper>
  )
}

function Picture({ fileId }: { fileId: string }): ReactNode {
  const t = tenantText.useText()
  const { data, error } = useRead(client.files.download, { fileId }, { staleTime: Infinity })
  const url = useObjectUrl(data)
  if (error !== null) return <ProblemNotice error={error} />
  return url === undefined ? null : <img className={classes.logo} src={url} alt={t('logoAlt')} />
}
