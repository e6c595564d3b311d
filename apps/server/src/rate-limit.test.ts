import { expect, test } from 'vitest'
import { createRateLimit, neighbourhoodOf } from './rate-limit.ts'

const threePerMinute = { requests: 3, perSeconds: 60 }

test('a burst is let through, then one request for each third of a minute', () => {
  let ms = 0
  const rates = createRateLimit(() => ms)
  const take = (): number | null => rates.take('parse', '203.0.113.7', threePerMinute)
  expect([take(), take(), take()]).toEqual([null, null, null])
  expect(take()).toBe(20)
  ms = 15_000
  expect(take()).toBe(5)
  ms = 20_000
  expect(take()).toBe(null)
  expect(take()).toBe(20)
})

test('waiting longer than the period never fills a bucket above its size', () => {
  let ms = 0
  const rates = createRateLimit(() => ms)
  rates.take('parse', 'a', threePerMinute)
  ms = 3_600_000
  const taken = Array.from({ length: 4 }, () => rates.take('parse', 'a', threePerMinute))
  expect(taken).toEqual([null, null, null, 20])
})

test('calls and addresses have buckets of their own', () => {
  const rates = createRateLimit(() => 0)
  const one = { requests: 1, perSeconds: 60 }
  expect(rates.take('parse', 'a', one)).toBe(null)
  expect(rates.take('parse', 'b', one)).toBe(null)
  expect(rates.take('upload', 'a', one)).toBe(null)
  expect(rates.take('parse', 'a', one)).toBe(60)
})

test('a token given back can be taken again', () => {
  const rates = createRateLimit(() => 0)
  const one = { requests: 1, perSeconds: 3600 }
  rates.take('lead', 'a', one)
  rates.giveBack('lead', 'a', one)
  expect(rates.take('lead', 'a', one)).toBe(null)
  expect(rates.take('lead', 'a', one)).toBe(3600)
})

test('of an IPv6 address the first 64 bits count, and a mapped IPv4 address is itself', () => {
  expect(neighbourhoodOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(neighbourhoodOf('2001:DB8::1')).toBe('2001:db8:0:0')
  expect(neighbourhoodOf('::1')).toBe('0:0:0:0')
  expect(neighbourhoodOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(neighbourhoodOf('203.0.113.7')).toBe('203.0.113.7')
})
