import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Cell } from './cell-values.rules.ts'
import type { ImportProblem } from './imports.schemas.ts'

export interface NewImportProblem extends ImportProblem {
  /** The cells of a refused row, with its first problem. */
  readonly cells: readonly Cell[] | null
  readonly customerReference: string | null
}

export function insertImportProblems(
  tenantId: string,
  importId: string,
  problems: readonly NewImportProblem[],
): Statement {
  return sql`
    insert into import_problems (tenant_id, import_id, import_problem_id, row_number, severity, field, message, cells, customer_reference)
    select ${tenantId}::uuid, ${importId}::uuid, p."importProblemId", p."rowNumber", p.severity, p.field, p.message, p.cells,
           p."customerReference"
    from jsonb_to_recordset(${json(problems)}::jsonb) as p (
      "importProblemId" uuid, "rowNumber" integer, severity text, field text, message jsonb, cells jsonb, "customerReference" text)
    returning true`
}

/** Forgets the problems of an earlier check. */
export function deleteImportProblems(tenantId: string, importId: string): Statement {
  return sql`delete from import_problems where tenant_id = ${tenantId}::uuid and import_id = ${importId}::uuid`
}

/** Forgets the problems of imports that ended before this time. */
export function deleteOldProblems(tenantId: string, before: Date): Statement {
  return sql`
    delete from import_problems p using imports i
    where p.tenant_id = ${tenantId}::uuid and i.tenant_id = p.tenant_id and i.import_id = p.import_id
      and i.finished_at < ${before}::timestamptz`
}

interface ProblemPage {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

/** The problems of an import in the order of its rows. */
export function listImportProblems(
  tenantId: string,
  { importId, severity }: { readonly importId: string; readonly severity: ImportProblem['severity'] | null },
  { limit, offset, after }: ProblemPage,
): Statement<ImportProblem> {
  return sql<ImportProblem>`
    select import_problem_id as "importProblemId", row_number as "rowNumber", severity, field, message
    from import_problems
    where tenant_id = ${tenantId}::uuid and import_id = ${importId}::uuid
      and (${severity}::text is null or severity = ${severity}::text)
      and (${after}::uuid is null or import_problem_id > ${after}::uuid)
    order by import_problem_id limit ${limit}::integer offset ${offset}::integer`
}

export interface RefusedRow {
  readonly lastId: string
  readonly rowNumber: number
  readonly cells: readonly Cell[]
  readonly problems: readonly {
    readonly field: string
    readonly message: { readonly en: string; readonly da: string }
  }[]
}

/** The refused rows of an import with all their problems, for the error report. */
export function listRefusedRows(
  tenantId: string,
  importId: string,
  { limit, after }: Pick<ProblemPage, 'limit' | 'after'>,
): Statement<RefusedRow> {
  return sql<RefusedRow>`
    select r.import_problem_id as "lastId", r.row_number as "rowNumber", r.cells, (
      select jsonb_agg(jsonb_build_object('field', p.field, 'message', p.message) order by p.import_problem_id)
      from import_problems p
      where p.tenant_id = r.tenant_id and p.import_id = r.import_id and p.row_number = r.row_number
        and p.severity = 'error') as problems
    from import_problems r
    where r.tenant_id = ${tenantId}::uuid and r.import_id = ${importId}::uuid and r.severity = 'error' and r.cells is not null
      and (${after}::uuid is null or r.import_problem_id > ${after}::uuid)
    order by r.import_problem_id limit ${limit}::integer`
}
