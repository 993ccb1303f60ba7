import { Problem } from '../../../problems/index.ts'
import type { Command } from '../../commands/command.ts'
import { entityTagOf } from './entity-tag.ts'
import type { Operation, ReadOperation, WriteOperation } from './operation.ts'
import type { Services } from '../server/services.ts'

/** Answers the version of what a write made or changed, as a read of it would; undefined where it has none. */
export type WrittenVersion = (command: Command, input: never, result: unknown) => Promise<string | undefined>

/**
 * How the version of what an operation writes is found. Mostly the answer is the resource as it is read; where it is
 * less, the resource is read in the transaction that changed it.
 */
export function writtenVersionOf(
  services: Pick<Services, 'files'>,
  operation: WriteOperation,
  operations: readonly Operation[],
): WrittenVersion {
  const reads = operations.filter((other) => other.kind === 'read')
  if (answersResource(operation, reads)) {
    return (_command, _input, result) => Promise.resolve(entityTagOf(shownOf(operation, result)))
  }
  const read = reads.find(({ path }) => path === operation.path)
  if (operation.method !== 'PATCH' || read === undefined) return () => Promise.resolve(undefined)
  return (command, input) => readVersion(services, command, read, input)
}

/** A use case may answer more than is shown. */
function shownOf({ success }: Operation, result: unknown): unknown {
  const { properties } = success.body as { properties?: Record<string, unknown> }
  if (properties === undefined || typeof result !== 'object' || result === null) return result
  return Object.fromEntries(Object.entries(result).filter(([name]) => Object.hasOwn(properties, name)))
}

/** Whether a write answers what a read of a single resource answers. */
export function answersResource({ method, path, success }: Operation, operations: readonly Operation[]): boolean {
  if (success.body === undefined) return false
  const read = operations.find((other) => other.kind === 'read' && other.success.body === success.body)
  if (method === 'POST') return success.status === 201 && read !== undefined
  // Some parts of a resource are changed by themselves and read with the whole; their answer is their only read.
  return method === 'PATCH' && (read !== undefined || !operations.some((other) => isReadAt(other, path)))
}

function isReadAt({ kind, path }: Operation, address: string): boolean {
  return kind === 'read' && path === address
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
  }
  try {
    return entityTagOf(await read.run(context, input))
  } catch (error) {
    // What was changed need not be readable by whoever changed it.
    if (error instanceof Problem) return undefined
    throw error
  }
}
