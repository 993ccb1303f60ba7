/** All test files, relative to the root. */
export function listTestFiles(): string[]
/** Test files in a folder of that name or path, or whose own name it is. */
export function testsOf(area: string, files?: readonly string[]): string[]
/** The names of areas that are nearest to a name that is none. */
export function closeNames(area: string, files?: readonly string[]): string[]
