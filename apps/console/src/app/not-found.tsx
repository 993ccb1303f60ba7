import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'
import { shellText } from './shell.text.ts'

export function NotFound(): ReactNode {
  const t = shellText.useText()
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
