import { type AddressInfo, createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { socketOfJoinedWrites } from './joined-writes.ts'

it('sends what is written in one turn at once, in order, and the next turn by itself', async () => {
  let received = ''
  const server = createServer((socket) => socket.on('data', (data) => (received += data.toString())))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = socketOfJoinedWrites()
  await new Promise<void>((resolve) => {
    socket.connect((server.address() as AddressInfo).port, '127.0.0.1', resolve)
  })
  const one = vi.spyOn(socket, '_write')
  const several = vi.spyOn(socket, '_writev' as '_write')

  socket.write('begin;')
  socket.write('select;')
  socket.write('commit;')
  await new Promise(setImmediate)
  expect([one.mock.calls.length, several.mock.calls.length]).toEqual([0, 1])

  socket.write('next')
  await expect.poll(() => received).toBe('begin;select;commit;next')
  expect([one.mock.calls.length, several.mock.calls.length]).toEqual([1, 1])

  socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})
