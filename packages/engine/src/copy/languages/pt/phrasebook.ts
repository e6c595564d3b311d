import { portugueseAudience } from './audience-phrases.ts'
import { portugueseClaims } from './claims.ts'
import { portugueseFactLines } from './fact-lines.ts'
import { portugueseFacts } from './facts.ts'
import { portugueseGrammar } from './grammar.ts'
import { homePhrases } from './home-phrases.ts'
import { livingPhrases } from './living-phrases.ts'
import { portugueseOtherNouns } from './more-nouns.ts'
import { portugueseNouns } from './nouns.ts'
import { portugueseReading } from './reading.ts'
import { techPhrases } from './tech-phrases.ts'
import { portugueseTones } from './tones.ts'
import { wornPhrases } from './worn-phrases.ts'
import { type Phrasebook } from '../phrasebook.ts'

const word = (alternatives: string, flags = 'iu'): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags)

/** Portuguese in the third person, in words that Portugal and Brazil share; where none is shared, Portugal's. */
export const portuguese: Phrasebook = {
  language: 'pt',
  grammar: portugueseGrammar,
  groups: { ...homePhrases, ...techPhrases, ...wornPhrases, ...livingPhrases },
  feature: [
    ['{headFact}', ''],
    ['{headFact}. {fact2}.', '{Own}.'],
    ['{ownName}', ''],
  ],
  look: [
    ['O que se vê', 'Nem mais, nem menos: {the}.'],
    ['Uma linha chega', '{Own}. Era esta a linha.'],
    ['Hoje, sem adjetivos', 'Só {the}.'],
  ],
  offer: [
    ['Menos {percent}: {ownName}', 'Agora {price} em vez de {before}.'],
    ['Agora {price}, antes {before}', 'São {saving} a menos {byThe}.'],
    ['Menos {saving}: {ownName}', 'Eram {before}, agora são {price}.'],
    ['Eram {before}, agora {price}', 'Menos {saving} {byThe}.'],
    ['{ownName}, {price}', ''],
    ['{aKind} por {price}', 'É quanto se paga {byThe}.'],
    ['{headFact}, {price}', ''],
    ['{price} e está dito', 'É o preço {ofThe}.'],
    ['Por {price}', 'Leve para casa {the}.'],
  ],
  reduction: (percent, saving) =>
    `menos ${percent}, ${percent} de desconto, ${percent} a menos, poupe ${saving}, economize ${saving}, menos ${saving}, preço reduzido, reduzido, desconto, promoção, saldos`,
  proof: [
    ['{count} pessoas já disseram', 'Deram {rating} em 5 {toThe}.'],
    ['{rating} em 5, {count} pessoas', ''],
    ['{rating} em 5', '{count} pessoas deram a sua opinião sobre {the}.'],
    ['{rating} estrelas, {count} vozes', 'Falavam {ofThe}.'],
  ],
  brand: [
    ['{ownName}, de {house}', ''],
    ['Ainda não conhece {brand}?', 'Comece {byThe}.'],
    ['A primeira vez com {brand}?', 'Pode começar {byThe}.'],
    ['Bom dia, {brand}', 'E leve para casa {the}.'],
    ['Direto de {seller}', 'Entrou para ver uma coisa. Saia com {the}.'],
    ['Achado em {seller}', 'Alguém escolheu com calma: {the}.'],
  ],
  voice: [
    ['Dito em duas palavras', '{Own}. Sem discursos.'],
    ['Sem palavras grandes', 'Só {the}. O resto fica por dizer.'],
    ['Já se sabe do que se gosta', 'Por isso, só isto: {the}.'],
    ['Ponto, parágrafo', 'E na linha seguinte, {the}.'],
    ['Sem música de fundo', 'Nem fogo de artifício. Aqui está, em silêncio: {the}.'],
    ['Sem mais conversa', '{Own}. Agora, o café.'],
  ],
  season: [
    ['Tudo a postos para {season}?', 'Na lista para {season}, ponha {the}.'],
    ['A contar os dias', 'Mais uma linha na lista para {season}: {the}.'],
    ['Planos para {season}?', 'Abra espaço para {the}.'],
  ],
  occasion: [
    ['Quem vai soprar as velas?', 'Fita, cartão, pronto. Embrulhe {the}.'],
    ['Para um sábado lento', 'Nenhum plano antes do almoço. Só {the}.'],
    ['Um presente para si', 'Não é preciso cartão. Desembrulhe {the}.'],
    ['Papel, fita, um laço', 'Falta saber para quem. Dentro, {the}.'],
  ],
  pain: [
    ['Outra vez {pain}?', 'Por hoje chega. Experimente {the}.'],
    ['Chega: {pain}', 'Tempo de outra coisa: {the}.'],
    ['Já bastava, não?', '{Pain}: acontece a todos. Experimente {the}.'],
    ['{painQuestion}', 'Experimente {the}.'],
    ['Soa familiar?', '{painSentence} Experimente {the}.'],
    ['Há outra maneira', '{painSentence} Experimente {the}.'],
  ],
  worryQuote: [
    ['Soa familiar?', '“{worry}” Experimente {the}.'],
    ['Já ouviu isto antes?', '“{worry}” Aqui tem {the}.'],
    ['“{worry}”', 'Se alguma vez disse isto, experimente {the}.'],
  ],
  praiseQuote: [
    ['“{praise}”', 'Falava-se {ofThe}.'],
    ['Palavra por palavra', '“{praise}” Falava-se {ofThe}.'],
    ['Dito por quem já tem', '“{praise}” Sobre {the}.'],
  ],
  audience: portugueseAudience,
  factLines: portugueseFactLines,
  callWords: {
    SHOP_NOW: 'Comprar agora',
    LEARN_MORE: 'Saiba mais',
    BUY_NOW: 'Comprar',
    ORDER_NOW: 'Pedir agora',
    GET_OFFER: 'Obter oferta',
    SEE_MORE: 'Ver mais',
    SIGN_UP: 'Inscrever-se',
    SUBSCRIBE: 'Assinar',
    BOOK_NOW: 'Reservar agora',
    CONTACT_US: 'Contacte-nos',
  },
  standIns: {
    clothing: { text: 'peça', form: 'f' },
    footwear: { text: 'par', form: 'm' },
    jewelry: { text: 'peça', form: 'f' },
    furniture: { text: 'peça', form: 'f' },
    decor: { text: 'peça', form: 'f' },
    food: { text: 'petisco', form: 'm' },
    drink: { text: 'bebida', form: 'f' },
    spirits: { text: 'garrafa', form: 'f' },
    book: { text: 'livro', form: 'm' },
    bag: { text: 'bolsa', form: 'f' },
    watch: { text: 'relógio', form: 'm' },
    skincare: { text: 'cuidado', form: 'm' },
    fragrance: { text: 'perfume', form: 'm' },
    toy: { text: 'brinquedo', form: 'm' },
    service: { text: 'serviço', form: 'm' },
    general: { text: 'achado', form: 'm' },
  },
  nouns: [...portugueseNouns, ...portugueseOtherNouns],
  facts: portugueseFacts,
  negation: word(
    'não|nunca|nem|exceto|excepto|salvo|vendid[oa]s? (?:separadamente|à parte)|opciona(?:l|is)|evit(?:e|ar)|ao contrário|em vez de|parece|imitação|sem (?!fios?|cabos?|parabenos|perfume|fragrâncias?|álcool|silicones?|açúcar|adição|glúten|lactose|BPA|sulfatos|costuras|ferramentas|pesar|esforço|ruído|óleo)\\p{L}+',
  ),
  seasons: {
    christmas: { says: word('natal|calendário do advento'), words: 'o Natal' },
    halloween: { says: word('halloween|dia das bruxas'), words: 'o Halloween' },
    fathersDay: { says: word('dia d[oe]s? pais?'), words: 'o Dia do Pai' },
    mothersDay: { says: word('dia d[ae]s? mães?'), words: 'o Dia da Mãe' },
    valentines: { says: word('dia dos namorados|são valentim'), words: 'o Dia dos Namorados' },
    easter: { says: word('páscoa'), words: 'a Páscoa' },
    thanksgiving: { says: word('ação de graças|thanksgiving'), words: 'o Dia de Ação de Graças' },
    backToSchool: { says: word('regresso às aulas|volta às aulas'), words: 'o primeiro dia de aulas' },
    newYear: { says: word('ano novo|réveillon|passagem de ano'), words: 'a noite de Ano Novo' },
    wedding: { says: word('(?:vestido|convite|presente|dia|lembrança|aliança)s? (?:de|do) casamento'), words: 'o casamento' },
    birthday: { says: word('(?:cartão|postal|presente|festa|bolo|vela)s? de aniversário'), words: 'o aniversário' },
    summer: { says: word('verão'), words: 'o verão' },
    winter: { says: word('inverno'), words: 'o inverno' },
    spring: { says: word('primavera'), words: 'a primavera' },
    autumn: { says: word('outono'), words: 'o outono' },
  },
  reading: portugueseReading,
  claims: portugueseClaims,
  tones: portugueseTones,
  worn: /(?<!\p{L})(?:comece (?:por|pel[oa]s?|com)|abra (?:espaço|o|a|os|as|este|esta)|experimente|ponha|leve|tenha|traga|deixe|vista|junte|o resto é com|por perto|à mão|por exemplo|falta pouco)(?!\p{L})|(?<=[.?!] )(?:e (?=[oae])|depois, |a seguir, )/giu,
  worry: word(
    'odei\\p{L}+|detest\\p{L}+|nunca|não|cansad[oa]s?|fart[oa]s?|sempre|demais|demasiad\\p{L}+|difícil|difíceis|sem tempo|falta|quem me dera|irrit\\p{L}+|problemas?|nada|porque|por que|desperdíci\\p{L}+|preocup\\p{L}+|stress|estress\\p{L}+|chat[oa]s?|frustr\\p{L}+|hates?|never|tired|don.t|can.t|not|too',
  ),
  clause: word(
    'eu|nós|a gente|eles|elas|ele|ela|é|são|está|estão|foi|era|tem|têm|tenho|temos|não|nunca|fica|ficam|fico|posso|pode|consigo|consegue|quero|quer|preciso|precisa|parece|parecem|que|dói|doem|sinto|gasto|demora|perco|i|my|we|it|is|are|always|never|don.t|can.t',
  ),
}
