import { type ReactNode, useState } from 'react'
import layout from '../../../ui/layout.module.css'
import classes from '../settings.module.css'
import { accountText } from './account.text.ts'
import { AddPasskey } from './passkeys.tsx'
import { RecoveryCodes, SetUp } from './second-factor.tsx'

/** Sets up a second factor during sign-in, if the company requires one. */
export function Enrolment({ onDone }: { onDone: () => void }): ReactNode {
  const t = accountText.useText()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <div className={classes.block}>
      <p className={layout.quietText}>{t('enrolmentAbout')}</p>
      <h2>{t('app')}</h2>
      <SetUp onCodes={setCodes} />
      <h2>{t('passkeys')}</h2>
      <AddPasskey onCodes={setCodes} onDone={() => undefined} />
    </div>
  )
}
