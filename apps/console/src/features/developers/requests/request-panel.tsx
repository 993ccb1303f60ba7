import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconTerminal2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { client } from '../../../api/client.ts'
import { problemAddress } from '../../../api/problem-address.ts'
import { useRead } from '../../../api/query.ts'
import { useFormat } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { ShortId } from '../../../ui/short-id.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import classes from '../developers.module.css'
import { Json } from '../webhooks/attempts.tsx'
import { curlOfLogged, isCutOff, type LoggedRequestDetails, readableBody, toneOf } from './requests.rules.ts'
import { requestsText } from './requests.text.ts'

/** One request: the caller, the operation, the response, both bodies, and how to send it again. */
export function RequestPanel({ requestId }: { requestId: string }): ReactNode {
  const { data, error, refetch } = useRead(client.requests.get, { requestId })
  if (error !== null) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <div aria-busy />
  return (
    <div className={classes.panel}>
      <Facts request={data} />
      <Curl request={data} />
      <Body title={requestsText.t('sent')} text={data.requestBody} />
      <Body title={requestsText.t('answered')} text={data.responseBody} />
    </div>
  )
}

function Facts({ request }: { request: LoggedRequestDetails }): ReactNode {
  const t = requestsText.useText()
  const tWords = wordsText.useText()
  const { moment } = useFormat()
  const { method, path, query, idempotencyKey, problemCode, objectIds } = request
  return (
    <dl className={classes.facts}>
      <dt>{tWords('status')}</dt>
      <dd>
        <StatusDot tone={toneOf(request.status)} label={String(request.status)} />
      </dd>
      {problemCode !== null && (
        <>
          <dt>{t('problem')}</dt>
          <dd>
            <Link to="/developers/requests" search={{ problemCode }}>
              {problemCode}
            </Link>{' '}
            ·{' '}
            <a href={problemAddress(problemCode)} target="_blank" rel="noreferrer">
              {tWords('whatThisMeans')}
            </a>
          </dd>
        </>
      )}
      <dt>{t('operation')}</dt>
      <dd>
        <Link to="/developers/requests" search={{ operation: request.operation }}>
          {request.operation}
        </Link>
      </dd>
      <dt>{tWords('url')}</dt>
      <dd>
        <code>
          {method} {path}
          {query !== null && `?${query}`}
        </code>
      </dd>
      <dt>{tWords('time')}</dt>
      <dd>
        {moment(request.at)} · {tWords('milliseconds', { ms: request.durationMs })}
      </dd>
      <dt>{t('caller')}</dt>
      <dd>
        <Link to="/developers/requests" search={{ callerId: request.caller.id }}>
          {request.caller.name}
        </Link>
      </dd>
      <dt>{tWords('requestId')}</dt>
      <dd>
        <ShortId id={request.requestId} />
      </dd>
      {idempotencyKey !== null && (
        <>
          <dt>{t('key')}</dt>
          <dd className={layout.inlineRow}>
            <ShortId id={idempotencyKey} />
            {request.isReplay && <StatusDot tone="accent" label={t('replay')} />}
            <Link to="/developers/requests" search={{ idempotencyKey }}>
              {t('sameKey')}
            </Link>
          </dd>
        </>
      )}
      {objectIds.length > 0 && (
        <>
          <dt>{t('objects')}</dt>
          <dd>
            {objectIds.map((objectId) => (
              <div key={objectId} className={layout.inlineRow}>
                <ShortId id={objectId} />
                <Link to="/developers/requests" search={{ objectId }}>
                  {tWords('requestsForThisObject')}
                </Link>
              </div>
            ))}
          </dd>
        </>
      )}
    </dl>
  )
}

function Curl({ request }: { request: LoggedRequestDetails }): ReactNode {
  const t = requestsText.useText()
  return (
    <div className={classes.block}>
      <div>
        <CopyButton value={curlOfLogged(request, globalThis.location.origin)}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconTerminal2 size={16} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'copied' : 'copyCurl')}
            </Button>
          )}
        </CopyButton>
      </div>
      <p className={layout.quiet}>{t(isCutOff(request.requestBody) ? 'curlCutHint' : 'curlHint')}</p>
    </div>
  )
}

function Body({ title, text }: { title: string; text: string | null }): ReactNode {
  const t = requestsText.useText()
  const id = useId()
  return (
    <section className={classes.block} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text === null ? <p className={layout.quiet}>{t('noBody')}</p> : <Json label={title} text={readableBody(text)} />}
      {isCutOff(text) && <p className={layout.quiet}>{t('cut')}</p>}
      {text?.includes('[redacted]') === true && <p className={layout.quiet}>{t('redacted')}</p>}
    </section>
  )
}
