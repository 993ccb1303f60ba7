interface DatabaseFailure {
  readonly constraint?: unknown
  readonly message: string
}

/**
 * The constraint that an error reports. On a cluster, it is that of a shard, whose name ends in a number, and Citus passes
 * on only the message of the node.
 */
export function constraintOf({ constraint, message }: DatabaseFailure): string | undefined {
  const reported =
    typeof constraint === 'string' ? constraint : /violates \w+(?: \w+)? constraint "(\w+)"/.exec(message)?.[1]
  return reported?.replace(/_\d{6,}$/, '')
}
