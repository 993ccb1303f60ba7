import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { addUser } from './create-user.ts'

export const exampleIds = {
  adminUserId: demoId('admin'),
  caseworkerUserId: demoId('caseworker'),
  /** A caseworker who has not chosen a password yet. */
  invitedUserId: demoId('caseworker 2'),
  clientUserId: demoId('client'),
} as const

const users = [
  ['admin', 'Anna Holm', 'anna@nordisk-inkasso.example', 'admin'],
  ['caseworker', 'Mikkel Sørensen', 'mikkel@nordisk-inkasso.example', 'caseworker'],
  ['caseworker 2', 'Fatima El-Sayed', 'fatima@nordisk-inkasso.example', 'caseworker'],
  ['client', 'Jens Kyst', 'jens@nordkyst.example', 'client'],
] as const

export const demo: DemoSteps = {
  users: async (run) => {
    for (const [step, name, email, role] of users)
      await run.setUp(step, (command) => addUser(command, { name, email, role }))
  },
}
