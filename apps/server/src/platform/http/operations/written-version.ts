import { Problem } from '../../../problems/index.ts'
import type { Command } from '../../commands/command.ts'
import { entityTagOf } from './entity-tag.ts'
import type { Operation, ReadOperation, WriteOperation } from './operation.ts'
import type { Services } from '../server/services.ts'

/** Returns the version of what a write created or changed, as its read would; undefined if it has none. */
export type WrittenVersion = (command: Command, input: never, result: unknown) => Promise<string | undefined>

/**
 * How to find the version of what an operation writes. Usually the response is the resource; if it is less, the
 * resource is read in the same transaction.
 */
export function writtenVersionOf(
  services: Pick<Services, 'files'>,
  operation: WriteOperation,
  reads: readonly ReadOperation[],
): WrittenVersion {
  if (answersResource(operation, reads)) {
    return (_command, _input, result) => Promise.resolve(entityTagOf(shownOf(operation, result)))
  }
  const read = reads.find(({ path }) => path === operation.path)
  if (operation.method !== 'PATCH' || read === undefined) return () => Promise.resolve(undefined)
  return (command, input) => readVersion(services, command, read, input)
}

/** A use case may return more members than the response has. */
function shownOf({ success }: Operation, result: unknown): unknown {
  const { properties } = success.body as { properties?: Record<string, unknown> }
  if (properties === undefined || typeof result !== 'object' || result === null) return result
  return Object.fromEntries(Object.entries(result).filter(([name]) => Object.hasOwn(properties, name)))
}

/** Whether a write returns the same resource as a read. */
export function answersResource({ method, path, success }: Operation, reads: readonly ReadOperation[]): boolean {
  if (success.body === undefined) return false
  const read = reads.find((other) => other.success.body === success.body)
  if (method === 'POST') return success.status === 201 && read !== undefined
  // Some parts of a resource are changed separately but read with the whole, so the response is their only
  // representation.
  return method === 'PATCH' && (read !== undefined || !reads.some((other) => other.path === path))
}

async function readVersion(
  { files }: Pick<Services, 'files'>,
  { tenantId, principal, now, transaction }: Command,
  read: ReadOperation,
  input: never,
): Promise<string | undefined> {
  const context = {
    ...{ tenantId, principal, now, files, lastEventId: undefined },
    read: transaction.many.bind(transaction),
    readWithin: () => Promise.reject(new Error('A written resource is read alone, within its transaction.')),
  }
  try {
    return entityTagOf(await read.run(context, input))
  } catch (error) {
    // The caller may be allowed to change a resource but not to read it.
    if (error instanceof Problem) return undefined
    throw error
  }
}
