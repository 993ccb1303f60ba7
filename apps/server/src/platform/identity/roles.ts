/** What a person on a tenant may be, from the least to the most trusted. */
export const roles = ['alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin'] as const

export type Role = (typeof roles)[number]

/** Whether someone of this role may do what the other role at least is needed for. */
export function isAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}

/** The roles that the given one ranks at or above, for comparing in SQL. */
export function rolesUpTo(role: Role): readonly Role[] {
  return roles.slice(0, roles.indexOf(role) + 1)
}
