import { type Claims, wholeWords } from '../claims.ts'

/** Several patterns in one; signs have no word ends. */
const also = (words: string, signs: string): RegExp => new RegExp(`${wholeWords(words).source}|${signs}`, 'giu')

/** What Spanish says when it claims. */
export const spanishClaims: Claims = {
  superlative: also(
    '(?:el|la|lo|los|las|tu|tus|su|sus|nuestr[oa]s?|de los|de las) mejor(?:es)?|mejor(?:es)? (?:calidad|precio|opción|valorad[oa]s?|del mundo|del mercado)|(?:el|la|los|las)(?: \\p{L}+)? más \\p{L}+|más (?:vendid|valorad|buscad|desead|querid|elegid)[oa]s?|líder(?:es)?|número (?:uno|1)|n\\.? ?º ?1|top 1|de primera (?:clase|categoría|calidad)|(?:alta|máxima|primera|gran|excelente|calidad) calidad|calidad (?:superior|premium|insuperable|excepcional)|insuperables?|inigualables?|incomparables?|imbatibles?|inmejorables?|sin igual|sin rival|como ningún otro|como ninguna otra|perfect[oa]s?|perfectamente|perfección|impecables?|ideal(?:es)?|óptim[oa]s?|suprem[oa]s?|premium|definitiv[oa]s?|favorit[oa]s?|preferid[oa]s?|popular(?:es)?|superventas|tendencia|icónic[oa]s?|legendari[oa]s?|increíbles?|asombros[oa]s?|espectacular(?:es)?|maravillos[oa]s?|extraordinari[oa]s?|excepcional(?:es)?|excelentes?|fantástic[oa]s?|revolucionari[oa]s?|imprescindibles?|únic[oa]s? en (?:el mundo|su clase|su género)|(?:el|la) únic[oa]|\\p{L}{3,}ísim[oa]s?',
    '(?<![\\p{L}\\p{N}])(?:n\\.?º ?1|#1)(?!\\p{N})',
  ),
  guarantee: wholeWords(
    'garant[ií]as?|garantiz\\p{L}+|devolución del dinero|te devolvemos|reembols\\p{L}+|sin (?:ningún )?riesgos?|de por vida|(?:para )?toda la vida|para siempre|eternamente|nunca (?:falla|se rompe|se estropea)n?|100 ?% (?:segur|satisf|fiable)\\p{L}*|(?:probad|comprobad|demostrad|certificad|homologad|aprobad|testad)[oa]s?|(?:dura|duran|durará|durarán) (?:años|siempre|para|toda)|indestructibles?|irrompibles?|a prueba de todo|infalibles?',
  ),
  comparison: wholeWords(
    'mejor(?:es)? que|peor(?:es)? que|más \\p{L}+ que|menos \\p{L}+ que|a diferencia de (?:otr\\p{L}+|los demás|las demás)|comparad[oa]s? con|en comparación (?:con|a)|(?:el )?doble (?:de|que)|\\p{N}+ veces (?:más|menos|mejor)|dos veces más|supera(?:n)? a|frente a (?:otr\\p{L}+|la competencia)|gana a tod[oa]s',
  ),
  health: wholeWords(
    'cura(?:n|r|tiv[oa]s?)?|san(?:a|an|ar|ador|adora)(?= (?:el|la|los|las|tu|tus))|sanador(?:a|es|as)?|saludables?|terap\\p{L}+|terapéutic\\p{L}+|clínicamente|clínic[oa]s?|dermat\\p{L}+|anti-? ?(?:envejecimiento|edad|bacterian[oa]s?|arrugas|inflamatori[oa]s?|estrés|acné|celulític[oa]s?)|hipoalerg[eé]nic[oa]s?|desintoxic\\p{L}+|detox|inmun\\p{L}+|adelgaz\\p{L}+|perder peso|pérdida de peso|quema(?:n|r)? (?:grasas?|calorías)|quemagrasas|reductor(?:a|es|as)?|alivi(?:a|an|ar|e|o)|contra el (?:dolor|estrés|insomnio|acné)|(?:reduce|elimina|combate|trata|calma)n? (?:el|la|los|las|tu|tus) (?:dolor\\p{L}*|estrés|ansiedad|acné|arrugas|insomnio|celulitis|eccema|inflamación)|insomnio|(?:dormir|duerme|dormirás|descansar|descansa) mejor|médic[oa]s?|medicinal(?:es)?|no tóxic[oa]s?|atóxic[oa]s?|ortopédic[oa]s?|rejuvenec\\p{L}+|regenera(?:n|r|dor|dora)?|(?:aumenta|refuerza|mejora)n? (?:la|tu|el) (?:energía|inmunidad|metabolismo|salud|circulación|postura)',
  ),
  delivery: wholeWords(
    'envíos? (?:gratis|gratuitos?|rápidos?|exprés|urgentes?|express|en \\d+|inmediatos?|incluidos?|hoy)|entregas? (?:gratis|gratuitas?|rápidas?|inmediatas?|en \\d+|mañana|hoy|al día siguiente)|gratis|gratuit\\p{L}+|en stock|(?:list[oa]s?|disponibles?) para (?:enviar|envío|entrega)|recíbel[oa]s? (?:hoy|mañana|en)|(?:llega|te llega|en casa) (?:hoy|mañana) mismo|devoluci(?:ón|ones) (?:gratis|gratuitas?|fácil(?:es)?|sencillas?)|sin gastos de envío|portes (?:gratis|incluidos|pagados)|en 24 ?(?:h|horas)(?= (?:en tu|en casa|a domicilio))',
  ),
  discount: also(
    'descuentos?|rebajas?|rebajad[oa]s?|ofertas?|ofertón|gangas?|chollos?|(?:a )?mitad de precio|liquidaci(?:ón|ones)|cup(?:ón|ones)|código promocional|promoci(?:ón|ones)|promo|\\d+ ?% (?:menos|de descuento|dto\\.?|más barat[oa])|ahorr(?:a|as|an|ar|e|o) (?:hasta |un )?[€$£\\d]\\S*|precios? (?:mínimos?|más bajos?|rebajados?|reducidos?|especial(?:es)?|de saldo|bajos?|imbatibles?)|saldos?|barat[oa]s?',
    '(?<!\\p{L})[-−]\\d+ ?%',
  ),
  novelty: wholeWords(
    'novedad(?:es)?|novedos[oa]s?|totalmente nuev[oa]s?|nuev[oa]s? (?:colecci|temporad|modelo|versi|generaci|llegad|lanzamient|diseñ|gama|en la tienda|en catálogo)\\p{L}*|lo nuevo|lo último (?:en|de)|recién (?:llegad|lanzad|salid|estrenad)[oa]s?|últim[oa]s? (?:modelo|generación|tecnología|novedad)\\p{L}*|presentamos (?:el|la|los|las) nuev[oa]s?|por primera vez|primer[oa]? del (?:mundo|mercado)|edici(?:ón|ones) (?:limitada|especial)s?|exclusiv\\p{L}+|lanzamiento|acaba(?:n)? de llegar|ya está(?:n)? aquí',
  ),
  award: wholeWords(
    'galardonad[oa]s?|premiad[oa]s?|premios?|distinguid[oa]s? (?:con|por)|vist[oa]s? en (?:la )?(?:tele|televisión|tv|prensa)|recomendad[oa]s? por|avalad[oa]s? por|con el aval|elegid[oa]s? por|querid[oa]s? por|miles de|millones de|cientos de|tod[oa]s? (?:el mundo )?(?:hablan?|lo aman?|l[oa]s? quieren?)|\\d[\\d.,]* (?:clientes|compradores|usuarios)(?: (?:felices|satisfechos|contentos))?|clientes (?:felices|satisfechos)',
  ),
  sustainability: wholeWords(
    'ecológic[oa]s?|ecoamigables?|eco-?friendly|sosteni(?:ble|bles|bilidad)|sustentables?|respetuos[oa]s? con (?:el|la|los) (?:medio ?ambiente|planeta|naturaleza|animales)|orgánic[oa]s?|biológic[oa]s?|vegan[oa]s?|sin crueldad|cruelty[- ]free|no testad[oa]s? en animales|reciclad[oa]s?|reciclables?|biodegradables?|compostables?|neutr[oa]s? en (?:carbono|emisiones)|sin emisiones|100 ?% natural(?:es)?|totalmente natural(?:es)?|sin químicos|comercio justo|sin plásticos?|hech[oa]s? a mano|artesan(?:al|ales|almente|ía)|(?:hech|fabricad|producid|diseñad)[oa]s? en (?:España|Europa|México|Italia|Portugal|Alemania|Francia|\\p{Lu}\\p{L}+)|de proximidad|de producción (?:local|ecológica)|impermeables?|a prueba de agua|apt[oa]s? para (?:el )?(?:lavavajillas|lavaplatos|microondas|horno)|lavables? a máquina',
  ),
  urgency: wholeWords(
    'últim[oa]s? (?:oportunidad(?:es)?|unidad(?:es)?|plazas?|horas|días|piezas)|actúa (?:ya|ahora)|date prisa|dese prisa|apresúrate|corre(?:,)? que|no (?:te|se) l[oa]s? pierdas?|no (?:te|se) pierdas? (?:est|la|el)\\p{L}*|no l[oa]s? dejes escapar|hasta (?:agotar|fin de) existencias|se agotan?|se (?:acaba|termina)n? (?:hoy|pronto|ya|rápido|mañana|el plazo|la oferta)|a punto de agotarse|casi agotad[oa]s?|(?:por )?tiempo limitado|s[oó]lo (?:por )?(?:hoy|quedan)|quedan? (?:solo|sólo|pocas|pocos|\\d+) ?(?:unidad\\p{L}*|piezas)?|termina (?:hoy|pronto|mañana)|acaba (?:hoy|pronto)|antes de que (?:sea (?:demasiado )?tarde|se (?:acabe|agote|termine)n?)|ahora o nunca|cuanto antes|compra (?:ya|ahora mismo)',
  ),
  'click-bait': also(
    'no (?:te )?l[oa] (?:vas a creer|creerás|podrás creer)|no (?:te )?(?:vas a creer|creerás)|haz clic|haga clic|clica|pincha aquí|este (?:sencillo )?truco|impactante|alucinante|lo que (?:pasa|pasó|ocurr\\p{L}+|sucede) (?:después|luego|a continuación)|los (?:médicos|expertos) (?:odian|no quieren)|el secreto (?:que|de los)|te (?:va a |dejará |volará )(?:volar|dejar|la|sin)\\p{L}*|sin palabras|viral(?:es)?|milagr\\p{L}+',
    '[!?]{2,}|[¡¿]{2,}|\\${3,}',
  ),
  personal: wholeWords(
    '(?:eres|estás|es usted|está usted) (?:un |una )?(?:gord|obes|deprimid|sol[oa]|solter|divorciad|arruinad|pobre|endeudad|viej|mayor|discapacitad|gay|lesbiana|bisexual|trans|cristian|católic|musulm|judí|negr|blanc|asiátic|latin|calv|embarazad|jubilad|enferm|diabétic|ansios|estudiante|desemplead|parad)\\p{L}*|(?:mujeres|hombres|personas|gente|chicos|chicas|madres|padres|mamás|papás|mayores|estudiantes|solteros|solteras|jubilados|propietarios) como (?:tú|usted|vosotr[oa]s|ustedes)|(?:tu|tus|su) (?:peso|sobrepeso|obesidad|depresión|ansiedad|discapacidad|deudas?|acné|arrugas|barriga|diabetes|enfermedad|religión|etnia|sexualidad|orientación sexual|edad|ingresos|sueldo|calvicie|kilos)|otr[oa]s (?:cristian|musulm|judí|solter|jubilad|gays)\\p{L}*|como (?:mujer|hombre|estudiante|madre|padre|mamá|papá|jubilad[oa]|propietari[oa]|joven)|a tu edad|a su edad|los que son como tú',
  ),
}
