export interface OpenReceivable {
  readonly entryId: string
  readonly outstanding: number
}

export interface Share {
  readonly receivableEntryId: string
  readonly amount: number
}

/** Divides an amount among receivables in their order, oldest first; `left` is what none of them needs. */
export function spread(
  amount: number,
  receivables: readonly OpenReceivable[],
): { readonly shares: Share[]; readonly left: number } {
  let left = amount
  const shares = receivables.flatMap(({ entryId, outstanding }) => {
    const share = Math.min(left, outstanding)
    left -= share
    return share === 0 ? [] : [{ receivableEntryId: entryId, amount: share }]
  })
  return { shares, left }
}
