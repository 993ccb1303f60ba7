import { useEffect, useState } from 'react'

/** The address of downloaded content for this page; undefined until it is there. */
export function useObjectUrl(data: unknown): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!(data instanceof Blob)) return undefined
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return url
}
