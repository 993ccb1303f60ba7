/** Builds if anything changed, and answers the path of the built file. */
export function ensureBuilt(): Promise<string>
