import { type Angle, type CallToAction, type CopyRequest } from '@adloom/domain/copy.ts'
import { priceTexts } from './price-text.ts'
import { type Subject } from './subject.ts'

const sellingCalls: readonly CallToAction[] = ['SHOP_NOW', 'LEARN_MORE', 'SEE_MORE', 'BUY_NOW']
const lookingCalls: readonly CallToAction[] = ['LEARN_MORE', 'SEE_MORE', 'SHOP_NOW']

const callsByAngle: Readonly<Record<Angle, readonly CallToAction[]>> = {
  offer: ['SHOP_NOW', 'BUY_NOW', 'SEE_MORE'],
  proof: sellingCalls,
  benefit: sellingCalls,
  problem: sellingCalls,
  audience: ['SHOP_NOW', 'SEE_MORE', 'LEARN_MORE'],
  season: sellingCalls,
  brand: ['SHOP_NOW', 'SEE_MORE', 'LEARN_MORE'],
  feature: lookingCalls,
  question: lookingCalls,
  'how-to': lookingCalls,
}

/** Calls to action for an angle, best first. Excludes buying what is not for sale, and "Get offer" without an offer. */
export function callsOf(angle: Angle, { facts }: CopyRequest, subject: Subject): readonly CallToAction[] {
  const isSoldOut = facts?.availability === 'out-of-stock' || facts?.availability === 'discontinued'
  if (isSoldOut || subject.group === 'service') return ['LEARN_MORE', 'SEE_MORE']
  const calls = callsByAngle[angle]
  if (angle !== 'offer') return calls
  const price = priceTexts(facts?.price)
  if (price !== null && price.percent !== null) return ['GET_OFFER', ...calls]
  return ['food', 'drink'].includes(subject.group) ? ['ORDER_NOW', ...calls] : calls
}
