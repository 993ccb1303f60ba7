import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { newStep, type Step, stepTypes } from './definition.rules.ts'
import { workflowsText } from './workflows.text.ts'

/** A menu of the types of steps. */
export function AddStep({ steps, onAdd }: { steps: readonly Step[]; onAdd: (step: Step) => void }): ReactNode {
  const t = workflowsText.useText()
  return (
    <div>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
            {t('addStep')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {stepTypes.map((type) => (
            <Menu.Item key={type} onClick={() => onAdd(newStep(type, steps))}>
              {t(type)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
