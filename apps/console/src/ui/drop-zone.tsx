import { Button, FileButton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import classes from './ui.module.css'
import { useDropZone } from './use-drop-zone.ts'

/** A place to drop or paste files on, with a button to choose them. */
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
  const zone = useRef<HTMLDivElement>(null)
  useDropZone(zone, (files) => onFiles(isMultiple ? files : files.slice(0, 1)))
  const choose = (chosen: File | File[] | null): void => onFiles(chosen === null ? [] : [chosen].flat())
  return (
    <div ref={zone} className={classes.drop} data-drop-zone>
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
