// The least that Node's HTTP server does for an answer like that of `GET /api/health`: the baseline of `bench/server.ts`.
import { createServer } from 'node:http'

const body = JSON.stringify({
  status: 'ok',
  version: '0.1.0',
  engines: { copy: 'studio', background: 'studio', category: 'studio', video: 'studio' },
})
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null) console.log(`http://127.0.0.1:${address.port}`)
})
