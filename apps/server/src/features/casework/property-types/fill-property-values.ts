import type { Backfill } from '../../../platform/jobs/backfill.ts'
import type { PropertyEntity } from './property-types.schemas.ts'
import { indexPropertiesOfMany, shareProperties } from './property-values.queries.ts'
import { propertyTexts } from './property-values.rules.ts'

/** Things from before their properties could be filtered by get what they are found by. */
export const propertyBackfills: readonly Backfill[] = (['case', 'case-voucher', 'creditor'] as const).map(backfillOf)

function backfillOf(entity: PropertyEntity): Backfill {
  return {
    name: `${entity}-properties`,
    fill: async (transaction, tenantId, page) => {
      const rows = await transaction.many(shareProperties(tenantId, entity, page))
      const values = rows.flatMap(({ entityId, properties }) =>
        propertyTexts(properties).map((text) => ({ entityId, ...text })),
      )
      if (values.length > 0) await transaction.run(indexPropertiesOfMany(tenantId, entity, values))
      return rows.map(({ entityId }) => entityId)
    },
  }
}
