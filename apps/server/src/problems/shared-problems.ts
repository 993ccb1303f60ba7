import { accessProblems } from './access-problems.data.ts'
import { fileProblems } from './file-problems.data.ts'
import { moneyProblems } from './money-problems.data.ts'
import { requestProblems } from './request-problems.data.ts'

/** The problems that any operation can return, and those that several features share. */
export const sharedProblems = { ...requestProblems, ...accessProblems, ...moneyProblems, ...fileProblems }
