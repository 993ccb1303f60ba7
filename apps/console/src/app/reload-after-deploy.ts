const place = 'reloaded at'
/** A second failure this soon after a reload is not due to a deploy, and is shown. */
const againMs = 60_000

/** Reloads the console once if a part of it is missing, as after a deploy. Drafts and the address are kept. */
export function reloadAfterDeploy(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    const last = Number(globalThis.sessionStorage.getItem(place) ?? 0)
    if (Date.now() - last < againMs) return
    event.preventDefault()
    globalThis.sessionStorage.setItem(place, String(Date.now()))
    globalThis.location.reload()
  })
}
