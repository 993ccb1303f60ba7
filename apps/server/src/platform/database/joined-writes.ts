import { Socket } from 'node:net'

/**
 * A socket that sends everything written during one turn of the event loop at once. Statements that are sent together
 * would otherwise cost a system call each, and wake PostgreSQL for each.
 */
export function socketOfJoinedWrites(): Socket {
  const socket = new Socket()
  // Not before: connecting sets `write` back to that of the class.
  return socket.once('connect', () => {
    const write = socket.write.bind(socket)
    let isHeld = false
    const release = (): void => {
      isHeld = false
      socket.uncork()
    }
    const joined = (...args: Parameters<Socket['write']>): boolean => {
      if (!isHeld) {
        isHeld = true
        socket.cork()
        process.nextTick(release)
      }
      return write(...args)
    }
    socket.write = joined as Socket['write']
  })
}
