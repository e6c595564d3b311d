import { type Reading } from '../reading.ts'

/** Verbs that tell what a product does, in both numbers. */
const both = (verbs: string): string =>
  verbs
    .split('|')
    .flatMap((verb) => [verb, `${verb}n`])
    .join('|')
const verbs = both(
  'mantiene|conserva|resiste|soporta|incluye|ofrece|proporciona|funciona|protege|bloquea|elimina|limpia|captura|filtra|permite|ayuda|hace|deja|lleva|tiene|contiene|dispone|cuenta|viene|cubre|estira|calienta|enfría|reproduce|graba|detecta|ajusta|gira|mide|da|abre|cierra|cuelga|guarda|combina|absorbe|reduce|añade|aporta|crea|asegura|apila|agarra|hidrata|suaviza|huele|sabe|sirve|queda|cabe|conecta|pliega|monta|lava|desmonta|quita|regula|enciende|apaga|adapta|recoge|muele|bate|tuesta|llega|ilumina|alumbra|transforma|convierte|evita|repele|transpira|amortigua|va',
)
const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
const numbersOr = (list: string): RegExp => new RegExp(`\\d|${words(list).source}`, 'iu')
const first = (list: string): RegExp => new RegExp(`^(?:${list})(?!\\p{L})`, 'iu')

