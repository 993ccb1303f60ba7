import { exists } from './cluster-folder.ts'
import { ensureRunning, stopIfLast, stopProcess, takeOver, type RunningServer } from './ensure-running.ts'
import { isServerProcess } from './find-server.ts'
import { readLivingOwner } from './owner.ts'
import { errorMessage } from './problem.ts'
import type { ServerPlan } from './server-plan.ts'
import { applicationUrl, socketUrl } from './server-session.ts'
import { withStartLock } from './start-lock.ts'

export interface EmbeddedDatabase {
  /** Where any program on this machine can connect: login role "fordring", database "fordring", SCRAM password. */
  readonly url: string
  /** Where the service connects: the socket file of the server, if it has one. */
  readonly serviceUrl: string
  /** False while the server is down and being restarted. */
  isUp(): boolean
  /** Stops the server if this process started it or took it over; otherwise only disconnects. */
  stop(): Promise<void>
}

const watchPollMs = 250
/** How long a process that does not own the server waits for its owner to restart it. */
const ownersHeadStartMs = 1_000
const backOffMs = [0, 250, 500, 1_000, 2_000, 5_000, 10_000]
/** A server that ran for this long did not die because of its start: reset the back-off. */
const steadyMs = 10_000

/** Supervises the server for one user of it, and restarts it when it dies. */
export class Supervisor implements EmbeddedDatabase {
  readonly #plan: ServerPlan
  readonly #abort = new AbortController()
  readonly #watching: Promise<void>
  #server: RunningServer
  #isUp = true
  #wake: () => void = () => undefined
  #stopped: Promise<void> | undefined

  constructor(plan: ServerPlan, server: RunningServer) {
    this.#plan = plan
    this.#server = server
    this.#follow(server)
    this.#watching = this.#watch()
  }

  get url(): string {
    return applicationUrl(this.#server.port, this.#plan.credentials)
  }

  get serviceUrl(): string {
    const { port, socketFolder } = this.#server
    return socketFolder === undefined ? this.url : socketUrl(port, this.#plan.credentials, socketFolder)
  }

  isUp(): boolean {
    return this.#isUp
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#letGo()
    return this.#stopped
  }

  #isStopping(): boolean {
    return this.#abort.signal.aborted
  }

  async #letGo(): Promise<void> {
    this.#abort.abort()
    this.#wake()
    await this.#watching
    this.#isUp = false
    const { lockFolder, log } = this.#plan
    if (await exists(lockFolder)) await withStartLock(lockFolder, log, () => stopIfLast(this.#plan))
    // Someone deleted the data folder of a running server, and the owner records with it.
    else if (this.#server.isOwned && (await this.#isServing())) await stopProcess(this.#server.pid)
  }

  /** The exit of a child is known at once; the death of another process's server is noticed at the next check. */
  #follow(server: RunningServer): void {
    this.#server = server
    server.child?.once('exit', () => {
      if (this.#server.pid !== server.pid) return
      this.#isUp = false
      this.#wake()
    })
    this.#isUp = true
  }

  async #watch(): Promise<void> {
    let failures = 0
    while (!this.#isStopping()) {
      const begin = Date.now()
      await this.#untilDown()
      if (this.#isStopping()) return
      this.#isUp = false
      if (Date.now() - begin > steadyMs) failures = 0
      this.#plan.log('The embedded database went down and is being restarted.')
      failures = await this.#bringBack(failures)
    }
  }

  async #untilDown(): Promise<void> {
    while (!this.#isStopping() && (await this.#isServing())) {
      if (!this.#server.isOwned) await this.#takeOverIfAbandoned()
      await this.#pause(watchPollMs)
    }
  }

  async #bringBack(failuresBefore: number): Promise<number> {
    let failures = failuresBefore
    if (await this.#hasOtherOwner()) await this.#pause(ownersHeadStartMs)
    while (!this.#isStopping()) {
      await this.#pause(backOffMs[Math.min(failures, backOffMs.length - 1)] ?? 0)
      failures++
      try {
        await this.#restart()
        return failures
      } catch (error) {
        if (!this.#isStopping()) this.#plan.log(`Restarting it failed: ${errorMessage(error)}`)
      }
    }
    return failures
  }

  async #restart(): Promise<void> {
    const { lockFolder, log } = this.#plan
    const options = { port: this.#server.port, signal: this.#abort.signal }
    this.#follow(await withStartLock(lockFolder, log, () => ensureRunning(this.#plan, options)))
    log('The embedded database is up again.')
  }

  async #takeOverIfAbandoned(): Promise<void> {
    if (await this.#hasOtherOwner()) return
    try {
      const isOwned = await withStartLock(this.#plan.lockFolder, this.#plan.log, () => takeOver(this.#plan))
      this.#server = { ...this.#server, isOwned }
    } catch (error) {
      this.#plan.log(`Taking over the embedded database failed: ${errorMessage(error)}`)
    }
  }

  async #hasOtherOwner(): Promise<boolean> {
    const owner = await readLivingOwner(this.#plan.cluster.owner).catch(() => undefined)
    return owner !== undefined && owner.id !== this.#plan.user.id
  }

  #isServing(): Promise<boolean> {
    return isServerProcess(this.#server.pid, this.#plan.cluster)
  }

  /** Ends early on #wake(), and does not keep the process alive. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isStopping()) {
        resolve()
        return
      }
      const timer = setTimeout(resolve, ms)
      timer.unref()
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
