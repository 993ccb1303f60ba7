import type { client } from '../../../../api/client.ts'
import type { Result } from '../../../../api/query.ts'

/** Where a case is in its workflow. */
export type CaseWorkflow = Result<typeof client.caseWorkflows.get>
