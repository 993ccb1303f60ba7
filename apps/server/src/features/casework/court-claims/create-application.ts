import type { Command } from '../../../platform/commands/command.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { requireFirst } from '../../../problems/index.ts'
import { addFiles, type KeptFile } from '../../messaging/files/index.ts'
import { setLetter } from '../../messaging/letters/index.ts'
import { findTemplateByHandle, gatherTemplateData } from '../../messaging/templates/index.ts'
import { type ClaimedAmounts, findCourtClaim, setApplication } from './court-claims.queries.ts'
import { message, problem } from './court-claims.problems.ts'
import type { CourtClaim } from './court-claims.schemas.ts'
import { announceChange, holdCourtClaim } from './hold-court-claim.ts'
import { claimedAmounts } from './prepare-court-claim.ts'

const handle = 'payment-order'
/** Danish courts are addressed in Danish, whatever the debtor speaks. */
const languages = ['da']

/** The rendered application of a claim, with the amounts that are in it. */
export interface PreparedApplication {
  readonly file: KeptFile
  readonly claimed: ClaimedAmounts
}

/** Renders the details for the application as a PDF, outside any transaction. */
export async function prepareApplication(context: PrepareContext, courtClaimId: string): Promise<PreparedApplication> {
  const { tenantId, tenant, read } = context
  const missing = message('There is no such court claim.')
  const { caseId, court } = requireFirst(await read(findCourtClaim(tenantId, courtClaimId)), missing)
  const [template] = await read(
    findTemplateByHandle(tenantId, { kind: 'letter', handle }, [...languages, tenant.language]),
  )
  if (template === undefined)
    throw problem('court-claim-not-possible', message('There is no letter template with the handle {0}.', handle))
  const { kind, language, subject, body } = template
  const recipient = { name: court ?? '', addressLines: [], isDebtor: false, isRepresentative: false }
  const { data } = await gatherTemplateData(context, { caseId, userId: null, deadline: undefined, recipient })
  const { file } = await setLetter(context, { kind, language, subject, body }, data)
  return { file: await context.keepFile(file), claimed: claimedAmounts(data) }
}

/** Stores a rendered application; what it claims is what the claim claims. */
export async function createApplication(
  command: Command,
  courtClaimId: string,
  { file, claimed }: PreparedApplication,
): Promise<CourtClaim> {
  const before = await holdCourtClaim(command, courtClaimId)
  if (before.state !== 'PREPARED')
    throw problem('court-claim-state', message('The application can be created until the claim is filed.'))
  if (claimed.principal <= 0) throw problem('court-claim-not-possible', message('No principal is outstanding.'))
  await addFiles(command, [file])
  await command.transaction.run(setApplication(command.tenantId, courtClaimId, { ...claimed, fileId: file.fileId }))
  return announceChange(command, 'court-claims.update', before)
}
