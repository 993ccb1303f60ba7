import type { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'

export type SavedView = Result<typeof client.savedViews.list>['items'][number]
