import { type Claims, wholeWords } from '../claims.ts'

/** What Portuguese, of Portugal and Brazil, says when it claims. */
export const portugueseClaims: Claims = {
  superlative: wholeWords(
    '(?:[oa]s? )?melhor(?:es)?|[oa]s? mais (?!de|velh|nov)\\p{L}+|[oa]s? (?:maior|menor|pior)(?:es)?|número um|n\\.?º ?1|#1|imbatíve(?:l|is)|incomparáve(?:l|is)|insuperáve(?:l|is)|inigualáve(?:l|is)|sem (?:igual|rival|concorrência)|perfeit[oa]s?|perfeitamente|perfeição|idea(?:l|is)|premium|de luxo|topo de gama|alta qualidade|qualidade superior|excelentes?|excelência|extraordinári[oa]s?|excecion(?:al|ais)|excepcion(?:al|ais)|incríve(?:l|is)|fantástic[oa]s?|maravilhos[oa]s?|revolucionári[oa]s?|lendári[oa]s?|icónic[oa]s?|icônic[oa]s?|preferid[oa]s?|favorit[oa]s?|mais vendid[oa]s?|campe(?:ão|ã|ões) de vendas|popular(?:es)?|líder(?:es)?|únic[oa]s? no|absolut[oa]s?|\\p{L}+[íi]ssim[oa]s?|impecáve(?:l|is)|imperdíve(?:l|is)|o máximo|definitiv[oa]s?|suprem[oa]s?|exce(?:p)?cionalmente',
  ),
  guarantee: wholeWords(
    'garant\\p{L}+|devolução do dinheiro|dinheiro de volta|reembols\\p{L}+|sem riscos?|vitalíci[oa]s?|para (?:toda a vida|a vida toda|sempre)|dura(?:m)? (?:para sempre|anos|uma vida)|nunca (?:falha|parte|quebra|estraga)m?|100 ?% (?:segur|satisf|eficaz)\\p{L}*|comprovad[oa]s?|comprovadamente|certificad[oa]s?|aprovad[oa]s?|indestrutíve(?:l|is)|inquebráve(?:l|is)|à prova de tudo|testad[oa]s? em laboratório',
  ),
  comparison: wholeWords(
    '(?:melhor|pior|maior|menor) (?:do )?que|(?:mais|menos) (?!de )\\p{L}+ do que|mais \\p{L}+ que (?:os|as|o|a|qualquer|outr)\\p{L}*|ao contrário d\\p{L}+|supera(?:m)?|ultrapassa(?:m)? (?:os|as|o|a) (?:outr|concorr)\\p{L}+|bate(?:m)? (?:os|as) (?:outr|concorr)\\p{L}+|em comparação com|comparad[oa]s? (?:com|a)|duas vezes mais|\\d+ vezes (?:mais|menos)|o dobro d\\p{L}+',
  ),
  health: wholeWords(
    'cura(?:m|r)?|tratamento d\\p{L}+ (?:dor|acne|ansiedade|doença)\\p{L}*|trata(?:m)? (?:a|o|as|os) (?:acne|dor|dores|ansiedade|eczema)|saudáve(?:l|is)|terap[êe]utic[oa]s?|terapia|clinicamente|dermatol[oó]gic[oa]s?|dermatologicamente|dermatologistas?|anti-?(?:idade|rrugas|ssinais|envelhecimento|bacterian[oa]s?|inflamatóri[oa]s?|celulite)|hipoalerg[ée]nic[oa]s?|detox\\p{L}*|desintoxica\\p{L}*|imun\\p{L}+|emagre[cç]\\p{L}+|perd(?:a|er) (?:de )?peso|queima(?:r)? gorduras?|adelgaça\\p{L}*|alivia\\p{L}*|alívio|insónias?|insônias?|dorm(?:e|ir|a) melhor|medicinal|medicinais|médic[oa]s?|doenças?|energizante|reduz (?:o|a) (?:stress|estresse|ansiedade|dor)|ergon[óô]mic[oa]s?|ortop[ée]dic[oa]s?|não tóxic[oa]s?|rejuvenesc\\p{L}+',
  ),
  delivery: wholeWords(
    '(?:portes|envio|envios|entrega|entregas|frete|devolução|devoluções|transporte) (?:grátis|gratuit[oa]s?|rápid[oa]s?|express[oa]?|imediat[oa]s?|fáce(?:l|is)|incluíd[oa]s?)|portes incluídos|grátis|gratuit[oa]s?|gratuitamente|de graça|envi(?:o|ado|amos) (?:hoje|em \\d+ ?h\\p{L}*)|receba (?:hoje|amanhã|em \\d+)\\p{L}*|entregue (?:hoje|amanhã)|em stock|em estoque|pronta entrega|no dia seguinte|24 ?h(?:oras)? úteis|levantamento na loja',
  ),
  discount: wholeWords(
    'descontos?|saldos?|promoç(?:ão|ões)|promocion(?:al|ais)|em oferta|liquidaç(?:ão|ões)|pechinchas?|metade do preço|cup(?:ão|om|ões|ons)|código promocional|poup\\p{L}+ (?:até )?\\d\\S*|economiz\\p{L}+ (?:até )?\\d\\S*|\\d+ ?% (?:de desconto|a menos|off)|preço (?:reduzido|baixo|mínimo|imbatível)|reduzid[oa]s?|menos \\d\\S*|black friday|ofertas? especia(?:l|is)|rebaixas?|barat[oa]s?',
  ),
  novelty: wholeWords(
    'novidades?|acab(?:ou|a|aram) de (?:chegar|sair)|lançamentos?|estreias?|nova (?:coleção|geração|edição|linha|versão|temporada)|novo (?:modelo|design)|recém-\\p{L}+|inédit[oa]s?|pela primeira vez|edição limitada|edições limitadas|exclusiv[oa]s?|exclusivamente|exclusividade|última geração|apresentamos|inovador(?:a|es|as)?|novíssim[oa]s?',
  ),
  award: wholeWords(
    'premiad[oa]s?|prémios?|prêmios?|galardoad[oa]s?|medalhas?|visto (?:na|em) \\p{L}+|recomendad[oa]s? por|eleit[oa]s?|produto do ano|escolha d[oa]s? consumidor\\p{L}*|amad[oa]s? por|milhares de|milhões de|todos falam|\\d[\\d.]* clientes|clientes satisfeitos|a confiança de|aclamad[oa]s?|best-?sellers?',
  ),
  sustainability: wholeWords(
    'ecológic[oa]s?|eco-?friendly|sustentáve(?:l|is)|sustentabilidade|biológic[oa]s?|orgânic[oa]s?|vegan[oa]?s?|não testad[oa]s? em animais|cruelty[- ]free|reciclad[oa]s?|recicláve(?:l|is)|biodegradáve(?:l|is)|compostáve(?:l|is)|neutr[oa]s? em carbono|carbono zero|100 ?% natura(?:l|is)|sem (?:químicos|plástico)|comércio justo|fair[- ]?trade|(?:feit|fabricad|produzid)[oa]s? (?:à mão|em \\p{Lu}\\p{L}+|no \\p{Lu}\\p{L}+|localmente)|artesana(?:l|is)|impermeáve(?:l|is)|à prova (?:de |d.)água|amig[oa]s? do ambiente|verdes? por natureza',
  ),
  urgency: wholeWords(
    'última (?:oportunidade|chance|hora para)|últim[oa]s (?:unidades|peças|dias|horas|vagas|oportunidades)|(?:só|apenas) (?:hoje|até|mais \\d+)|(?:só|apenas) restam \\p{L}*\\d*|restam (?:apenas |só )?\\d+|não perca|não (?:deixe|espere) (?:passar|mais)|antes que (?:acabe|esgote|seja tarde)\\p{L}*|enquanto (?:houver|há|durar\\p{L}*) ?(?:stock|estoque)?|por tempo limitado|tempo limitado|quase esgotad[oa]s?|a esgotar|aproveite (?:já|agora|hoje)|corra|apresse-se|compre já|termina (?:hoje|em breve|amanhã)|agora ou nunca|contagem decrescente',
  ),
  'click-bait': new RegExp(
    `${wholeWords('não vai acreditar|nem vai acreditar|clique aqui|carregue aqui|este truque|truque (?:simples|secreto)|chocante|o que aconteceu (?:a seguir|depois)|(?:os )?médicos odeiam|segredo que|que ninguém (?:lhe )?conta|vai ficar de boca aberta|tornou-se viral|viralizou|viral|milagres?|milagros[oa]s?').source}|[!?]{2,}|[$€]{3,}`,
    'giu',
  ),
  personal: wholeWords(
    'é (?:gord[oa]|obes[oa]|solteir[oa]|divorciad[oa]|pobre|velh[oa]|deficiente|gay|lésbica|católic[oa]|evangélic[oa]|muçulman[oa]|jud(?:eu|ia)|negr[oa]|branc[oa]|careca|diabétic[oa]|desempregad[oa]|estudante)|está (?:gord[oa]|deprimid[oa]|sozinh[oa]|endividad[oa]|grávida|desempregad[oa]|doente)|tem (?:excesso de peso|depressão|dívidas|diabetes|acne|rugas|celulite)|sofre de \\p{L}+|(?:mulheres|homens|pessoas|mães|pais|estudantes|idosos|seniores|solteiros|mamãs|mamães) como (?:você|si|tu|a senhora|o senhor)|(?:d?[oa]s? )?(?:seu|sua|seus|suas|teu|tua) (?:peso|obesidade|depressão|ansiedade|deficiência|dívidas?|acne|rugas|barriga|diabetes|doença|religião|etnia|sexualidade|idade|rendimento|salário)|conheça (?:outros|outras) (?:cristãos|solteiros|solteiras|muçulmanos|judeus|gays)|como (?:mulher|homem|estudante|mãe|pai|idos[oa]|reformad[oa]|aposentad[oa])|para (?:mulheres|homens) como',
  ),
}
