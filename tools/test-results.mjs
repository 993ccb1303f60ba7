// What the reports of a test run mean: how many tests passed and failed, and which files deserve a second run.

/** More broken files than this are no accident of a busy machine. */
const repeatedFilesMax = 4

/**
 * The files to run again: tests share the machine with a database, servers and browsers, which may delay them beyond any
 * timeout. None if so many failed that the change must be the reason.
 */
export function filesToRepeat({ files, unhandledErrors }) {
  const broken = files.filter(isBroken)
  return unhandledErrors === 0 && broken.length <= repeatedFilesMax ? broken : []
}

const isBroken = ({ status }) => status === 'failed'

/** Adds up the results of a run, and of the second run of its broken files if there was one. */
export function addUp(first, second) {
  const isExcused = second?.isGreen === true
  const files = isExcused ? [...first.files.filter((file) => !isBroken(file)), ...second.files] : first.files
  const sum = (count) => files.reduce((total, file) => total + count(file), 0)
  const failures = files.flatMap(failuresOf)
  const isUnexplained = !first.isGreen && !isExcused && failures.length === 0
  if (isUnexplained) failures.push('tests: an error outside of any test, see above')
  return {
    passed: sum((file) => withStatus(file, 'passed').length),
    failed: sum(failedIn) + (isUnexplained ? 1 : 0),
    rowCount: sum((file) => file.tests.reduce((total, { meta }) => total + (meta?.rowCount ?? 0), 0)),
    failures,
    unstable: isExcused ? first.files.flatMap(failuresOf) : [],
  }
}

const withStatus = ({ tests }, wanted) => tests.filter(({ status }) => status === wanted)

/** A file that does not load has no tests, and tests whose hook fails are skipped: none of them is reported as failed. */
function failedIn(file) {
  return isBroken(file) ? Math.max(1, withStatus(file, 'failed').length + withStatus(file, 'skipped').length) : 0
}

function failuresOf(file) {
  if (!isBroken(file)) return []
  const skipped = withStatus(file, 'skipped').length
  return [
    ...(file.message === '' ? [] : [`${file.name}\n${file.message}`]),
    ...withStatus(file, 'failed').map((test) => `${file.name} > ${test.fullName}\n${test.message}`),
    ...(skipped > 0 ? [`${file.name}: ${skipped} tests did not run; the reason is above`] : []),
  ]
}
