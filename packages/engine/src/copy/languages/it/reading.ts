import { type Reading } from '../reading.ts'

/** A pattern of whole words: `\b` knows only ASCII letters. */
const words = (alternatives: string, flags = 'iu'): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags)
/** A pattern of the first words of a text. */
const first = (alternatives: string): RegExp => new RegExp(`^(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')

/** Verbs in the third person that say what a thing does; `si` may stand before them. */
const verbs =
  'mantiene|tiene|contiene|trattiene|sostiene|offre|protegge|resiste|funziona|dura|ospita|accoglie|include|comprende|dispone|pesa|permette|consente|riduce|cattura|rimuove|pulisce|asciuga|scalda|riscalda|raffredda|raffresca|rinfresca|umidifica|purifica|illumina|diffonde|profuma|idrata|nutre|deterge|lenisce|ammorbidisce|assorbe|blocca|copre|avvolge|aderisce|segue|registra|riprende|rileva|segnala|trasmette|riproduce|connette|alimenta|macina|cuoce|bolle|eroga|scorre|ripiega|smonta|allunga|estende|impila|appende|fissa|sfila|sfodera|trasporta|raccoglie|organizza|unisce|combina|aggiunge|garantisce|assicura|previene|impedisce|sta|entra|occupa|nasce|cresce|matura|ha|fa|dà|va|viene|vengono|hanno|fanno|vanno|stanno|rende|facilita|semplifica|possiede|integra|vanta|insegna|spiega|sfrutta|richiede|calza'
/** The same form commands ("Lascia asciugare"): a text that begins so says nothing sure of a thing. */
const commands =
  'lascia|usa|utilizza|lava|aggancia|appoggia|attiva|frulla|impasta|tosta|collega|trova|respira|veste|mostra|racconta|invita|arriva|accende|spegne|apre|chiude|filtra|sa|toglie|aiuta|presenta|separa|divide|crea|evita|gira'
/** Nouns elsewhere: they count as verbs only where a text begins with them. */
const openingVerbs = 'misura|isola|ripara|suona|scivola'
/** Of several things; such a text names its subject in the verb and stands by itself. */
const plurals = 'si \\p{L}+no|hanno|\\p{L}{2,}[aou]no'

/** The words by which Italian product texts are read. */
export const italianReading: Reading = {
  business: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:spedizion[ei]|spedit[oaie]|spediamo|consegn[ae]|consegnat[oaie]|corriere|resi|reso (?:facile|gratuito|entro)|restituzion[ei]|rimbors[oi]|garanzi[ae]|garanti\\p{L}+|gratis|gratuit[oaie]|acquist\\p{L}+|compra(?:re)?|ordin[aei]|ordine|prezz[oi]|clicca|visita|negozi[oa]?|shop|store|carrello|cassa|iscriviti|newsletter|cookie|javascript|servizio clienti|assistenza|contatt\\p{L}+|recension[ei]|asin|sku|upc|ean|mpn|codice|modello n|numero (?:di )?articolo|cod\\. ?art|articolo|la confezione (?:contiene|include|comprende)|contenuto della confezione|dimension[ei]|vedi (?:sotto|sopra|dettagli)|leggi (?:di più|tutto|l'informativa)|scopri di più|guida alle taglie|tabella taglie|per favore|copyright|termini|accedi|registrati|saldi|scont[oi]|scontat[oaie]|coupon|offert[ae]|buono regalo|ritiro|nota|note legali|avvertenz[ae]|attenzione|produttore|vendut[oaie]|e-?mail|paese d.origine|specifiche|scheda tecnica|misurazioni|domande|panoramica|lotto|deve|devono|si consiglia|evitare|candegg\\p{L}+|asciugatrice|lavaggio a secco|venditore|ebay|amazon|etsy|zalando|http|www|rat[ae]|finanziament\\p{L}+|klarna|paypal|scarica(?:re)? (?:il|la|l.app)|pdf|manuale|istruzioni|importat[oaie]|online|disponibil[ei] (?:in|nei|presso)|magazzino)(?![\\p{L}\\p{N}])|@|[{}<>|\\\\]|\\.{3}|…|\\d{6,}`,
    'iu',
  ),
  praise: words(
    'miglior[ei]?|migliori|perfett[oaie]|perfettamente|straordinari[oae]?|incredibil[ei]|eccezional[ei]|imbattibil[ei]|insuperabil[ei]|unic[oaie]|superior[ei]|esclusiv[oaie]|premium|(?:alta|altissima|ottima|prima|massima) qualità|di qualità|must[- ]have|leader|ideal[ei]|popolar[ei]|iconic[oaie]|iconich[ei]|splendid[oaie]|meraviglios[oaie]|fantastic[oaie]|stupend[oaie]|magnific[oaie]|da sogno|più \\p{L}+|n\\. ?1|numero uno|premiat[oaie]|rivoluzionari[oae]?|innovativ[oaie]|nuov[oaie]|nuovissim[oaie]|novità|mai|sempre|limitat[oaie]|ultim[oaie]|cura|guarisce|clinicamente|antirughe|anti-?age|detox|affrettati|professional[ei]|\\p{L}{3,}issim[oaie]|irresistibil[ei]|indispensabil[ei]|imperdibil[ei]',
  ),
  clause: words(
    `è|sono|era|erano|sarà|può|possono|puoi|potrai|hai|ha|hanno|che|cui|ti|vi|ci|tuo|tua|tuoi|tue|vostr[oaie]|nostr[oaie]|suo|sua|suoi|sue|mio|mia|io|noi|voi|tu|quest[oaei]|quest'\\p{L}+|quell[oaei]|si \\p{L}+[aeo]|tengono|mantengono|contengono|offrono|proteggono|resistono|restano|resta|rimane|rimangono|diventa|diventano|${verbs}|${commands}`,
  ),
  clauseInLabel: first('si (?:ri)?piega|si lava in|si ricarica|va in lavastoviglie|si impila'),
  doing: first(`(?:si )?(?:${verbs}|${openingVerbs})`),
  pointing: words("esso|essa|essi|esse|questo|questa|quest'ultim\\p{L}+|ti|vi|tuo|tua|tuoi|tue|vostr[oaie]|anche quando"),
  condition: words(
    'tranne|eccetto|escluso|esclusa|esclusi|escluse|non|no|solo|soltanto|salvo|ma|se|quando|a meno|opzional[ei]|a parte|richied\\p{L}+|compatibil[ei]|consigliat[oaie]|senza (?!profum|paraben|alcol|alcool|silicon|zuccher|glutin|lattos|BPA|fil[io]|cav[oi]|cucitur|solfat|coloranti)\\p{L}+',
  ),
  concrete: new RegExp(
    `\\d|(?<![\\p{L}])(?:cotone|lino|lana|merino|cashmere|seta|pelle|cuoio|camoscio|denim|velluto|pile|piuma|piume|tela|rovere|noce|acero|pino|faggio|frassino|bambù|legno|acciaio|ferro|ghisa|alluminio|ottone|rame|ceramica|gres|porcellana|vetro|marmo|pietra|rattan|sughero|nylon|poliestere|lyocell|gomma|silicone|cristallo|oro|argento|soia|cera|lavastoviglie|lavatrice|impermeabil[ei]|wireless|bluetooth|ricaricabil[ei]|regolabil[ei]|pieghevol[ei]|antiaderent[ei]|antiscivolo|termic[oa]|doppi[oa]|a mano|zip|cerniera|tasc(?:a|he)|manic[oi]|coperchio|batteria|ricarica|usb|hepa|led|movimento|visione notturna|4k|biologic[oa]|bio|vegan[oa]?|sfoderabil[ei]|removibil[ei]|reversibil[ei]|impilabil[ei]|induzione|forno|cinghi[ae]|spallacci|suol[ae]|tomaia|fodera|imbottit[oaie])(?![\\p{L}])`,
    'iu',
  ),
  plainHead:
    /^(?:material[ei]|tessuto|realizzat[oa] in|capacità|volume|finitura|batteria|autonomia|composizione|imbottitura|tomaia|suola|fodera|profumo|profumazione|gusto|aroma|connettività|connessione|resistenza all['’]acqua|cura|tecnologia|risoluzione|chiusura|vestibilità|rivestimento|struttura)$/iu,
  tableHead:
    /^(?:altezza|larghezza|lunghezza|profondità|diametro|peso|dimensioni|misur[ae]|tagli[ae]|dettagli|caratteristiche|descrizione|vantaggi|ingredienti|material[ei]|color[ei]|stile|tipo|tipologia|marca|marchio|modello|codice|numero|contenuto|not[ae]|cura|istruzioni|avvertenze|informazioni|vestibilità|tomaia|suola|fodera|compatibilità|formato|quantità|genere|stagione|produttore)(?: (?:e|del|della|dello|prodotto|articolo|tacco|totale|netto|di) ?\p{L}*)*$/iu,
  leaning:
    /^(?:e|ed|ma|però|inoltre|anche|oppure|o|poi|così|quindi|infatti|invece|essi|esse|loro|i suoi|le sue|il suo|la sua|quell[oaei]|lì|qui|entramb[ie]|non|con (?:il|la) quale|che|tuttavia|per esempio|ad esempio|come|perché|se|sia|dai un|scopri|prova|scegli|aggiungi|regala|regalati|porta|trova|dai|concediti|lasciati|immagina|indossa|goditi|questo (?:permette|consente|rende|garantisce|significa|aiuta)|in più|grazie a (?:ciò|questo)|ideale|perfett[oa])(?![\p{L}\p{N}])/iu,
  ownVoice: words('noi|nostr[oaie]|io|mi|mio|mia|miei|mie|abbiamo|siamo|crediamo|offriamo|realizziamo|usiamo|ci|tranne|eccetto|salvo|non'),
  cutOff: /(?<!\p{L})(?:per|con|di|e|o|il|lo|la|i|gli|le|un|una|uno|a|in|da|su|del|della|dei|delle|al|alla|nel|nella)[.!]$/iu,
  notLabel:
    /^(?:e|ed|o|ma|di|da|dal|dalla|del|della|dei|delle|il|lo|la|i|gli|le|al|alla|ai|alle|nel|nella|taglia|colore|peso|larghezza|altezza|lunghezza|profondità|diametro|misura|lavare|conservare|tenere|agitare|evitare|applicare|usare|inserire|premere|scegli|scopri|aggiungi|prova|modello|ideale|perfett[oa]|adatt[oaie] a chi)(?!\p{L})|^l['’]|(?<!\p{L})(?:e|ed|o|con|per|a|in|di|da|su|il|lo|la|i|gli|le|un|una|uno|del|della|dei|delle|al|alla|nel|nella)$/iu,
  sizeOnly:
    /^\d[\d.,]*(?: (?:x|per) \d[\d.,]*)* (?:cm|mm|m|centimetri|pollici)$|^(?:set|confezione|pacco) (?:da|di) \d+(?: pezzi)?$|^\d+ pezzi$/iu,
  packs: /(?<!\p{L})(?:set|confezione|pacco) (?:da|di) \d+(?: pezzi)?(?!\p{L})/giu,
  lastSaid: /^(?:lavabil[ei]|lavaggio|si lava)(?: \p{L}+)? in lavatrice|^lavaggio|^(?:chius[oa]|set|confezione)(?!\p{L})/iu,
  pointingStart: new RegExp(`^(?:il|lo|la|i|gli|le|quest[oaei]|esso|essa|è|${plurals}|${verbs})(?!\\p{L})|^(?:l|quest)['’]`, 'iu'),
  article: /^(?:Un|Uno|Una) (?!\p{L}+ (?:e|o) )|^Un['’](?=\p{L})/u,
  plainStart: new RegExp(
    `^(?:\\d.*|\\p{L}+(?:at|ut|it|es|ert|ott|ivis|int|pert|ort)[oaie]|\\p{L}+(?:bile|bili|evole|evoli|ante|anti|ente|enti|zione|zioni|tura|ture|mento|menti|aggio|aggi)|anti-?\\p{L}+|in|con|senza|per|da|a|fino|tutt[oaie]|due|tre|quattro|cinque|sei|sette|otto|dieci|doppi[oae]|morbid[oaie]|legger[oaie]|solid[oaie]|profond[oaie]|ampi[oae]?|larg[oa]|larghi|larghe|lung[oa]|lunghi|lunghe|piccol[oaie]|grand[ei]|sottil[ei]|spess[oaie]|pur[oaie]|ver[oaie]|pien[oaie]|cald[oaie]|fredd[oaie]|nascost[oaie]|silenzios[oaie]|termic[oaie]|acqua|acciaio|alluminio|ampiezza|angoli|asciugatura|attacco|audio|base|batteria|bordo|borsa|bottoni|braccioli|bretelle|burro|calda|cappuccio|carica|cassetti|cassetto|cavo|ceramica|cerniera|chicchi|chiusura|cinghi[ae]|cinturino|coda|collo|colletto|comand[oi]|conchiglia|coperchio|copertina|cornice|corpo|cotone|crema|cuoio|cuscin[oi]|decoro|display|faggio|federa|ferro|filtro|finitura|fodera|fond[oi]|formula|frassino|funzione|gamb[ae]|ghisa|gomma|gres|imbottitura|impugnatura|interno|isolamento|kit|lama|lame|lana|lavorazione|legno|lino|luce|luci|maglia|manic[oi]|manich[ei]|marmo|materassino|microfono|misura|modalità|montaggio|motore|noce|olio|orlo|ottone|pagine|parete|pareti|pell[ei]|peso|piedini|piedi|pile|pino|piuma|piume|porcellana|porta|porte|profilo|protezione|punta|regolazione|ricarica|rivestimento|rovere|ruote|scatola|schermo|schiuma|schienale|scomparto|scomparti|seduta|sedute|sensore|serbatoio|seta|sfoderabil[ei]|silicone|smalto|soletta|sospensioni|spallacci|spalline|spegnimento|stampa|strap|struttura|suola|suole|sughero|superficie|tacco|tasc[ae]|tasche|tela|telaio|telecomando|temperatura|tessuto|tomaia|tracolla|trama|vasca|velcro|velluto|ventola|vetro|visione|vita|vitamina|zip|aroma|note|sapore|profumo|estratto|succo|cacao|fave|mandorle|nocciole|fiori|foglie|miele|sale|avena|karité|bambù|rattan|pietra|resina|carta|cartone|matita|inchiostro|ricette|capitoli|tessere|pezzi|carte|dadi|pedine|punti|pedali|freni|cambio|forcella|sella|portapacchi|paracolpi|pali|picchetti|zanzariera|ingresso|ingressi|oblò|verniciatura|sicurezza|allarme|app|timer|programmi|velocità|potenza|consumo|autonomia|copertura|risoluzione|zoom|obiettivo|memoria|scheda|tasti|retroilluminazione|custodia|astuccio|sacca|sacco|corda|manopola|manopole|presa|spina|adattatore|caricatore|rete|doghe|testiera|piano|ripian[oi]|ante|anta|maniglia|maniglie|gancio|ganci|specchio|cuciture|elastico|elastici|laccio|lacci|coulisse|scollo|spacco|pieghe|fascia|cintura|fibbia|pettorina|asole|colore|colori)$`,
    'iu',
  ),
  // Nobody has written how Italian sentences come apart.
  parts: () => [],
}
