// A real provider of OpenID Connect in a process of its own: with the callback address as its argument it prints its own. Its sign-in form
// takes any password; the address of a user is their name at shop.example, and that of `mallory` is not verified.
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

const [callback] = process.argv.slice(2)
const server = createServer((request, reply) => provider.callback()(request, reply))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const issuer = `http://localhost:${server.address().port}`
const provider = new Provider(issuer, {
  clients: [{ client_id: 'adloom', client_secret: 'a secret of the provider', redirect_uris: [callback] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  cookies: { keys: ['key of the test'] },
  findAccount: (_, id) => ({
    accountId: id,
    claims: () => ({ sub: id, name: id, email: `${id}@shop.example`, email_verified: id !== 'mallory' }),
  }),
})
console.log(issuer)
