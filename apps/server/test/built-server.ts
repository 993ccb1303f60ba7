import { ensureBuilt } from '../bin/build.mjs'

/** Rendering workers start from a built file, so it has to be up to date before tests use them. */
export default async function setup(): Promise<void> {
  await ensureBuilt()
}
