// Which files changed since the branch left main, and which steps they require.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, typesStep } from './steps.mjs'

const lintable = /\.tsx?$/
const formattable = /\.(ts|tsx|js|mjs|mts|json|css|html|yaml|yml)$/
/** Settings that affect the compilation of both projects. */
const settings = /^(package(-lock)?\.json|tsconfig\.json)$/

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** The commit to compare with: where this branch left main, or the last commit. */
function findBase() {
  for (const branch of ['origin/HEAD', 'origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch).trim()
    } catch {
      // There is no such branch here.
    }
  }
  return 'HEAD'
}

/** Files that are changed, committed or not, or new. */
export function changedFiles() {
  const changed = git('diff', '--name-only', '--diff-filter=d', '-z', findBase())
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set(`${changed}${untracked}`.split('\0'))].filter(
    (name) => name !== '' && existsSync(join(root, name)),
  )
}

function lintStep(files) {
  return ['lint', 'npx', ['oxlint', '--type-aware', '--no-error-on-unmatched-pattern', ...files]]
}

/** The steps that check these files: types of their projects, lint and format of the files themselves. */
export function stepsFor(files) {
  const concernsBoth = (name) => settings.test(name) || name.startsWith('packages/')
  const isConsole = (name) => name.startsWith('apps/console/')
  const typed = files.filter((name) => /\.(ts|tsx|mts|json)$/.test(name))
  const linted = files.filter((name) => lintable.test(name))
  const formatted = files.filter((name) => formattable.test(name))
  return [
    ...(linted.length > 0 ? [lintStep(linted)] : []),
    ...(typed.some((name) => concernsBoth(name) || !isConsole(name)) ? [typesStep('types', '.')] : []),
    ...(typed.some((name) => concernsBoth(name) || isConsole(name))
      ? [typesStep('types of the console', 'apps/console')]
      : []),
    ...(formatted.length > 0
      ? [['format', 'npx', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...formatted]]]
      : []),
  ]
}
