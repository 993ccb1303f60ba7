/** Builds if anything changed, and answers the folder of the built console. */
export function ensureConsoleBuilt(): Promise<string>
