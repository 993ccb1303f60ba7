import { useNavigate } from '@tanstack/react-router'
import { type ChangeEventHandler, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import classes from './row-parts.module.css'

/*
 * A list mounts dozens of rows in a single frame while it is scrolled. These parts do what those of the libraries do,
 * without their cost: the link of the router compares itself with every change of the address, and the checkbox of
 * Mantine is six elements.
 */

/** A link to another screen, for the rows of a list. */
export function RowLink(props: { to: string; title?: string; onFollow?: () => void; children: ReactNode }): ReactNode {
  const navigate = useNavigate()
  const follow = (event: MouseEvent): void => {
    props.onFollow?.()
    // Another window, or a download: the browser does that.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ to: props.to })
  }
  return (
    <a href={props.to} title={props.title} onClick={follow}>
      {props.children}
    </a>
  )
}

/** The checkbox of a row, or of all rows. */
export function RowCheckbox(props: {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onClick?: (event: MouseEvent) => void
  onChange?: ChangeEventHandler<HTMLInputElement>
}): ReactNode {
  const { isMixed = false } = props
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <input
      ref={box}
      type="checkbox"
      className={classes.checkbox}
      aria-label={props.label}
      checked={props.isChecked}
      onClick={props.onClick}
      onChange={props.onChange ?? (() => undefined)}
    />
  )
}
