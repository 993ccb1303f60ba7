import { useTimeout } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Becomes true once a row has been on screen for a moment, so that one that is only scrolled past reads nothing. */
export function useStill(): boolean {
  const [isStill, setIsStill] = useState(false)
  const { start, clear } = useTimeout(() => setIsStill(true), 80)
  useEffect(() => {
    start()
    return clear
  }, [start, clear])
  return isStill
}
