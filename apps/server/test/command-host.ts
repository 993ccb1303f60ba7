import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { serverFolder } from '../src/platform/server-folder.ts'
import { nodeOptions } from './node-options.ts'

export interface EndedCommand {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** The process of command-host.mjs, one for all files of a worker. */
export class CommandHost {
  static #shared: CommandHost | undefined
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, (result: EndedCommand) => void>()
  #count = 0

  private constructor() {
    this.#child = fork(join(serverFolder, 'test/command-host.mjs'), { execArgv: [...nodeOptions], stdio: 'ignore' })
    this.#child.on('message', ({ id, result }: { id: number; result: EndedCommand }) => {
      this.#waiting.get(id)?.(result)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#letWorkerEnd()
    })
    this.#child.once('exit', (code) => {
      CommandHost.#shared = undefined
      const result = { code: 1, stdout: '', stderr: `The process of the commands ended with ${String(code)}.` }
      for (const settle of this.#waiting.values()) settle(result)
    })
    this.#letWorkerEnd()
  }

  static get shared(): CommandHost {
    return (this.#shared ??= new CommandHost())
  }

  run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<EndedCommand> {
    const id = this.#count++
    this.#child.ref()
    this.#child.channel?.ref()
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#child.send({ id, command: { args, env } })
    })
  }

  /** It ends with the worker that started it, and does not keep the worker from ending. */
  #letWorkerEnd(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }
}
