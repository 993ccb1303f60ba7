import { Button, Group, Modal } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode, RefObject } from 'react'
import { wordsText } from '../../../text/words.text.ts'
import { templatesText } from '../templates.text.ts'

interface GuardProps {
  readonly isOn: boolean
  /** Set just before leaving with everything saved. */
  readonly mayLeave: RefObject<boolean>
  readonly onDiscard: () => void
}

/** Asks before the user leaves the screen with unsaved changes. A reload does not ask, since it loses nothing. */
export function LeaveGuard({ isOn, mayLeave, onDiscard }: GuardProps): ReactNode {
  const t = templatesText.useText()
  const tWords = wordsText.useText()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isOn && !mayLeave.current && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const isAsking = blocker.status === 'blocked'
  return (
    <Modal
      opened={isAsking}
      onClose={() => blocker.reset?.()}
      title={t('leaveTitle')}
      closeButtonProps={{ 'aria-label': tWords('close') }}
    >
      <p>{t('leaveText')}</p>
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {t('stay')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            onDiscard()
            blocker.proceed?.()
          }}
        >
          {t('discard')}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{t('leave')}</Button>
      </Group>
    </Modal>
  )
}
