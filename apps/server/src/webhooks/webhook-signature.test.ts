import { expect, test } from 'vitest'
import { newWebhookSecret, signatureHeaders } from './webhook-signature.ts'

test('a message is signed as the reference library of the specification signs it', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', atMs: 1_614_265_330_999, body: '{"test": 2432232314}' }
  expect(signatureHeaders(message, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('secrets have the beginning and the length that the specification asks for, and are never alike', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()]
  expect(one).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(one).not.toBe(other)
})
