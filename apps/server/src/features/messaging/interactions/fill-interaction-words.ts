import type { Backfill } from '../../../platform/jobs/backfill.ts'
import { insertWordsOfInteractions, listInteractionTexts } from './interaction-list.queries.ts'
import { interactionWords } from './interaction-words.rules.ts'

/** Interactions from before their words were kept get them; notes and details never change, so nobody has to wait. */
export const interactionWordsBackfill: Backfill = {
  name: 'interaction-words',
  fill: async (transaction, tenantId, page) => {
    const rows = await transaction.many(listInteractionTexts(tenantId, page))
    const words = rows.flatMap((row) => interactionWords(row).map((word) => ({ id: row.interactionId, word })))
    if (words.length > 0) await transaction.run(insertWordsOfInteractions(tenantId, words))
    return rows.map(({ interactionId }) => interactionId)
  },
}
