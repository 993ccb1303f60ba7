import { instant } from '../../../platform/http/schemas/schemas.ts'
import { isLaxerThan } from './contact-values.rules.ts'
import { packs, shippedVersion } from './rule-packs.data.ts'
import type { PackRow } from './rule-packs.queries.ts'
import { overlap, ratesUntil } from './rule-packs.rules.ts'
import type { EffectiveRow, RulePack } from './rule-packs.schemas.ts'

/** The packs with their rows, as they apply on a tenant that last changed its own rows at a moment. */
export function rulePackViews(rows: readonly PackRow[], changedAt: Date | null): RulePack[] {
  const version = packVersion(changedAt)
  return packs.map((pack) => {
    const own = rows.filter((row) => row.pack === pack.pack)
    const effective = own.map((row, index): EffectiveRow => ({
      ...row,
      overridden: own.slice(index + 1).some((later) => later.ruleRowId !== null && replaces(later, row)),
      isLaxer: isLaxerRow(row, own),
    }))
    const sorted = effective.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    return { ...pack, version, ratesUntil: ratesUntil(effective), rows: sorted }
  })
}

/** Whether a row of the tenant allows messages that a row of the pack it replaces does not allow. */
export function isLaxerRow(row: PackRow, rows: readonly PackRow[]): boolean {
  if (row.ruleRowId === null) return false
  return rows.some(
    (shipped) =>
      shipped.ruleRowId === null &&
      shipped.pack === row.pack &&
      replaces(row, shipped) &&
      isLaxerThan(row.rule, row.value, shipped.value),
  )
}

/** The version of the shipped rows and, if the tenant has rows of its own, the moment of their last change. */
export function packVersion(changedAt: Date | null): string {
  return changedAt === null ? String(shippedVersion) : `${shippedVersion}+${instant(changedAt)}`
}

function replaces(later: PackRow, row: Pick<PackRow, 'rule' | 'from' | 'until' | 'dueFrom' | 'dueUntil'>): boolean {
  // A row that ends on the day it begins was withdrawn.
  return later.rule === row.rule && later.from !== later.until && overlap(later, row)
}

function orderOf({ rule, from, dueFrom, ruleRowId }: EffectiveRow): string {
  return [rule, from, dueFrom ?? '', ruleRowId ?? ''].join(' ')
}
