import { expect, test } from 'vitest'
import { endpointNames, endpoints } from '../endpoints.ts'
import { tokenScopes } from './api-token.ts'
import { scopeOf } from './call-scope.ts'

test('every call needs one scope, and all scopes are needed by some call', () => {
  expect(new Set(endpointNames.map((name) => scopeOf(endpoints[name])))).toEqual(new Set(tokenScopes))
})

test.each([
  ['listAds', 'read'],
  ['listWebhooks', 'read'],
  ['parseProduct', 'make'],
  ['createAd', 'make'],
  ['deleteAd', 'manage'],
  ['createToken', 'manage'],
  ['sendAgain', 'manage'],
  ['addPart', 'manage'],
] as const)('%s needs the scope %s', (name, scope) => {
  expect(scopeOf(endpoints[name])).toBe(scope)
})
