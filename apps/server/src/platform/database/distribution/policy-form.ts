/** The functions that policies call. They check the pass of the transaction. */
const checks = '(current_tenant|current_worker|signing_in_email)'

/** Rewrites `(select current_tenant())` as PostgreSQL prints it to `current_tenant()`, which Citus accepts. */
export function withoutSubqueries(expression: string): string {
  return expression.replaceAll(new RegExp(String.raw`\( SELECT ${checks}\(\) AS \w+\)`, 'g'), '$1()')
}

/** The way back, as arguments of `regexp_replace`. */
export const callPattern = String.raw`\m${checks}\(\)`
export const subqueryReplacement = String.raw`(select \1())`

/** A condition that is true if an expression, itself an SQL expression, calls a check outside a subquery. */
export function callsOutsideSubquery(expression: string): string {
  return String.raw`replace(regexp_replace(${expression}, '\( SELECT ${checks}\(\) AS \w+\)', '', 'g'), ' ', '') ~ '${checks}\(\)'`
}
