import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** Lets a server listen at a port that is free; gives the port. */
export async function listen(server) {
  server.listen(0)
  await once(server, 'listening')
  return server.address().port
}

/** Returns a free port for another program. */
export async function freePort() {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until another program listens at the port. */
export async function isListening(port) {
  for (;;) {
    const socket = connect(port)
    const isThere = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
