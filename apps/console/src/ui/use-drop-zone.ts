import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Adds files that are dropped or pasted on the `data-drop-zone` around the element. Returns whether files are held above
 * it.
 */
export function useDropZone(inside: RefObject<HTMLElement | null>, add: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  // Before the screen is painted: a file dropped on what a user sees is never lost.
  useLayoutEffect(() => {
    const zone = inside.current?.closest<HTMLElement>('[data-drop-zone]')
    if (zone === null || zone === undefined) return undefined
    const show = (next: boolean): void => {
      setOver(next)
      zone.dataset['over'] = String(next)
    }
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      show(true)
    }
    const leave = (event: DragEvent): void => {
      if (!(event.relatedTarget instanceof Node) || !zone.contains(event.relatedTarget)) show(false)
    }
    const drop = (event: DragEvent): void => {
      show(false)
      takeFiles(event, event.dataTransfer, latest.current)
    }
    const paste = (event: ClipboardEvent): void => takeFiles(event, event.clipboardData, latest.current)
    zone.addEventListener('dragover', over)
    zone.addEventListener('dragleave', leave)
    zone.addEventListener('drop', drop)
    zone.addEventListener('paste', paste)
    return () => {
      zone.removeEventListener('dragover', over)
      zone.removeEventListener('dragleave', leave)
      zone.removeEventListener('drop', drop)
      zone.removeEventListener('paste', paste)
    }
  }, [inside])
  return isOver
}

function takeFiles(event: Event, data: DataTransfer | null, add: (files: readonly File[]) => void): void {
  const files = Array.from(data?.files ?? [])
  if (files.length === 0) return
  event.preventDefault()
  add(files)
}
