/**
 * How tests start processes of the service. Several of them share two cores with the tests, where helper threads that
 * collect garbage in parallel mostly wait for each other.
 */
export const nodeOptions = ['--single-threaded-gc'] as const
