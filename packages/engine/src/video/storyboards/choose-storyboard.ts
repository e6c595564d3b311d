import { type VideoStoryboard, videoStoryboards } from '@adloom/domain/video.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { storyboards } from './storyboards.ts'
import { type VideoSubject } from '../timeline/timeline.ts'
import { type AnswerWords, promptWords, weigh } from './word-weights.ts'

/** Words for each storyboard: English ones, and those of other languages that the prompt vocabulary does not translate. */
const words: Readonly<Record<VideoStoryboard, AnswerWords>> = {
  reveal: {
    says: 'reveal* introduc* unveil* launch* enthull* vorstell* devoil* lanzamiento lancio lancamento onthul*',
    suggests: 'new neu* nouve* nuev* nuov* nov* nieuw*',
  },
  closeups: {
    says: 'closeup* detail* texture* macro zoom* nahaufnahme* ravvicinat* dettagl* detalhe* detalle*',
    suggests: 'knit* leather* wood* food bread* chocolate* fabric* stone* ceramic* stoneware watch watches',
  },
  editorial: {
    says: 'editorial* magazine* story lifestyle professional* magazin* revue revista rivista tijdschrift lookbook',
    suggests: 'fashion dress* shoe* bag* sofa* chair* lamp* furniture interior* jacket* coat*',
  },
  offer: {
    says: 'sale* offer* deal* discount* price* save saving* bargain* clearance promo* friday angebot* rabatt* preis* schnappchen offre* remise* solde* prix reduc* oferta* descuento* precio* rebaja* offerta* sconto* prezzo prezzi saldi desconto* preco* aanbieding* korting* prijs* uitverkoop',
    suggests: 'cheap affordable budget',
  },
  spotlight: {
    says: 'spotlight* dark* dramatic* mysterious* moody noir cinematic spotlicht* schein* projecteur* foco',
    suggests: 'night* shadow* perfume* parfum* whisky whiskey gin watch watches jewel* headphone* gaming',
  },
  facts: {
    says: 'fact facts feature* benefit* step steps spec specs explain* reasons how fakten vorteil* eigenschaft* avantage* ventaja* vantagg* vantage* caracteristica* caratteristic* voordel* kenmerk*',
    suggests: 'tech* app gadget* tool* vacuum* blender* kettle* phone* laptop* camera* speaker* headphone* serum*',
  },
  bold: {
    says: 'bold* loud* fast* energ* dynamic* vibrant* playful* fun punchy typograph* neon laut* schnell* fett* rapid* rapide* veloc* snel* audaz* audac* gewagt*',
    suggests: 'sport* sneaker* run* gym toy* kid kids candy drink* party',
  },
  quiet: {
    says: 'quiet* calm* slow* minimal* elegan* luxur* serene* simple gentl* langsam* ruhig* schlicht* lent lente* sobr* lento lenta semplic* rustig* eenvoud*',
    suggests: 'soft* spa candle* tea cream* vase* ring rings necklace* yoga',
  },
}

/** Durations that suit each storyboard best, in seconds from and to. */
const suited: Readonly<Record<VideoStoryboard, readonly [number, number]>> = {
  reveal: [1, 15],
  closeups: [4, 12],
  editorial: [5, 15],
  offer: [3, 15],
  spotlight: [4, 15],
  facts: [7, 15],
  bold: [3, 10],
  quiet: [2, 7],
}

/**
 * The storyboard when the user chose none: what most of the prompt's words ask for, the first named of equals; else one that suits the duration and
 * the content, by the seed, preferably one its product suggests. Skips those that need more time or content than there is, or are refused in the
 * prompt.
 */
export function chooseStoryboard(
  { prompt, seconds, script, seed }: Pick<VideoOrder, 'prompt' | 'seconds' | 'script' | 'seed'>,
  subject: VideoSubject,
): VideoStoryboard {
  const hasWords = script.hook !== null || script.captions.length > 0
  const isPossible = (id: VideoStoryboard): boolean =>
    storyboards[id].leastSeconds <= seconds &&
    (id !== 'offer' || script.offer !== null) &&
    (id !== 'facts' || script.captions.length >= 2) &&
    (id !== 'bold' || hasWords) &&
    (id !== 'spotlight' || subject === 'staged')
  const found = promptWords(prompt)
  // The record's keys are the ids.
  const ids = (Object.keys(videoStoryboards) as VideoStoryboard[]).filter(isPossible)
  const weighed = ids.map((id) => ({ id, ...weigh(found, words[id]) }))
  const named = weighed.filter((each) => each.requests > 0)
  named.sort((a, b) => b.requests - a.requests || Number(b.leans) - Number(a.leans) || a.first - b.first)
  if (named.length > 0) return named[0].id
  const isReduced = script.offer !== null && script.offer.before !== null
  const fitting = weighed.flatMap(({ id, requests: wish, leans }) => {
    const [from, to] = suited[id]
    if (wish < 0 || seconds < from || seconds > to) return []
    if ((id === 'offer' && !isReduced) || (id === 'spotlight' && !leans)) return []
    return leans || (id === 'offer' && isReduced) ? [id, id, id] : [id]
  })
  return fitting.length === 0 ? 'reveal' : fitting[seed % fitting.length]
}
