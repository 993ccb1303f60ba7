import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { uiText } from './ui.text.ts'

export function NotFound(): ReactNode {
  const t = uiText.useText()
  return (
    <EmptyState
      title={t('notFound')}
      hint={t('notFoundHint')}
      action={
        <Button component={Link} to="/" variant="default">
          {t('toCases')}
        </Button>
      }
    />
  )
}
