import { type Reading } from '../reading.ts'

const word = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')
const start = (alternatives: string): RegExp => new RegExp(`^(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')

/** Third persons that are no nouns or adjectives too: "seca" and "capa" would be. */
const verbs =
  'mantém|mantêm|conservam?|retém|retêm|aguentam?|suportam?|resistem?|protegem?|evitam?|impedem?|cabem?|guardam|arrumam?|organizam?|dobram?|dobram?-se|fecham?|fecham?-se|abrem?|abrem?-se|encaixam?|encaixam?-se|ajustam?|ajustam?-se|adaptam?|adaptam?-se|regulam?|regulam?-se|ligam?|ligam?-se|desligam?|desligam?-se|carregam?|funcionam?|duram|oferecem?|permitem?|incluem?|inclui|possuem?|possui|contém|contêm|combinam?|combinam?-se|reduz|reduzem|filtram?|aspiram?|limpam|removem?|eliminam?|absorvem?|hidratam?|nutrem?|suavizam?|aquecem?|arrefecem?|esfriam?|refrescam?|iluminam?|gravam?|captam?|detetam?|detectam?|transmitem?|reproduz|reproduzem|cortam|trituram?|moem?|misturam?|preparam?|cozinham?|assam?|servem?|ocupam?|pesam?|medem?|giram?|rodam|deslizam?|empilham?|empilham?-se|penduram?-se|transportam?|transformam?-se|convertem?-se|secam|acompanham?|apoiam?|seguram|fixam?|fixam?-se|distribuem?|distribui|cheiram?|sabem?|deixam?|ficam?|vêm|vem|vai|vão|faz|fazem|dão|dá'

const withoutThings =
  'fios?|cabos?|parabenos|perfume|fragrâncias?|álcool|silicones?|açúcar(?:es)?|adição|glúten|lactose|BPA|sulfatos|costuras|ferramentas|saco|óleo'

/** The words by which Portuguese product texts are read. */
export const portugueseReading: Reading = {
  business: new RegExp(
    `${
      word(
        'envios?|enviad[oa]s?|enviamos|entregas?|portes|frete|devoluç(?:ão|ões)|devolver|reembols\\p{L}+|garanti\\p{L}+|grátis|gratuit\\p{L}+|compr(?:ar|e|as|a|amos|ado)|encomend\\p{L}+|pedidos?|preços?|clique|visite|lojas?|stock|estoque|carrinho|checkout|subscrev\\p{L}+|assine|newsletter|cookies?|javascript|apoio ao cliente|atendimento|contact\\p{L}+|contat[eo]\\p{L}*|avaliaç(?:ão|ões)|comentários?|asin|sku|ean|gtin|ref(?:erência)?|código|conteúdo da (?:caixa|embalagem)|dimens(?:ão|ões)|(?:ver|veja) (?:mais|abaixo|acima|detalhes)|l(?:er|eia) mais|saiba mais|guia de tamanhos|tabela de (?:medidas|tamanhos)|por favor|copyright|termos|condições|iniciar sessão|entrar|saldos?|descontos?|cup(?:ão|om)|promo\\p{L}*|ofertas?|cartão[- ]presente|levantamento|retirada|nota|aviso|atenção|advertência|fabricante|vend\\p{L}+|país de origem|origem|especificaç(?:ão|ões)|medidas|perguntas?|visão geral|deve(?:m)?|não (?:lave|usar|use|lavar|passar)|evit(?:e|ar)|limpeza a seco|lixívia|alvejante|centrifugar|ebay|amazon|olx|worten|fnac|http\\p{L}*|www|prestações|parcelas|multibanco|pix|boleto|financiamento|klarna|online|download|pdf|instruções|importad[oa]|artigo|lote|kit inclui|embalagem inclui|o que está na caixa',
      ).source
    }|@|[{}<>|\\\\]|\\.{3}|…|\\d{6,}`,
    'iu',
  ),
  praise: word(
    'melhor(?:es)?|perfeit\\p{L}+|incríve\\p{L}+|fantástic\\p{L}+|maravilh\\p{L}+|excelen\\p{L}+|extraordinári\\p{L}+|premium|alta qualidade|máxima qualidade|qualidade superior|revolucionári\\p{L}+|imperdíve\\p{L}+|deslumbrante\\p{L}*|lind[oa]s?|únic[oa]s?|favorit\\p{L}+|preferid\\p{L}+|superior(?:es)?|excecion\\p{L}+|excepcion\\p{L}+|premiad\\p{L}+|n\\.?º ?1|#1|líder(?:es)?|idea(?:l|is)|popular(?:es)?|icónic\\p{L}+|icônic\\p{L}+|profission\\p{L}+|nunca|sempre|cura\\p{L}*|clinicamente|anti-?idade|detox|última (?:oportunidade|chance)|limitad[oa]s?|exclusiv\\p{L}+|nov[oa]s?|novidades?|lançamento|elegan\\p{L}+|sofistica\\p{L}+|requint\\p{L}+|indispensáve\\p{L}+|essencia(?:l|is)|inovador\\p{L}*|espetacular\\p{L}*|sublime|irresistíve\\p{L}+|mais (?:vendid|recente)\\p{L}+|\\p{L}+íssim[oa]s?',
  ),
  clause: word(
    `é|são|foi|foram|era|ser|está|estão|tem|têm|pode|podem|será|serão|você|lhe|seu|sua|seus|suas|nosso|nossa|nossos|nossas|que|eu|meu|minha|este|esta|estes|estas|isto|isso|se|leva|seca|dura|corta|roda|guarda|${verbs}`,
  ),
  clauseInLabel: start('(?:feit|desenhad|fabricad)[oa]s? (?:de|em|com)|fecha-se|dobra-se'),
  doing: start(verbs),
  pointing: word('ele|ela|eles|elas|dele|dela|isso|isto|lhe|permite-lhe|você|seu|sua|seus|suas'),
  condition: word(
    `exceto|excepto|salvo|sem (?!${withoutThings})|não|nem|apenas|só|somente|a menos|mas|se|quando|caso|até|opciona(?:l|is)|à parte|separadamente|requer|necessita|pode|podem|compatíve(?:l|is)|recomendad[oa]s?|sugerid[oa]s?|aproximadamente|cerca`,
  ),
  concrete: new RegExp(
    `\\d|${
      word(
        'algodão|linho|lã|merino|caxemira|seda|couro|pele|camurça|ganga|denim|carvalho|nogueira|bordo|pinho|faia|bambu|madeira|aço|ferro|alumínio|latão|cobre|cerâmica|grés|porcelana|vidro|mármore|pedra|rattan|veludo|polar|penugem|penas|nylon|poliéster|borracha|silicone|cristal|ouro|prata|azeite|soja|cera|cortiça|lona|palha|barro|terracota|máquina|impermeáve\\p{L}+|à prova|bluetooth|sem fios?|recarregáve\\p{L}+|ajustáve\\p{L}+|reguláve\\p{L}+|dobráve\\p{L}+|antiaderente|térmic[oa]|parede dupla|à mão|fecho|zíper|bolsos?|alças?|pegas?|tampa|bateria|carregamento|USB|HEPA|LED|movimento|visão noturna|4K|vegan[oa]?|aroma|removíve\\p{L}+|amovíve\\p{L}+|reversíve\\p{L}+|empilháve\\p{L}+|indução|forno|gavetas?|rodas|capuz|forro|sola',
      ).source
    }`,
    'iu',
  ),
  plainHead:
    /^(?:materia(?:l|is)|tecido|composição|feit[oa] (?:de|em)|capacidade|volume|acabamento|bateria|autonomia|enchimento|recheio|exterior|sola|forro|aroma|sabor|ligações|ligação|conectividade|resistência à água|tecnologia|resolução|fecho|revestimento|estrutura|pés|tampo)$/iu,
  tableHead:
    /^(?:(?:as|os|outr[oa]s|mais|principais) )?(?:altura|largura|comprimento|profundidade|peso|diâmetro|dimens(?:ão|ões)|tamanhos?|detalhes?|características?|descrição|vantagens|benefícios|ingredientes|composição|materia(?:l|is)|cor(?:es)?|estilo|tipo|marca|modelo|código|número|conteúdo|notas?|cuidados?|instruções|modo de (?:uso|usar)|utilização|avisos?|sobre|corte|exterior|sola|forro|inclui|compatibilidade|informaç(?:ão|ões)|ficha)(?!\p{L})(?: (?:e|de|do|da|d[oa]s) \p{L}+| técnic[oa]s?| d[oa]s? \p{L}+| gera(?:l|is))?$/iu,
  leaning: start(
    'e|mas|por isso|também|além disso|assim|então|depois|eles|elas|ele|ela|esse|essa|esses|essas|isso|isto|aquilo|lá|ali|aqui|ambos|ambas|cada um|cada uma|não|com|que|o que|o qual|a qual|contudo|porém|no entanto|por exemplo|como|porque|se|quando|quer|basta|graças|dessa forma|deste modo|desta forma|descubra|explore|conheça|experimente|veja|adicione|acrescente|dê|ofereça|escolha|aproveite|sinta|transforme|crie|desfrute|leve|ponha|coloque|use|utilize|tenha|prepare|deixe|faça|encontre|renove|surpreenda|viva|diga|esqueça|est[ea]s? (?:garant|faz|fazem|permit|ajuda|característica|detalhe)\\p{L}*',
  ),
  ownVoice: word(
    'nós|nosso|nossa|nossos|nossas|eu|meu|minha|meus|minhas|connosco|conosco|exceto|excepto|salvo|não|temos|somos|\\p{L}{2,}(?:amos|ámos|emos)',
  ),
  cutOff: /(?<!\p{L})(?:de|do|da|dos|das|com|para|e|ou|o|a|os|as|em|no|na|por|um|uma)[.!]$/iu,
  notLabel:
    /^(?:e|ou|para|de|do|da|dos|das|em|no|na|nos|nas|por|pel[oa]|tamanho|cor|peso|largura|altura|comprimento|profundidade|diâmetro|ideal|us[ea]|lav(?:e|ar)|guard(?:e|ar)|aplique|agite|ligue|abra|pass(?:e|ar)|cont[ée]m|inclui)(?!\p{L})(?! (?:regulável|ajustável))|(?<!\p{L})(?:e|ou|com|para|de|do|da|dos|das|em|no|na|por|o|a|os|as|um|uma|sem)$/iu,
  sizeOnly:
    /^\d[\d.,]*(?: (?:por|x) \d[\d.,]*)* (?:cm|mm|m|metros|polegadas)$|^(?:conjunto|pack|jogo|kit|embalagem) (?:de|com) \d+$|^\d+ (?:peças|unidades)$/iu,
  packs: /(?<!\p{L})(?:conjunto|pack|jogo|embalagem) (?:de|com) \d+(?![\p{L}\d])|(?<!\d)\d+ (?:unidades|peças)(?!\p{L})/giu,
  lastSaid: /^(?:lav\p{L}+ (?:à|na|em) máquina|fechad[oa]|conjunto)/iu,
  pointingStart: start('o|a|os|as|este|esta|estes|estas'),
  article: /^(?:Um|Uma|Uns|Umas) (?!\p{L}+ (?:e|ou) )/u,
  plainStart:
    /^(?:\d.*|a|o|as|os|\p{L}{2,}(?:ad[oa]s?|id[oa]s?|áve(?:l|is)|íve(?:l|is)|ç(?:ão|ões)|mentos?|ores|ante|ente)|anti\p{L}+|com|sem|feit[oa]s?|base|pega|pegas|asa|asas|alças?|tampas?|pés?|pernas|sola|solas|palmilha|forro|fecho|bolsos?|capas?|capuz|gavetas?|portas?|prateleiras?|rodas|cabo|caixa|bico|fundo|corpo|corte|costuras?|tecido|malha|espuma|enchimento|almofadas?|estrutura|tampo|encosto|assento|quebra-luz|abajur|lâmpada|luz|luzes|ecrã|tela|visor|bateria|autonomia|motor|filtro|som|sons|cancelamento|comando|controle|controlo|sensor|temporizador|depósito|tanque|lâmina|lâminas|revestimento|parede|paredes|vidro|cerâmica|grés|porcelana|barro|madeira|carvalho|nogueira|pinho|faia|bambu|cortiça|aço|ferro|alumínio|latão|cobre|mármore|pedra|couro|pele|camurça|lona|ganga|algodão|linho|lã|seda|veludo|borracha|silicone|cera|aroma|notas|sabor|óleo|azeite|manteiga|ácido|vitamina|água|leite|grão|grãos|torra|folhas?|páginas|ilustrações|receitas|peças|conjunto|par|modo|textura|fórmula|formato|peso|secagem|lavagem|carga|carregamento|ligação|entrada|entradas|visão|áudio|altura|ângulo|braço|braços|dupla|duplo|dois|duas|três|quatro|cinco|seis|oito|pequen[oa]s?|grandes?|leves?|mac(?:io|ia|ios|ias)|quentes?|fri[oa]s?|alt[oa]s?|baix[oa]s?|larg[oa]s?|fin[oa]s?|gross[oa]s?|longo|longa|curto|curta|pur[oa]s?|inteir[oa]s?|simples|fácil|segur[oa]s?|natural|naturais|vegan[oa]?s?|cor|cores|interior|exterior|acabamento|desenho|design|trama|pintura|esmalte|proteção|isolamento|resistência|montagem)$/iu,
  parts: () => [],
}
