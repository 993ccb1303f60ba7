/** Builds server and console and writes everything that the service needs into a new folder. */
export function writeArtefact(folder: string): Promise<void>
