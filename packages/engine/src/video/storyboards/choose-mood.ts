import { type MusicMood, musicMoods } from '@adloom/domain/video.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { type AnswerWords, matcherOf, promptWords, weigh } from './word-weights.ts'

/** Words for each mood: English ones, and those of other languages that the prompt vocabulary does not translate. */
const words: Readonly<Record<MusicMood, AnswerWords>> = {
  bright: {
    says: 'bright* fresh* vibrant* modern* clean* upbeat optimis* happy joyful cheerful sunny positive airy frisch* frohlich* frais fraiche* fresc* fris frisse vrolijk* heiter*',
    suggests: 'summer spring sun* beach lemon* juice lemonade water* sea travel bag* garden* sommer* ete verano estate verao zomer*',
  },
  calm: {
    says: 'calm* quiet* relax* slow* gentl* serene* peaceful* soothing minimal* meditat* tranquil* langsam* sanft* lent lente* doux douce* suave* lento lenta dolce* rustig* zacht* dreamy',
    suggests: 'soft* spa sleep* yoga tea pillow* bedding cream* serum* skincare lotion* soap* diffuser* bath* zen',
  },
  warm: {
    says: 'warm* cosy cozy homely rustic* heartfelt intimate nostalgi* comfort* gemutlich* chaleureu* acoge* accoglien* aconche* gezellig*',
    suggests:
      'home* autumn fall morning family kitchen natural* coffee* mug* candle* wood* bread* breakfast* ceramic* stoneware knit* wool* winter* christmas',
  },
  driving: {
    says: 'fast energ* dynamic* bold* loud futuristic neon intense epic driving techno adrenalin* schnell* rasant* rapid* rapide* veloc* snel* laut* fort forte* kraftvoll* puissan* potent* poten* krachtig*',
    suggests:
      'power* sport* run* sneaker* trainer* gym fitness tech* gaming car bike* headphone* smartwatch* drone* phone* laptop* camera* tool*',
  },
  playful: {
    says: 'playful* fun funny colorful* colourful* party silly quirky whimsical lustig* verspielt* amusant* ludique* divertid* giocos* divertent* brincalh* speels* grappig* leuk* cute',
    suggests:
      'kid kids child* toy* baby babies pet pets dog* cat cats birthday* candy sweets kinder* enfant* nino* ninos bambin* crianca* kinderen',
  },
  elegant: {
    says: 'elegan* luxur* premium refined sophisticated classy exclusive noble edel* vornehm* raffin* lujo* lusso* chique chic sofisticad* cinematic verfijnd*',
    suggests:
      'gold* silver jewel* perfume* parfum* velvet silk* watch watches ring rings necklace* wine* champagne leather* diamond* marble',
  },
}

const isMusic = matcherOf('music* musik* musique* musica* muziek* sound sounds soundtrack audio ton klang son sonido suono som geluid')
const isRefusal = matcherOf('no without not kein* ohne pas sans sin senza sem nao non geen zonder')
const isBetween = matcherOf('any background a the de d der die jede* toda alguna of')
const isSilent = matcherOf('mute muted silent silence soundless stumm* lautlos* muet* mudo silencios* silenzios* geluidloos')

/** Whether the prompt wants no sound: "no music", "without any sound", "silent". Refusing loud music does not refuse all music. */
function asksForSilence(found: readonly string[]): boolean {
  return found.some((word, at) => {
    if (isSilent(word)) return !isRefusal(found[at - 1] ?? '')
    if (!isRefusal(word)) return false
    const next = found.slice(at + 1).find((each) => !isBetween(each))
    return next !== undefined && isMusic(next)
  })
}

/** Moods that suit any product. */
const PLAIN = ['bright', 'warm', 'calm'] as const

/**
 * The music of a video: the requested mood; else what most of the prompt's words ask for, the first named of equals; else what its product suggests;
 * else one by its seed that the words do not refuse. Null: none.
 */
export function chooseMood({ sound, prompt, seed }: Pick<VideoOrder, 'sound' | 'prompt' | 'seed'>): MusicMood | null {
  if (sound === 'none' || sound === 'own') return null
  if (sound !== null) return sound
  const found = promptWords(prompt)
  if (asksForSilence(found)) return null
  const weighed = musicMoods
    .map((mood) => ({ mood, ...weigh(found, words[mood]) }))
    .map((each) => ({ ...each, score: 2 * each.requests + (each.leans ? 1 : 0) }))
    .sort((a, b) => b.score - a.score || (a.first === b.first ? 0 : a.first - b.first))
  if (weighed[0].score > 0) return weighed[0].mood
  const left = PLAIN.filter((mood) => weighed.some((each) => each.mood === mood && each.score === 0))
  return left.length === 0 ? 'bright' : left[seed % left.length]
}
