import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../api/client.ts'

/** An uploaded file that a form is going to send. */
export interface StoredFile {
  readonly fileId: string
  readonly fileName: string
  readonly size: number
}

interface Waiting {
  readonly file: File
  readonly key: string
}

interface Failed {
  readonly name: string
  readonly error: unknown
}

export interface Attachments {
  readonly files: readonly StoredFile[]
  readonly ids: string[]
  readonly waiting: readonly string[]
  readonly failed: readonly Failed[]
  /** Whether an upload is running, so that the form must not be sent yet. */
  readonly isBusy: boolean
  readonly add: (files: readonly File[]) => void
  readonly remove: (fileId: string) => void
  readonly forgetFailed: (index: number) => void
}

/**
 * The files of a form, uploaded as they are chosen, one after the other. The form keeps them with its draft, so that
 * they survive a reload.
 */
export function useAttachments(
  files: readonly StoredFile[],
  onChange: (files: readonly StoredFile[]) => void,
): Attachments {
  const [queue, setQueue] = useState<readonly Waiting[]>([])
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const started = useRef<Waiting>(undefined)
  const { mutate } = useMutation({
    mutationFn: ({ file, key }: Waiting) => {
      const body = new FormData()
      body.append('file', file)
      return client.files.create({ body }, { idempotencyKey: key })
    },
    onSuccess: ({ fileId, fileName, size }) => onChange([...files, { fileId, fileName, size }]),
    onError: (error, { file }) => setFailed((before) => [...before, { name: file.name, error }]),
    onSettled: (_stored, _error, sent) => setQueue((before) => before.filter((each) => each !== sent)),
  })
  const [next] = queue
  useEffect(() => {
    if (next === undefined || started.current === next) return
    started.current = next
    mutate(next)
  }, [next, mutate])
  return {
    files,
    ids: files.map(({ fileId }) => fileId),
    waiting: queue.map(({ file }) => file.name),
    failed,
    isBusy: queue.length > 0,
    add: (chosen) => setQueue((before) => [...before, ...chosen.map((file) => ({ file, key: crypto.randomUUID() }))]),
    remove: (fileId) => {
      onChange(files.filter((file) => file.fileId !== fileId))
      // A file that another message uses stays.
      client.files.delete({ fileId }).catch(() => undefined)
    },
    forgetFailed: (index) => setFailed((before) => before.toSpliced(index, 1)),
  }
}
