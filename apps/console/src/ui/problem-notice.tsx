import { Alert, Anchor, Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ProblemError } from '@fordring/client'
import { problemAddress } from '../api/problem-address.ts'
import { problemOf } from '../api/query.ts'
import { wordsText } from '../text/words.text.ts'
import layout from './layout.module.css'
import { ShortId } from './short-id.tsx'
import classes from './ui.module.css'
import { uiText } from './ui.text.ts'

type Step =
  | 'nextLook'
  | 'nextRetry'
  | 'nextSignIn'
  | 'nextRole'
  | 'nextMend'
  | 'nextConflict'
  | 'nextConnection'
  | 'nextGone'

const stepByStatus: Readonly<Record<number, Step>> = {
  0: 'nextConnection',
  401: 'nextSignIn',
  403: 'nextRole',
  404: 'nextGone',
  412: 'nextConflict',
  422: 'nextMend',
}

/** What to do next; empty if the message already says it, as at sign-in, or if no field is highlighted. */
function nextStep({ status, code, errors }: ProblemError): Step | undefined {
  if (code === 'sign-in-refused' || (status === 422 && errors.length === 0)) return undefined
  if (code === 'insufficient-scope') return 'nextRole'
  if (code === 'idempotency-key-reused') return 'nextLook'
  return stepByStatus[status] ?? 'nextRetry'
}

const titles = {
  'no-answer': 'noConnection',
  'insufficient-scope': 'notAllowed',
  unauthorized: 'signedOut',
  'idempotency-key-reused': 'sentBefore',
} as const

/**
 * The message of the service, except where it mentions tokens and keys, which mean nothing to a user with a session
 * and a form.
 */
function titleOf({ code, title }: ProblemError): string {
  const known = Object.hasOwn(titles, code) ? titles[code as keyof typeof titles] : undefined
  return known === undefined ? title || uiText.t('somethingWrong') : uiText.t(known)
}

/** A problem in full: its text, its code, its request, and what to do next. */
export function ProblemNotice({ error, retry }: { error: unknown; retry?: () => void }): ReactNode {
  const t = uiText.useText()
  const tWords = wordsText.useText()
  const problem = problemOf(error)
  const step = nextStep(problem)
  return (
    <Alert
      role="alert"
      color="red"
      variant="outline"
      className={classes.problem ?? ''}
      classNames={{ title: classes.problemTitle ?? '', icon: classes.problemTitle ?? '' }}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={titleOf(problem)}
    >
      {hasDetail(problem) && <p>{problem.detail}</p>}
      <FieldList problem={problem} />
      {step !== undefined && <p>{t(step)}</p>}
      <Group gap="sm" mt="xs">
        {retry !== undefined && (
          <Button size="xs" variant="default" onClick={retry}>
            {t('tryAgain')}
          </Button>
        )}
        {step === 'nextSignIn' && (
          <Button size="xs" variant="default" component="a" href={`/sign-in?next=${encodeURIComponent(here())}`}>
            {tWords('signIn')}
          </Button>
        )}
        {problem.code !== 'no-answer' && (
          <Anchor size="xs" href={problemAddress(problem.code)} target="_blank" rel="noreferrer">
            {tWords('whatThisMeans')}
          </Anchor>
        )}
        <span className={layout.small}>
          {tWords('code')} <code>{problem.code}</code>
        </span>
        {problem.requestId !== undefined && (
          <span className={layout.small}>
            {tWords('requestId')} <ShortId id={problem.requestId} />
          </span>
        )}
      </Group>
    </Alert>
  )
}

/**
 * The detail is hidden with the title if it mentions tokens. For invalid fields it only repeats the first message, and
 * the list below has all of them.
 */
function hasDetail({ code, detail, errors }: ProblemError): boolean {
  return detail !== '' && !Object.hasOwn(titles, code) && (code !== 'validation-failed' || errors.length === 0)
}

function here(): string {
  return globalThis.location.pathname + globalThis.location.search
}

function FieldList({ problem }: { problem: ProblemError }): ReactNode {
  if (problem.errors.length === 0) return null
  return (
    <ul className={classes.fields}>
      {problem.errors.map(({ path, message }) => (
        <li key={path + message}>
          <code>{path}</code> {message}
        </li>
      ))}
    </ul>
  )
}
