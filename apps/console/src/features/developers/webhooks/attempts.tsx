import type { components } from '@fordring/client'
import type { ReactNode } from 'react'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { When } from '../../../ui/when.tsx'
import classes from '../developers.module.css'
import { developersText } from '../developers.text.ts'

type Attempt = components['schemas']['WebhookAttempt']

/** The responses of an endpoint, by attempt. */
export function Attempts({ attempts }: { attempts: readonly Attempt[] }): ReactNode {
  const t = developersText.useText()
  const tWords = wordsText.useText()
  return (
    <ol className={classes.attempts}>
      {attempts.map((attempt) => (
        <li key={attempt.attemptId} className={classes.block}>
          <div className={classes.attempt}>
            <StatusDot
              tone={attempt.outcome === 'succeeded' ? 'good' : 'danger'}
              label={attempt.status === null ? t('noAnswer') : t('answered', { status: attempt.status })}
            />
            <span className={layout.quiet}>
              {t('attempt', { number: attempt.number })} · <When at={attempt.at} /> ·{' '}
              {tWords('milliseconds', { ms: attempt.durationMs })}
            </span>
          </div>
          {attempt.error !== null && <p className={classes.warning}>{attempt.error}</p>}
          {attempt.answer !== null && attempt.answer !== '' && <Json label={t('answerBody')} text={attempt.answer} />}
        </li>
      ))}
    </ol>
  )
}

/** Preformatted text that scrolls, and is focusable for the keyboard. */
export function Json({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <pre className={classes.json} tabIndex={0} role="group" aria-label={label}>
      {text}
    </pre>
  )
}
