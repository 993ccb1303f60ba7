// Finds the tests of an area: a folder of a feature or of the platform, on the server or in the console, or a test file.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './steps.mjs'

/** All test files, relative to the root. */
export function listTestFiles() {
  return ['apps', 'packages', 'tools']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .sort()
}

/** Test files in a folder with this name or path, or with this file name: `contacts`, `scenarios/console-cases`. */
export function testsOf(area, files = listTestFiles()) {
  const wanted = relative('.', area.replace(/\/+$/, '').replace(/\.test\.tsx?$/, ''))
  return files.filter((file) => {
    const path = `/${file.replace(/\.test\.tsx?$/, '')}/`
    return path.includes(`/${wanted}/`)
  })
}

/** The areas with the most similar names. */
export function closeNames(area, files = listTestFiles()) {
  const name = area.split('/').at(-1)
  const names = new Set(
    files.flatMap((file) =>
      file
        .replace(/\.test\.tsx?$/, '')
        .split('/')
        .slice(2),
    ),
  )
  return [...names]
    .map((other) => ({ other, distance: other.includes(name) ? 0 : editDistance(name, other) }))
    .filter(({ distance }) => distance <= Math.max(2, name.length / 3))
    .sort((one, other) => one.distance - other.distance || one.other.localeCompare(other.other))
    .slice(0, 5)
    .map(({ other }) => other)
}

/** How many letters have to be added, removed or replaced to turn one word into the other. */
function editDistance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1))
    row = next
  }
  return row[to.length]
}
