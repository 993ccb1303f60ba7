import type { QueryClient } from '@tanstack/react-query'
import { changeOf } from './refresh.rules.ts'
import { Refresher } from './refresher.ts'

const address = '/iam/changes'
/** The lock of the window with the stream, and the channel on which it tells the others. */
const name = 'fordring changes'
/** How often that window says that the stream is open; a hidden window may do so only once a minute. */
const beatMs = 15_000
/** Without a word for this long, windows ask by themselves. */
const silenceMs = 90_000
const pollMs = 30_000
/** When to try again after the service has refused the stream. */
const againMs = 30_000

/** What the window with the stream tells the others: the data of a message, or the state of the stream. */
type Word = { readonly message: string } | { readonly state: 'open' | 'reset' }

/**
 * Shows what others change while the console is open. One window of the browser has the stream and tells the others, since
 * a browser opens only a few connections to a server. Where there is no stream, lists and counts are read again
 * every half minute. Returns a function that ends it.
 */
export function followChanges(queries: QueryClient): () => void {
  const ending = new AbortController()
  const refresher = new Refresher(queries)
  const channel = new BroadcastChannel(name)
  let heardAt = 0
  const hear = (word: Word): void => {
    heardAt = performance.now()
    const change = 'message' in word ? changeOf(word.message) : undefined
    if (change !== undefined) refresher.add(change)
    if ('state' in word && word.state === 'reset') refresher.refreshAll()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    hear(data)
  })
  const say = (word: Word): void => {
    hear(word)
    channel.postMessage(word)
  }
  const polling = setInterval(() => {
    if (performance.now() - heardAt > silenceMs) refresher.refreshOverviews()
  }, pollMs)
  // Locks exist in secure contexts only; elsewhere each window asks by itself.
  if ('locks' in navigator) {
    navigator.locks
      .request(name, { signal: ending.signal }, () => holdStream(say, ending.signal))
      .catch(() => undefined)
  }
  return () => {
    ending.abort()
    clearInterval(polling)
    channel.close()
    refresher.stop()
  }
}

/** Keeps the stream open until the end of the window, and passes on what it says. */
function holdStream(say: (word: Word) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let stream = open(say, false)
    const beating = setInterval(() => {
      if (stream.readyState === EventSource.OPEN) say({ state: 'open' })
    }, beatMs)
    // A browser reconnects by itself, but not after it was refused.
    const trying = setInterval(() => {
      if (stream.readyState === EventSource.CLOSED) stream = open(say, true)
    }, againMs)
    const end = (): void => {
      clearInterval(beating)
      clearInterval(trying)
      stream.close()
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
}

/** Opens the stream. After a gap in which changes may have been missed, everything on screen is read again. */
function open(say: (word: Word) => void, isAfterGap: boolean): EventSource {
  const stream = new EventSource(address)
  stream.addEventListener('open', () => {
    say({ state: isAfterGap ? 'reset' : 'open' })
    isAfterGap = false
  })
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
    say({ message: data })
  })
  stream.addEventListener('reset', () => {
    say({ state: 'reset' })
  })
  return stream
}
