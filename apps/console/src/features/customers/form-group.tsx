import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { wordsText } from '../../text/words.text.ts'
import classes from './customers.module.css'

/**
 * One of several similar groups of fields, such as the people of a customer, with a heading and a remove button. A
 * single one needs neither.
 */
export function FormGroup(props: {
  name: string
  isAlone: boolean
  onRemove: () => void
  children: ReactNode
}): ReactNode {
  const t = wordsText.useText()
  const id = useId()
  if (props.isAlone) return props.children
  return (
    <div role="group" aria-labelledby={id} className={classes.group}>
      <div className={classes.bar}>
        <h3 id={id}>{props.name}</h3>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('removeNamed', { name: props.name })}
          onClick={props.onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      {props.children}
    </div>
  )
}
