import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { checksOf, type PlacementCheck } from '@adloom/domain/placements/check-placement.ts'
import { videoChecksOf } from '@adloom/domain/placements/check-video.ts'
import { placementsOf, videoRules } from '@adloom/domain/placements/placement.ts'
import { scoreOf } from '@adloom/domain/placements/score.ts'
import { claimConcerns } from '@adloom/engine/pack/claim-concerns.ts'
import { inOrder } from '@adloom/engine/pack/in-order.ts'
import { type Handlers } from '../http/call-context.ts'
import { type ServerDependencies } from './server-dependencies.ts'

/** Formats that are drawn at once; all of them would leave no room for the making of images. */
const AHEAD = 3

/** The calls of packs and checks. */
export const packHandlers = ({
  packs: { packs, ports },
  ads,
}: Pick<ServerDependencies, 'packs' | 'ads'>): Pick<Handlers, 'orderPack' | 'checkCreative' | 'checkVideo'> => ({
  orderPack: async ({ ads: ids, campaign, title, ...choices }, { owner, earlierOwners }) => {
    await ads.takeOver(earlierOwners, owner)
    const { expiresAt, ...ordered } = await packs.order({ ads: ids, campaign, title, choices }, owner)
    return { ...ordered, path: `/api/packs/${ordered.id}.zip`, expiresAt: expiresAt.toISOString() }
  },

  checkCreative: async ({ creative, layout, option: forms, from, placements: ids }, { signal }) => {
    const { headline, description, callToAction, brandName } = creative
    const option = { headline, description, callToAction, ...forms, compact: forms.compact ?? creative.compact ?? undefined }
    const language = forms.language ?? creative.language ?? undefined
    // It knows calls to action in every language, and is loaded with the first check.
    const { callLabelsIn, callOfLabel } = await import('@adloom/engine/pack/call-of-label.ts')
    const call = callOfLabel(callToAction, language)
    const concerns = from === undefined ? null : await claimConcerns({ ...option, language }, from, ports.checkCopy, signal)
    const texts = { option, brandName, call, callLabels: callLabelsIn(language), concerns }
    const byFormat = Map.groupBy(placementsOf(ids), ({ format }) => format)
    const drawings = inOrder(byFormat, AHEAD, ([format, places]) => {
      const weights = places.map(({ weight }) => weight?.most ?? null)
      return ports.finish({ creative, layout, format }, weights, signal)
    })
    const judged: ResponseOf<'checkCreative'>['placements'] = []
    for await (const [[format, places], { files }] of drawings) {
      for (const [index, placement] of places.entries()) {
        const { measured } = files[index]
        const checks = [...checksOf(placement, measured, texts)]
        const score = scoreOf(measured, option, placement)
        judged.push({ placement: placement.id, format, result: worstOf(checks), checks, score, measured })
      }
    }
    return { placements: judged }
  },

  checkVideo: async ({ url }, { signal }) => {
    const { facts } = await ports.readVideo(url, signal)
    return {
      placements: videoRules.map((rules) => {
        const checks = [...videoChecksOf(rules, facts)]
        return { placement: rules.id, result: worstOf(checks), checks }
      }),
    }
  },
})

const worstOf = (checks: readonly PlacementCheck[]): PlacementCheck['result'] =>
  (['fail', 'warn'] as const).find((worst) => checks.some(({ result }) => result === worst)) ?? 'pass'
