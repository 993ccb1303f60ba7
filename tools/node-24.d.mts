/** The program; undefined where it has not been fetched. */
export function findNode24(): string | undefined
