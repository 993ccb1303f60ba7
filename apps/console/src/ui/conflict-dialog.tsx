import { Button, Group, Modal, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsText } from '../text/words.text.ts'
import { uiText } from './ui.text.ts'

export interface ConflictingField {
  readonly label: string
  readonly yours: string
  readonly theirs: string
}

/** After a 412: both versions side by side, and the choice. */
export function ConflictDialog(props: {
  fields: readonly ConflictingField[] | undefined
  onKeepTheirs: () => void
  onKeepYours: () => void
}): ReactNode {
  const t = uiText.useText()
  const tWords = wordsText.useText()
  return (
    <Modal
      opened={props.fields !== undefined}
      onClose={props.onKeepTheirs}
      title={t('conflictTitle')}
      size="lg"
      closeButtonProps={{ 'aria-label': tWords('close') }}
    >
      <p>{t('conflictText')}</p>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{tWords('field')}</Table.Th>
            <Table.Th>{t('yours')}</Table.Th>
            <Table.Th>{t('theirs')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {(props.fields ?? []).map(({ label, yours, theirs }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{yours || tWords('empty')}</Table.Td>
              <Table.Td>{theirs || tWords('empty')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={props.onKeepTheirs}>
          {t('keepTheirs')}
        </Button>
        <Button onClick={props.onKeepYours}>{t('keepYours')}</Button>
      </Group>
    </Modal>
  )
}
