import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFound } from '../../../problems/index.ts'
import { importRuleRows } from './import-rule-rows.ts'
import { rulePackViews } from './rule-packs-view.ts'
import { findLastRuleChange, listPackRows } from './rule-packs.queries.ts'
import {
  ImportedRules,
  RuleImport,
  RulePack,
  RulePackListQuery,
  RulePackParams,
  RulePackSummary,
} from './rule-packs.schemas.ts'
import { ruleRowOperations } from './rule-rows.registry.ts'
import { message } from './rule-packs.problems.ts'

const tag = 'Rule packs'

export const rulePackOperations = [
  readOperation({
    id: 'list-rule-packs',
    method: 'GET',
    path: '/v1/{tenantId}/rule-packs',
    scope: 'read:rule-packs',
    tag,
    summary: 'List rule packs',
    description:
      'The rule packs: the law of Denmark, Norway and Sweden for consumers and businesses. A case follows the pack of the creditor’s country and the kind of customer, unless another one is chosen on the case.',
    query: RulePackListQuery,
    success: { status: 200, description: 'One page of rule packs.', body: Page(RulePackSummary) },
    problems: [],
    run: async ({ tenantId, read }, { query }) => {
      const [rows, [change]] = await Promise.all([
        read(listPackRows(tenantId, null)),
        read(findLastRuleChange(tenantId)),
      ])
      const { limit, offset } = pageBounds(query)
      return pageOf(query, rulePackViews(rows, change?.changedAt ?? null).slice(offset, offset + limit))
    },
  }),
  readOperation({
    id: 'get-rule-pack',
    method: 'GET',
    path: '/v1/{tenantId}/rule-packs/{pack}',
    scope: 'read:rule-packs',
    tag,
    summary: 'Get a rule pack',
    description:
      'Every row of a rule pack with its period and source: those of the release, and those of the tenant, which replace them. `reviewed` is false until a lawyer has compared a row with the primary text.',
    params: RulePackParams,
    success: { status: 200, description: 'The rule pack.', body: RulePack },
    problems: [],
    example: { params: { pack: 'dk-consumer' } },
    run: async ({ tenantId, read }, { params: { pack } }) => {
      const [rows, [change]] = await Promise.all([
        read(listPackRows(tenantId, pack)),
        read(findLastRuleChange(tenantId)),
      ])
      const views = rulePackViews(rows, change?.changedAt ?? null)
      return requireFound(
        views.find((view) => view.pack === pack),
        message('There is no such row.'),
      )
    },
  }),
  ...ruleRowOperations,
  writeOperation({
    id: 'import-rule-rows',
    method: 'POST',
    path: '/v1/{tenantId}/rule-rows/import',
    scope: 'write:rule-packs',
    role: 'admin',
    tag,
    summary: 'Import rule rows from CSV',
    description:
      'Adds every row of a CSV file, or none if one of them is invalid. Errors name the line, such as `/csv/2/value`.',
    body: RuleImport,
    success: { status: 200, description: 'The rows that were added.', body: ImportedRules },
    events: ['rule-rows.create'],
    problems: ['rule-override-incomplete'],
    example: {
      body: { csv: 'pack,rule,from,value,source\ndk-business,statutory-rate,2027-01-01,0.1025,Nationalbanken' },
    },
    run: (command, { body }) => importRuleRows(command, body),
  }),
]
