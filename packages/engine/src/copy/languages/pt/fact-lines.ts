import { type FactLine } from '../phrasebook.ts'

/** Whole words in any case. */
const word = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')

const dishwasher = word('máquina (?:de lavar (?:a )?|da )?(?:louça|loiça)|lava-?(?:louça|loiça)s?')
const byHand = word('à mão|vidro soprado|artesanal|artesanais|(?:roda|torno) de oleiro')
const keepsHot = word('(?:quentes?|calor)[^.\\d]{0,24}\\d+ ?h\\p{L}*')
const battery = word('(?:bateria|autonomia)[^.\\d]{0,30}\\d+ ?h\\p{L}*|\\d+ ?h\\p{L}* de (?:bateria|autonomia|música|reprodução)')
const dimmable = word('intensidade|luz regulável|dimerizáve\\p{L}+|dimm?er')
const waterproof = word('à prova (?:de |d.)água|impermeáve\\p{L}+|resist\\p{L}+ à água')
const noCord = word('sem fios?|sem cabos?|bluetooth|wireless')

/**
 * Portuguese phrases that draw a point from something the page states. The headline plays on the fact and claims nothing beyond it; the
 * description then states the fact. An empty opening leaves the description to the facts. Add yours here.
 */
export const portugueseFactLines: readonly FactLine[] = [
  // Care
  { fact: dishwasher, angle: 'benefit', groups: ['drinkware'], phrase: ['Acabou o café? Máquina.', ''] },
  { fact: dishwasher, angle: 'problem', groups: ['drinkware'], phrase: ['Lavar outra vez à mão?', 'Deixe estar.'] },
  { fact: dishwasher, angle: 'benefit', groups: ['cookware', 'tableware', 'appliance'], phrase: ['Acabou o jantar? Máquina.', ''] },
  { fact: dishwasher, angle: 'problem', groups: ['cookware', 'tableware', 'appliance'], phrase: ['Quem lava hoje?', 'A máquina pode.'] },
  {
    fact: word('(?:lavagem|lav\\p{L}+) (?:à|na|em) máquina'),
    angle: 'benefit',
    groups: ['clothing', 'sportswear'],
    phrase: ['Vestir, lavar, repetir', ''],
  },
  {
    fact: word('(?:lavagem|lav\\p{L}+) (?:à|na|em) máquina|capas? \\p{L}*(?:removíve|amovíve|laváve)\\p{L}+|laváve\\p{L}+'),
    angle: 'problem',
    groups: ['furniture', 'bedding', 'decor', 'pet', 'baby', 'bag', 'footwear'],
    phrase: ['As manchas acontecem', 'O dia de lavar também.'],
  },
  {
    fact: word('capas? (?:removíve|amovíve)\\p{L}+'),
    angle: 'benefit',
    groups: ['furniture', 'decor', 'pet', 'bedding', 'baby'],
    phrase: ['Tirar, lavar, voltar a pôr', ''],
  },
  // Drink and kitchen
  {
    fact: byHand,
    angle: 'brand',
    groups: ['drinkware', 'tableware', 'decor', 'lighting', 'cookware', 'bag', 'jewelry'],
    phrase: ['Aqui houve mãos', ''],
  },
  { fact: keepsHot, angle: 'benefit', groups: ['drinkware'], phrase: ['Conversa longa, café quente', ''] },
  { fact: keepsHot, angle: 'problem', groups: ['drinkware'], phrase: ['Café frio outra vez?', ''] },
  {
    fact: word('(?:fri[oa]s?|fresc[oa]s?|gelad[oa]s?)[^.\\d]{0,24}\\d+ ?h\\p{L}*'),
    angle: 'benefit',
    groups: ['drinkware', 'outdoors'],
    phrase: ['Frio quando se quer frio', ''],
  },
  {
    fact: word('paredes? duplas?|dupla parede'),
    angle: 'problem',
    groups: ['drinkware'],
    phrase: ['E se o café esperar?', 'Entre ele e o mundo há duas paredes.'],
  },
  {
    fact: word('à prova de (?:fugas?|vazamentos?|derrames?)|antiderrames?|antivazamento'),
    angle: 'problem',
    groups: ['drinkware', 'storage', 'bag', 'baby'],
    phrase: ['Outra poça na mochila?', ''],
  },
  {
    fact: word('grés|cerâmica|terracota|barro'),
    angle: 'brand',
    groups: ['drinkware', 'tableware', 'decor'],
    phrase: ['Terra, água e fogo', ''],
  },
  { fact: word('indução'), angle: 'question', groups: ['cookware'], phrase: ['Mudou de fogão?', ''] },
  { fact: word('ferro fundido'), angle: 'benefit', groups: ['cookware'], phrase: ['Deixe aquecer bem', ''] },
  { fact: word('antiaderentes?'), angle: 'problem', groups: ['cookware', 'appliance'], phrase: ['O ovo não descola?', ''] },
  { fact: word('forno'), angle: 'benefit', groups: ['cookware', 'tableware'], phrase: ['Do forno para a mesa', ''] },
  {
    fact: word('empilh\\p{L}+(?:-se)?'),
    angle: 'problem',
    groups: ['drinkware', 'tableware', 'storage', 'furniture', 'cookware'],
    phrase: ['Armário sem espaço?', ''],
  },
  {
    fact: word('temporizador|timer'),
    angle: 'how-to',
    groups: ['appliance', 'climate', 'lighting'],
    phrase: ['Como deixar hora marcada', ''],
  },
  // Home
  { fact: dimmable, angle: 'benefit', groups: ['lighting', 'decor'], phrase: ['Alta para ler, baixa depois', ''] },
  { fact: dimmable, angle: 'question', groups: ['lighting'], phrase: ['Muita ou pouca luz?', ''] },
  { fact: word('luz (?:branca )?quente|branco quente'), angle: 'benefit', groups: ['lighting'], phrase: ['Cor de fim de tarde', ''] },
  {
    fact: /^(?!.*(?:folhead|contraplacad|compensad|laminad|efeito|imitação|MDF))(?=.*(?<!\p{L})(?:maciç[oa]|madeira de|acabamento a óleo|nogueira|carvalho|faia)(?!\p{L}))/iu,
    angle: 'benefit',
    groups: ['furniture', 'storage', 'lighting', 'decor', 'music'],
    phrase: ['Passe a mão pelos veios', ''],
  },
  {
    fact: word('\\d+ lugares|para \\d+ pessoas'),
    angle: 'question',
    groups: ['furniture', 'garden', 'tableware'],
    phrase: ['Quantos somos hoje?', 'Puxe um lugar.'],
  },
  { fact: word('montagem|montar'), angle: 'how-to', groups: ['furniture', 'storage', 'outdoors'], phrase: ['Como montar sem drama', ''] },
  {
    fact: word('altura regulável|altura ajustável|em altura'),
    angle: 'question',
    groups: ['furniture', 'computing', 'bag'],
    phrase: ['Mais acima ou mais abaixo?', ''],
  },
  { fact: word('linho'), angle: 'benefit', groups: ['decor', 'bedding', 'bath', 'tableware'], phrase: ['Linho e um domingo lento', ''] },
  { fact: word('penas|penugem|plumas?'), angle: 'benefit', groups: ['decor', 'bedding'], phrase: ['Encoste a cabeça', ''] },
  {
    fact: word('(?:fecho|zíper) (?:invisível|oculto|escondido)'),
    angle: 'question',
    groups: ['decor', 'bedding'],
    phrase: ['Fecho? Onde?', ''],
  },
  { fact: word('algodão'), angle: 'benefit', groups: ['bedding', 'bath', 'baby'], phrase: ['Algodão junto à pele', ''] },
  {
    fact: word('dupla face|reversíve\\p{L}+'),
    angle: 'question',
    groups: ['bedding', 'decor', 'clothing'],
    phrase: ['De que lado hoje?', ''],
  },
  {
    fact: word('viscoelástic[oa]s?|espuma (?:com|de) memória'),
    angle: 'benefit',
    groups: ['pet'],
    phrase: ['Duas voltas e um suspiro', ''],
  },
  { fact: word('cera de (?:soja|abelhas?)|pavio'), angle: 'benefit', groups: ['decor'], phrase: ['Um fósforo e está feito', ''] },
  {
    fact: word('\\d+ ?h\\p{L}* de (?:chama|queima|combustão)'),
    angle: 'question',
    groups: ['decor'],
    phrase: ['Quantas noites são?', ''],
  },
  { fact: word('HEPA'), angle: 'benefit', groups: ['climate', 'cleaning'], phrase: ['Um filtro com trabalho', ''] },
  {
    fact: word('\\d+ ?dB'),
    angle: 'problem',
    groups: ['climate', 'appliance', 'cleaning'],
    phrase: ['Barulho até para pensar?', 'Leia os decibéis.'],
  },
  {
    fact: word('sem fios?|a bateria|por carga|autonomia'),
    angle: 'benefit',
    groups: ['cleaning'],
    phrase: ['De sala em sala, sem fio', ''],
  },
  {
    fact: word('energia solar|painel solar'),
    angle: 'benefit',
    groups: ['garden', 'lighting', 'outdoors'],
    phrase: ['O sol também trabalha', ''],
  },
  // Tech
  { fact: battery, angle: 'benefit', groups: ['audio'], phrase: ['Um disco e outro a seguir', ''] },
  { fact: battery, angle: 'problem', phrase: ['Bateria no fim?', ''] },
  {
    fact: word('dobráve\\p{L}+|dobram?-se'),
    angle: 'how-to',
    groups: ['audio', 'furniture', 'cycling', 'camera', 'baby', 'outdoors', 'fitness'],
    phrase: ['Como ocupar pouco', 'Primeiro, dobrar.'],
  },
  {
    fact: word('cancela\\p{L}* (?:ativ[oa] )?(?:do|de|o) (?:ruído|barulho)'),
    angle: 'problem',
    groups: ['audio'],
    phrase: ['Muito barulho à volta?', 'Baixe o volume do mundo.'],
  },
  { fact: noCord, angle: 'problem', groups: ['audio', 'computing', 'gaming', 'recording'], phrase: ['Outra vez o nó no fio?', ''] },
  {
    fact: word('\\d+ (?:portas|entradas)|USB(?:-C)?|HDMI'),
    angle: 'problem',
    groups: ['computing'],
    phrase: ['Uma entrada, cinco cabos?', ''],
  },
  { fact: word('visão noturna'), angle: 'benefit', groups: ['security', 'camera', 'outdoors'], phrase: ['De olhos no escuro', ''] },
  { fact: word('áudio bidirecional'), angle: 'question', groups: ['security', 'pet', 'baby'], phrase: ['E se quiser responder?', ''] },
  { fact: word('movimento'), angle: 'problem', groups: ['security'], phrase: ['Alguma coisa se mexeu?', ''] },
  {
    fact: word('por app|aplicação|aplicativo|Wi-?Fi'),
    angle: 'how-to',
    groups: ['smartHome', 'lighting', 'climate', 'security'],
    phrase: ['Como mandar do sofá', ''],
  },
  { fact: word('GPS'), angle: 'question', groups: ['watch', 'outdoors', 'cycling'], phrase: ['E o caminho de volta?', ''] },
  // Wear and carry
  { fact: word('bolsos'), angle: 'benefit', groups: ['clothing', 'sportswear'], phrase: ['Sim, com bolsos', ''] },
  { fact: word('bolsos?'), angle: 'problem', groups: ['bag'], phrase: ['As chaves? No fundo?', ''] },
  {
    fact: word('alça (?:de|para o) ombro|a tiracolo'),
    angle: 'how-to',
    groups: ['bag'],
    phrase: ['Como carregar o mercado', 'Alça no ombro.'],
  },
  { fact: word('compartimento (?:\\p{L}+ )?para \\p{L}+'), angle: 'how-to', groups: ['bag'], phrase: ['Como levar o escritório', ''] },
  { fact: word('lona'), angle: 'benefit', groups: ['bag'], phrase: ['Encha à vontade', ''] },
  { fact: word('rodas|rodízios'), angle: 'benefit', groups: ['bag'], phrase: ['Deixe rolar', ''] },
  { fact: word('linho'), angle: 'question', groups: ['clothing'], phrase: ['Calor demais?', 'Tempo de linho.'] },
  { fact: word('lã|merino|caxemira'), angle: 'benefit', groups: ['clothing', 'sportswear', 'footwear'], phrase: ['Lã junto à pele', ''] },
  { fact: word('capuz'), angle: 'problem', groups: ['clothing', 'sportswear'], phrase: ['Saiu sem guarda-chuva?', ''] },
  {
    fact: word('corta-?vento|à prova de vento'),
    angle: 'question',
    groups: ['clothing', 'sportswear', 'outdoors'],
    phrase: ['Vento de frente?', ''],
  },
  { fact: word('antiderrapantes?'), angle: 'question', groups: ['footwear'], phrase: ['Chão molhado à porta?', ''] },
  {
    fact: word('(?:respiráve|transpiráve)\\p{L}+'),
    angle: 'benefit',
    groups: ['footwear', 'sportswear', 'clothing'],
    phrase: ['Espaço para respirar', ''],
  },
  {
    fact: waterproof,
    angle: 'problem',
    groups: ['clothing', 'footwear', 'bag', 'outdoors', 'sportswear', 'watch', 'car', 'audio'],
    phrase: ['Vem aí chuva?', ''],
  },
  { fact: word('ouro'), angle: 'benefit', groups: ['jewelry'], phrase: ['Um pouco de ouro por dia', ''] },
  { fact: word('prata'), angle: 'benefit', groups: ['jewelry'], phrase: ['Um pouco de prata por dia', ''] },
  // Care of oneself, eat and drink
  {
    fact: word('sem (?:perfume|fragrâncias?)'),
    angle: 'question',
    groups: ['skincare', 'soap', 'hair', 'cleaning', 'baby'],
    phrase: ['E sem perfume?', ''],
  },
  {
    fact: word('ácido hialur[óô]nico|vitamina C|aloe(?: vera)?|karité|azeite'),
    angle: 'question',
    groups: ['skincare', 'soap', 'hair'],
    phrase: ['O que há lá dentro?', ''],
  },
  { fact: word('aroma|cheir\\p{L}+ a|notas de'), angle: 'question', groups: ['soap', 'decor', 'fragrance'], phrase: ['A que cheira?', ''] },
  {
    fact: word('notas de|sabe a|sabor (?:a|de)'),
    angle: 'question',
    groups: ['drink', 'spirits', 'food', 'pantry'],
    phrase: ['O que se prova primeiro?', ''],
  },
  { fact: word('torrad[oa]s?|torra'), angle: 'benefit', groups: ['drink'], phrase: ['Sente-se o cheiro daqui', ''] },
  { fact: word('em grãos?'), angle: 'how-to', groups: ['drink'], phrase: ['Como acordar a casa', 'Moer primeiro.'] },
  {
    fact: word('sem (?:adição de )?açúcar(?:es)?'),
    angle: 'question',
    groups: ['food', 'drink', 'pantry'],
    phrase: ['Precisa de açúcar?', ''],
  },
  { fact: word('barris|barril|pipas?|cascos?'), angle: 'benefit', groups: ['spirits'], phrase: ['Do barril para o copo', ''] },
  // Read, play, give
  { fact: word('\\d+ receitas'), angle: 'question', groups: ['book'], phrase: ['Que receita vai primeiro?', ''] },
  { fact: word('\\d[\\d.]{2,} peças'), angle: 'benefit', groups: ['toy', 'party'], phrase: ['Desocupe a mesa grande', ''] },
  { fact: word('\\d+ (?:velocidades|mudanças|marchas)'), angle: 'question', groups: ['cycling'], phrase: ['Há uma subida na volta?', ''] },
  { fact: word('(?:luz|\\d+) LEDs?'), angle: 'problem', groups: ['tools'], phrase: ['Onde a luz não chega?', ''] },
  {
    fact: word('(?:duas|2) baterias'),
    angle: 'how-to',
    groups: ['tools', 'garden'],
    phrase: ['Como não parar', 'Uma bateria trabalha, a outra carrega.'],
  },
  { fact: word('caixa (?:de|para) (?:presente|oferta)'), angle: 'season', phrase: ['O embrulho já está', ''] },
]
