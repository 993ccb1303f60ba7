import { type Command, InvalidArgumentError } from 'commander'

/** How to reach the service, and with which token. */
export interface ServiceAccess {
  readonly url: string
  readonly token: string
}

interface AccessOptions {
  readonly url?: string
  readonly token?: string
}

/** Adds the options of commands that use the API of a running service. */
export function withAccess(command: Command): Command {
  return command
    .option('--url <url>', 'URL of the service (or FORDRING_URL)', httpUrl)
    .option('--token <token>', 'a token of the tenant (or FORDRING_TOKEN)')
}

/** An http address without a trailing slash. */
export function httpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError('It must be an address such as http://localhost:3000.')
  }
  return text.replace(/\/$/, '')
}

/** The access given by options and environment. */
export function accessOf(options: AccessOptions, publicUrl: string): ServiceAccess {
  const token = options.token ?? process.env['FORDRING_TOKEN']
  if (token === undefined || token === '') {
    throw new Error('Pass --token or set FORDRING_TOKEN. Run "fordring token create" to create one.')
  }
  return { url: options.url ?? httpUrl(process.env['FORDRING_URL'] ?? publicUrl), token }
}

/** The service rejected a request. */
export class RefusedByService extends Error {
  readonly status: number
  readonly retryAfterMs: number | undefined

  constructor(status: number, message: string, retryAfterMs?: number) {
    super(message)
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** Sends a request to the service. Throws the detail of a problem. */
export async function askService(access: ServiceAccess, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${access.token}` }
  const response = await fetch(access.url + path, { ...init, headers, redirect: 'error' }).catch((error: unknown) => {
    if (init.signal?.aborted === true) throw error
    throw new RefusedByService(0, `${access.url} cannot be reached: ${reasonOf(error)}. Is the service running?`)
  })
  if (response.ok) return response
  const text = await response.text()
  const seconds = Number(response.headers.get('retry-after') ?? NaN)
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined
  throw new RefusedByService(response.status, `${response.status}: ${detailOf(text)}`, retryAfterMs)
}

/** The tenant of the token. */
export async function tenantOf(access: ServiceAccess): Promise<string> {
  const response = await askService(access, '/iam/auth/permissions')
  const { tenantId } = (await response.json()) as { tenantId: string }
  return tenantId
}

/** Why a request got no response; the actual reason is in its cause. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0])
  return cause instanceof Error ? cause.message || reasonOf(cause) : message
}

function detailOf(text: string): string {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown }
    return typeof detail === 'string' ? detail : text
  } catch {
    return text
  }
}