/** The words by which Spanish product texts are read. */
export const spanishReading: Reading = {
  business: new RegExp(
    `${
      words(
        'envíos?|entregas?|devoluci(?:ón|ones)|devolver|reembolsos?|garant[ií]as?|garantiz\\p{L}+|gratis|gratuit\\p{L}+|compr(?:a|ar|as|e|en|ando)|cómpral[oa]s?|tiendas?|pedidos?|pídel[oa]s?|precios?|haz clic|haga clic|clic|visita|consulta|consúltan\\p{L}+|stock|disponib\\p{L}+|existencias|carrito|cesta de la compra|suscríb\\p{L}+|newsletter|boletín|cookies?|javascript|atención al cliente|contact[aoe]\\p{L}*|reseñas?|opiniones|valoraciones|asin|sku|upc|ean|referencia|ref|código de (?:barras|artículo|producto)|modelo n\\.?º|número de (?:modelo|pieza|artículo)|contenido del paquete|el paquete incluye|dimensiones|medidas|ver (?:más|abajo|detalles)|leer más|saber más|guía de tallas|tabla de tallas|talla|por favor|copyright|condiciones|inicia\\p{L}* sesión|rebajas?|descuentos?|cup(?:ón|ones)|código|ahorr\\p{L}+|ofertas?|tarjeta regalo|recogida|nota|aviso|advertencia|fabricante|vended\\p{L}+|país de origen|origen|especificaciones|preguntas?|descripción|código de producto|lote|debe(?:n)?|evit(?:e|ar)|no (?:usar|lavar|planchar|utilizar)|lavar en frío|limpieza en seco|lejía|amazon|ebay|etsy|http|www|mensual(?:es)?|pagos?|financiaci\\p{L}+|plazos|klarna|en línea|descarga\\p{L}*|pdf|instrucciones|importad[oa]s?|artículo|iva|impuestos|gastos|pregúntan\\p{L}+|escríben\\p{L}+|teléfono de',
      ).source
    }|@|[{}<>|\\\\]|\\.{3}|…|\\d{6,}`,
    'iu',
  ),
  praise: words(
    'mejor(?:es)?|perfect[oa]s?|perfectamente|increíbles?|insuperables?|inigualables?|premium|(?:alta|gran|máxima|excelente|primera|buena) calidad|calidad superior|de lujo|revolucionari[oa]s?|imprescindibles?|espectacular(?:es)?|precios[oa]s?|bonit[oa]s?|elegantes?|únic[oa]s?|favorit[oa]s?|más \\p{L}+|superior(?:es)?|excepcional(?:es)?|premios?|premiad[oa]s?|galardon\\p{L}+|n\\.?º ?1|número uno|líder(?:es)?|ideal(?:es)?|popular(?:es)?|icónic[oa]s?|profesional(?:es)?|nunca|siempre|cura|clínicamente|antiedad|última oportunidad|limitad[oa]s?|exclusiv[oa]s?|nuev[oa]s?|novedad(?:es)?|último modelo|maravillos[oa]s?|excelentes?|fantástic[oa]s?|\\p{L}+ísim[oa]s?',
  ),
  clause: words(
    `es|son|está|están|era|fue|será|serán|puede|pueden|podrá|podrás|puedes|ha|han|hay|eres|tú|tu|tus|te|vos|usted|ustedes|su|sus|nuestr[oa]s?|nos|ellos|ellas|me|mi|mis|se|que|quien|cuyo|cuya|donde|cuando|como|${verbs}`,
  ),
  clauseInLabel: first(
    '(?:hech|fabricad|diseñad|elaborad)[oa]s? (?:de|en|con|a)|se lavan? a|lleva(?:n)? cremallera|va(?:n)? al (?:horno|lavavajillas|microondas)',
  ),
  doing: first(`(?:se )?(?:${verbs}|duran?|secan?|cargan?)`),
  pointing: words('lo|los|te|tu|tus|su|sus|ello|le|les'),
  condition: words(
    'excepto|salvo|sin(?! (?:perfumes?|fragancias?|parabenos|alcohol|siliconas?|azúcar(?:es)?|gluten|lactosa|BPA|cables?|hilos|bolsa|herramientas|sulfatos|costuras))|no|solo|sólo|solamente|a menos que|pero|si|cuando|hasta|opcional(?:es)?|por separado|requiere|requieren|necesita|necesitan|podría|puede que|compatibles?|recomendad[oa]s?|recomendamos|sugerid[oa]s?|ni|nunca|según',
  ),
  concrete: numbersOr(
    'algodón|lino|lana|merin[oa]|cachemir[ae]?|seda|cuero|piel|ante|vaquer[oa]|roble|nogal|arce|pino|haya|bambú|madera|acero|hierro|aluminio|latón|cobre|cerámica|gres|porcelana|vidrio|cristal|mármol|piedra|ratán|terciopelo|polar|plumón|plumas?|nailon|nylon|poliéster|lyocell|tencel|caucho|goma|silicona|oro|plata|soja|lavavajillas|lavadora|máquina|impermeables?|agua|inalámbric[oa]s?|bluetooth|recargables?|ajustables?|regulables?|plegables?|antiadherentes?|aislamiento|doble|mano|cremallera|bolsillos?|asas?|tapa|batería|carga|usb|hepa|led|movimiento|visión nocturna|ecológic[oa]s?|orgánic[oa]s?|vegan[oa]s?|aroma|perfume|extraíbles?|desenfundables?|reversibles?|apilables?|inducción|horno|lona|corcho|fundas?|filtro|temporizador|app',
  ),
  plainHead:
    /^(?:materiales|material|tejido|composición|capacidad|volumen|acabado|batería|autonomía|relleno|exterior|suela|forro|aroma|sabor|conectividad|resistencia al agua|cuidados?|tecnología|resolución|cierre|corte|hecho de|fabricado en)$/iu,
  tableHead:
    /^(?:altura|alto|anchura|ancho|longitud|largo|profundidad|fondo|peso|dimensiones|medidas|tamaños?|tallas?|detalles|características|descripción|ventajas|beneficios|ingredientes|materiales|material|colou?res|color|estilo|tipo|marca|modelo|código|número|contenido|notas?|cuidados?|instrucciones|modo de empleo|uso|advertencias?|corte|exterior|suela|forro|incluye|compatibilidad|composición)(?: (?:del? (?:producto|artículo|la caja|tacón|asiento|paquete)|total|neto|y \p{L}+|técnic[oa]s|principales|de (?:uso|lavado)))?$/iu,
  leaning:
    /^[^:.]{2,30}:\s?\d|^(?:y|e|o|pero|así que|además|también|luego|entonces|ellos|ellas|su|sus|eso|esos|esas|ahí|aquí|ambos|ambas|cada uno|él|ella|no|con (?:él|ella|el que|la que)|lo que|los que|las que|que|cual|sin embargo|por ejemplo|por eso|por ello|de esta (?:forma|manera)|así|qué|cómo|por qué|si|gracias a|esto|esta (?:característica|función)|descubre|explora|presentamos|conoce|prueba|disfruta|experimenta|mejora|consigue|llévate|encuentra|añade|regala|dale|date|elige|olvídate|di adiós|convierte tu|haz|ideal|acerca de|sobre (?:este|nosotros))(?!\p{L})/iu,
  ownVoice: words(
    'nosotr[oa]s|nuestr[oa]s?|nos|yo|mi|mis|me|hemos|somos|hacemos|ofrecemos|creemos|usamos|excepto|salvo|a menos|no|usted|ustedes|vuestr[oa]s?',
  ),
  cutOff: /(?<!\p{L})(?:para|con|de|del|y|o|u|e|el|la|los|las|a|al|en|por|un|una)[.!]$/iu,
  notLabel:
    /^\p{L}+(?:a|e|ad|ed|id) (?:tu|tus|su|el mejor)(?!\p{L})|^(?:y|o|u|e|para(?! (?:piel|todo|interior|inducción|\d))|de(?! (?:punto|algodón|lino|lana|madera|roble|cuero|acero))|del|al|en(?! (?:grano|caja|gres|lino|cuero))|por|el|la|los|las|un|una|que|talla|tamaño|color|peso|ancho|alto|largo|fondo)(?!\p{L})|(?<!\p{L})(?:y|o|u|e|con|para|a|al|en|por|de|del|el|la|los|las|un|una)$/iu,
  sizeOnly:
    /^\d[\d.,]*(?: (?:por|x) \d[\d.,]*)* (?:cm|mm|m|centímetros|metros|pulgadas)$|^(?:juego|set|pack|paquete|lote) de \d+$|^\d+ (?:unidades|piezas)$/iu,
  packs: /(?<!\p{L})(?:juego|set|pack|paquete|lote) de \d+(?!\p{N})|(?<![\p{L}\p{N}])\d+ (?:unidades|piezas)(?!\p{L})/giu,
  lastSaid: /^(?:lavado|lavables?|se lavan?|limpiar|secar|plancha)(?!\p{L})|^(?:cerrad|rellen)[oa]s?(?!\p{L})/iu,
  pointingStart: /^(?:el|la|los|las|este|esta|estos|estas)(?!\p{L})/iu,
  article: /^(?:Un|Una|Unos|Unas) (?!\p{L}+ (?:y|o) )/u,
  plainStart:
    /^(?:\d.*|\p{L}+(?:ción|sión|miento|mientos|dad|tura|aje|able|ables|ible|ibles|ante|antes|ente|entes|ado|ada|ados|adas|ido|ida|idos|idas|izo|iza|ero|era|eros|eras|ico|ica|icos|icas|oso|osa)|anti\p{L}+|con|sin|para|de|en|a|hecho|hecha|hechos|hechas|doble|triple|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|asa|asas|base|bases|borde|bolsillo|bolsillos|tapa|tapas|tapón|funda|fundas|forro|suela|suelas|plantilla|plantillas|correa|correas|tirantes|cierre|cremallera|capucha|cuello|mangas|puños|cintura|costuras|tejido|tela|punto|lino|algodón|lana|seda|cuero|piel|ante|lona|gres|vidrio|cristal|roble|nogal|pino|haya|bambú|acero|hierro|latón|aluminio|corcho|goma|caucho|silicona|papel|piedra|mármol|espuma|plumón|plumas|luz|luces|pantalla|pie|patas|ruedas|cajón|cajones|balda|baldas|asiento|respaldo|brazo|brazos|marco|mango|hoja|filtro|filtros|motor|cable|carga|puerto|puertos|sonido|micrófono|mando|control|temporizador|sensor|visión|modo|modos|aroma|aromas|notas|sabor|textura|fórmula|aceite|cera|mecha|tueste|grano|café|té|caja|estuche|bolsa|juego|set|pack|manual|apto|apta|aptos|aptas|ligero|ligera|ligeros|ligeras|suave|suaves|grueso|gruesa|fino|fina|ancho|ancha|largo|larga|alto|alta|bajo|baja|plano|plana|redondo|redonda|interior|exterior|lateral|laterales|frontal|trasero|trasera|pura|puro|natural|naturales|entero|entera|blando|blanda|firme|fresco|fresca|caliente|frío|fría|uso|lavado|secado|resistencia|resistente|protección|aislamiento|diseño|ajuste|altura|agarre|acabado|montaje|plata|oro|perla|baño|relleno|madera|material|materiales|poliéster|nailon|merino|cachemira|terciopelo|cerámica|porcelana|terracota|batería|autonomía|pilas)$/iu,
  parts: () => [],
}
