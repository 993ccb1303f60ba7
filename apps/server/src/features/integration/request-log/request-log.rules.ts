import { type Role, roles } from '../../../platform/identity/roles.ts'
import { isUuid } from '../../../platform/ids.ts'

/** How much of a body is stored. */
export const bodyBytesMax = 4 * 1024
/** Larger bodies are not inspected: removing the secrets from a large response would cost more than the response. */
export const readBytesMax = 64 * 1024
const objectIdsMax = 20

const redacted = '[redacted]'

/** Members whose value is a secret, at any depth. */
const secretNames = new Set(
  [
    ...['password', 'currentPassword', 'newPassword', 'passwordHash', 'secret', 'secrets', 'token', 'accessToken'],
    ...['recoveryCode', 'recoveryCodes', 'authorization', 'cookie'],
    ...['cpr', 'cprNumber', 'ssn', 'personalNumber'],
  ].map((name) => name.toLowerCase()),
)
/** Addresses that give access to anyone who has them. */
const SECRET_ADDRESS = /\/d\/[\w-]{16,}|\/set-password#[\w-]+|[?&#](?:token|secret|password)=[^&\s"]+/gi
/** Ten digits that start like a date: the form of a CPR number. Ids and longer numbers do not match. */
const CPR = /(?<![\w-])\d{2}(?:0[1-9]|1[0-2])\d{2}[- ]?\d{4}(?![\w-])/g

/**
 * A body is inspected member by member if it has members that are secrets, contain files or decide who may see it, or
 * escapes, which can conceal a number or an address.
 */
const INSPECTED = new RegExp(
  String.raw`\\|"(?:${[...secretNames, 'content', 'minVisibilityRole', 'hiddenPermissionLevel'].join('|')})"`,
  'i',
)
/** A number or an address that begins within the stored part is recognised within this many further characters. */
const matchLength = 100

/** A text without CPR numbers and secret addresses. */
export function redactText(text: string): string {
  return text.replaceAll(CPR, redacted).replaceAll(SECRET_ADDRESS, redacted)
}

/** A body as the log stores it: JSON without secrets, file contents and CPR numbers, truncated to 4 KiB. */
export function redactBody(
  body: unknown,
  notice: (name: string, value: unknown) => void = () => undefined,
): string | null {
  if (body === undefined || body === null) return null
  return cutOff(
    JSON.stringify(body, (name, value: unknown) => {
      notice(name, value)
      return redactMember(name, value)
    }),
  )
}

/**
 * JSON as the log stores it, without reading it: undefined if it has to be inspected. Most responses have nothing to hide,
 * and reading and writing them again would cost as much as the response.
 */
export function keptAsItIs(text: string): string | undefined {
  if (INSPECTED.test(text)) return undefined
  const start = text.slice(0, bodyBytesMax + matchLength)
  return redactText(start) === start ? cutOff(text.slice(0, bodyBytesMax + 1)) : undefined
}

/**
 * Finds the lowest role that may see a request: that of its caller, or that required by its content if it is higher.
 */
export class Visibility {
  #rank: number

  constructor(caller: Role) {
    this.#rank = roles.indexOf(caller)
  }

  /** Takes a member of a body into account. */
  notice(name: string, value: unknown): void {
    if (name !== 'minVisibilityRole' && name !== 'hiddenPermissionLevel') return
    const rank = roles.findIndex((role) => role === value)
    // What is hidden from a role is visible to the roles above it.
    if (rank !== -1) this.#rank = Math.max(this.#rank, name === 'minVisibilityRole' ? rank : rank + 1)
  }

  get from(): Role | 'nobody' {
    return roles[this.#rank] ?? 'nobody'
  }
}

function redactMember(name: string, value: unknown): unknown {
  if (value === null || typeof value === 'boolean') return value
  if (secretNames.has(name.toLowerCase())) return redacted
  if (typeof value === 'number') return isCpr(String(value)) ? redacted : value
  if (typeof value !== 'string') return value
  return name === 'content' ? `[a file of ${value.length} characters]` : redactText(value)
}

function isCpr(text: string): boolean {
  return text.search(CPR) === 0
}

/** Truncated by bytes, since the column is limited in bytes, and never within a character. */
function cutOff(text: string): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= bodyBytesMax) return text
  const keptBytes = bodyBytesMax - Buffer.byteLength(' …')
  return `${new TextDecoder().decode(bytes.subarray(0, keptBytes), { stream: true })} …`
}

/** The ids in the path, the query and the first level of the bodies, without duplicates. */
export function objectIdsOf(tenantId: string, ...parts: unknown[]): string[] {
  const ids = new Set<string>()
  for (const part of parts) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue
    for (const value of Object.values(part).flat()) {
      if (typeof value === 'string' && isUuid(value)) ids.add(value.toLowerCase())
    }
  }
  ids.delete(tenantId)
  return [...ids].slice(0, objectIdsMax)
}
