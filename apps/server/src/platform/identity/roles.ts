/** The roles of a user, from the least to the most trusted. */
export const roles = ['alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin'] as const

export type Role = (typeof roles)[number]

/** Whether a role is the needed one or higher. */
export function isAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}

/** The roles up to the given one, for comparing in SQL. */
export function rolesUpTo(role: Role): readonly Role[] {
  return roles.slice(0, roles.indexOf(role) + 1)
}
