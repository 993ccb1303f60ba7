import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createToken } from './create-token.ts'

export const exampleIds = { tokenId: demoId('integration') } as const

export const demo: DemoSteps = {
  /** A token that nobody has: its text is discarded, and the list of tokens has something to show. */
  registries: async (run) => {
    const scopes = ['read:cases', 'write:cases', 'write:interactions.create']
    const token = { name: 'Webshop', scopes, expiresAt: null, grantable: new Set(scopes) }
    await run.setUp('integration', async (command) => {
      const { tokenId } = await createToken(command, token)
      return { tokenId }
    })
  },
}
