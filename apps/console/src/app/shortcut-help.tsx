import { Modal, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsText } from '../text/words.text.ts'
import { currentCommands } from '../ui/commands.ts'
import { Keys } from './command-palette.tsx'
import { createOpenState } from './open-state.ts'
import { shellText } from './shell.text.ts'

const help = createOpenState()

export function openShortcutHelp(): void {
  help.set(true)
}

/** All keyboard shortcuts of this screen. */
export function ShortcutHelp(): ReactNode {
  const t = shellText.useText()
  const tWords = wordsText.useText()
  const isOpen = help.use()
  const commands = isOpen ? currentCommands().filter(({ keys }) => keys !== undefined) : []
  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        help.set(false)
      }}
      title={t('shortcuts')}
      closeButtonProps={{ 'aria-label': tWords('close') }}
    >
      <Table>
        <Table.Tbody>
          {commands.map((command) => (
            <Table.Tr key={command.id}>
              <Table.Td>{command.label}</Table.Td>
              <Table.Td ta="right">
                <Keys command={command} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
