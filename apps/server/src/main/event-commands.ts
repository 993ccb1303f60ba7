import { type Command, InvalidArgumentError } from 'commander'
import { createWebhookSecret, isWebhookSecret } from '../features/integration/webhooks/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { isUuid } from '../platform/ids.ts'
import { printResult, withJson } from './command-output.ts'
import { type Forwarded, listen } from './listen.ts'
import { accessOf, askService, httpUrl, tenantOf, withAccess } from './service-api.ts'

interface AccessOptions {
  readonly url?: string
  readonly token?: string
  readonly json?: boolean
}

/** `fordring listen` and `fordring trigger`: events for developers of receivers. */
export function eventCommands(program: Command): void {
  listenCommand(program)
  triggerCommand(program)
}

function listenCommand(program: Command): void {
  withAccess(program.command('listen'))
    .description('forward events to a receiver on this machine, signed like deliveries')
    .requiredOption('--forward-to <url>', 'the receiver, such as http://localhost:4000/hook', httpUrl)
    .option('--events <list>', 'only these types, separated by commas')
    .option('--secret <whsec>', 'sign with this secret instead of a new one', webhookSecret)
    .option('--json', 'print each line as a JSON object')
    .action(async (options: AccessOptions & { forwardTo: string; events?: string; secret?: string }) => {
      const access = accessOf(options, readConfig(process.env).publicUrl)
      const secret = options.secret ?? createWebhookSecret()
      const stopped = new AbortController()
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => {
          stopped.abort()
        })
      }
      await listen({
        access,
        tenantId: await tenantOf(access),
        forwardTo: options.forwardTo,
        events: options.events,
        secret,
        signal: stopped.signal,
        onOpen: () => {
          printResult(options, { listening: true, forwardTo: options.forwardTo, secret }, [
            `Listening to ${access.url}, forwarding to ${options.forwardTo}.`,
            `Secret: ${secret}`,
          ])
        },
        onForwarded: (forwarded) => {
          printResult(options, forwarded, [lineOf(forwarded)])
        },
        onLost: (reason, waitMs) => {
          process.stderr.write(`${reason} Trying again in ${waitMs / 1000} s.\n`)
        },
      })
    })
}

function lineOf({ event, eventId, status, error, durationMs, isTest }: Forwarded): string {
  const answer = status === null ? `failed: ${error ?? ''}` : String(status)
  return `${event}  ${eventId}${isTest ? '  (test)' : ''}  → ${answer}  ${durationMs} ms`
}

function triggerCommand(program: Command): void {
  withJson(withAccess(program.command('trigger')))
    .description('send a test event to all listeners or to one webhook')
    .argument('<event>', 'the type, such as cases.create')
    .option('--webhook <id>', 'id of the webhook to send it to, even if it is disabled', uuid)
    .action(async (event: string, options: AccessOptions & { webhook?: string }) => {
      const access = accessOf(options, readConfig(process.env).publicUrl)
      const response = await askService(access, `/v1/${await tenantOf(access)}/webhooks/test-events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event, webhookId: options.webhook ?? null }),
      })
      const sent = (await response.json()) as { eventId: string; event: string }
      const receiver = options.webhook === undefined ? 'all listeners' : `webhook ${options.webhook}`
      printResult(options, sent, [`Sent ${sent.event} ${sent.eventId} to ${receiver}.`])
    })
}

function webhookSecret(text: string): string {
  if (!isWebhookSecret(text)) throw new InvalidArgumentError('It must be whsec_ and at least 24 bytes in base64.')
  return text
}

function uuid(text: string): string {
  if (!isUuid(text)) throw new InvalidArgumentError('It must be a UUID.')
  return text.toLowerCase()
}
