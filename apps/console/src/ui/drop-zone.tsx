import { Button, FileButton } from '@mantine/core'
import { type DragEvent, type ReactNode, useState } from 'react'
import classes from './ui.module.css'

/** A place to drop files on, with a button to choose them. */
export function DropZone(props: {
  text: string
  label: string
  /** The extensions that can be chosen, separated by commas. */
  accept: string
  isMultiple?: boolean
  isPending?: boolean
  onFiles: (files: readonly File[]) => void
}): ReactNode {
  const { text, label, accept, isMultiple = false, isPending = false, onFiles } = props
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const files = Array.from(event.dataTransfer.files)
    onFiles(isMultiple ? files : files.slice(0, 1))
  }
  const choose = (chosen: File | File[] | null): void => onFiles(chosen === null ? [] : [chosen].flat())
  return (
    <div
      className={classes.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{text}</p>
      <FileButton multiple={isMultiple} accept={accept} onChange={choose} inputProps={{ 'aria-label': label }}>
        {(button) => (
          <Button {...button} loading={isPending} variant="default">
            {label}
          </Button>
        )}
      </FileButton>
    </div>
  )
}
