import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { type Mistake, moved, type Step } from './definition.rules.ts'
import classes from './workflows.module.css'
import { workflowsText } from './workflows.text.ts'

/** The steps in order. One is selected to edit it; buttons move and remove it. */
export function StepList(props: {
  steps: readonly Step[]
  mistakes: readonly Mistake[]
  mayWrite: boolean
  selectedId: string | undefined
  onChange: (steps: readonly Step[]) => void
  onSelect: (id: string | undefined) => void
}): ReactNode {
  const { steps, mistakes, mayWrite, selectedId, onChange, onSelect } = props
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={classes.step}
          data-wrong={mistakes.some(({ path }) => `${path}/`.startsWith(`/steps/${index}/`)) || undefined}
        >
          <UnstyledButton
            className={classes.stepName}
            aria-pressed={step.id === selectedId}
            onClick={() => onSelect(step.id === selectedId ? undefined : step.id)}
          >
            <StepName step={step} />
          </UnstyledButton>
          {mayWrite && (
            <Movers
              {...{ step, index, count: steps.length }}
              onMove={(to) => onChange(moved(steps, index, to))}
              onRemove={() => onChange(steps.filter((other) => other !== step))}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function StepName({ step }: { step: Step }): ReactNode {
  const t = workflowsText.useText()
  const detail =
    step.days === undefined ? (step.if ?? step.until ?? step.template) : wordsText.t('dayCount', { count: step.days })
  return (
    <>
      <span>{step.label ?? t(step.type)}</span>
      <span className={layout.small}>{[t(step.type), detail].filter(Boolean).join(' · ')}</span>
    </>
  )
}

function Movers(props: {
  step: Step
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}): ReactNode {
  const t = workflowsText.useText()
  const { step, index, count, onMove, onRemove } = props
  const name = step.label ?? step.id
  return (
    <span className={classes.movers}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('moveUp', { name })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('moveDown', { name })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={t('remove', { name })} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}
