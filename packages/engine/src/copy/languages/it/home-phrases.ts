import { type GroupPhrases } from '../phrasebook.ts'

/** Italian phrases for things of kitchen, house and garden. */
export const homePhrases = {
  drinkware: {
    benefit: [
      ['Il primo sorso del mattino', 'Prima del telefono, prima di tutti. Riempi {the}.'],
      ['Versa, siediti, respira', 'Una finestra aperta, dieci minuti di silenzio. E {the}.'],
      ['Prima il caffè, poi tutto', 'Il resto della casa dorme ancora. Tu riempi {the}.'],
    ],
    problem: [
      ['La pausa dura un minuto?', 'Spegni lo schermo, guarda fuori, riempi {the}.'],
      ['Credenza piena?', 'E poi la mano va sempre lì. Fai posto {toThe}.'],
    ],
    question: [
      ['Che cosa versi oggi?', 'Caffè alle otto, tè alle quattro, cioccolata se piove. Riempi {the}.'],
      ['A chi tocca il primo sorso?', 'Metti {the} in tavola e guarda chi allunga la mano.'],
    ],
    howTo: [
      ['Come rallentare un mattino', 'Versa, siediti, lascia il telefono di là. Il resto tocca {toThe}.'],
      ['Una pausa in due mosse', 'Primo: riempi {the}. Secondo: siediti. Non c’è altro.'],
    ],
  },
  cookware: {
    benefit: [
      ['Si comincia dalla cipolla', 'Olio, fuoco basso, quel profumo fino alle scale. E {the}.'],
      ['Il sugo della domenica', 'La radio accesa, i vetri appannati, {the} a portata di mano.'],
      ['Martedì sera, fame vera', 'Due uova, quello che c’è in frigo, e {the}.'],
    ],
    problem: [
      ['Cassetti pieni, mani vuote?', 'Tieni quello che usi davvero. Comincia con {the}.'],
      ['Anche stasera pizza?', 'Posa il telefono, apri il frigo e prendi {the}.'],
    ],
    question: [
      ['Che si mangia stasera?', 'Qualunque cosa dica il frigo, tira fuori {the}.'],
      ['Arrosto o due uova?', 'In un caso e nell’altro, tieni vicino {the}.'],
    ],
    howTo: [
      ['Come farsi amica la cucina', 'Un piatto solo, rifatto spesso. E sempre {the}.'],
      ['Come cucinare volentieri', 'Grembiule, musica, un bicchiere accanto. E {the}.'],
    ],
  },
  tableware: {
    benefit: [
      ['È pronto, tutti a tavola', 'Quattro sedie che si spostano, il pane che gira, in mezzo {the}.'],
      ['A tavola si resta', 'Il caffè, ancora una storia, le briciole. E {the}.'],
      ['Il pranzo della domenica', 'Si parla tutti insieme e nessuno si alza. Porta in tavola {the}.'],
    ],
    problem: [
      ['In tavola tutto spaiato?', 'Ricomincia da una cosa sola che ti piace: {the}.'],
      ['Ospiti tra un’ora?', 'La pasta si cuoce all’ultimo. Intanto metti in tavola {the}.'],
    ],
    question: [
      ['Chi viene a cena?', 'Amici, parenti o solo tu: apparecchia con {the}.'],
      ['Il servizio buono, quando?', 'Oggi è un giorno qualunque: va bene. Tira fuori {the}.'],
    ],
    howTo: [
      ['Come apparecchiare al volo', 'Due candele, un rametto verde e {the}.'],
      ['Come salvare un mercoledì', 'Spegni il telegiornale, accendi una candela, apparecchia con {the}.'],
    ],
  },
  appliance: {
    benefit: [
      ['La cucina si sveglia', 'La luce, il caffè, il pane. E poi {the}.'],
      ['In cucina siete in due', 'Tu scegli la ricetta. Al resto chiama {the}.'],
      ['Dalle sette a mezzanotte', 'Colazione, merenda, uno spuntino di nascosto. Sempre con {the}.'],
    ],
    problem: [
      ['La cucina ti rincorre?', 'Passa un compito {toThe} e siediti un attimo.'],
      ['Quello vecchio borbotta?', 'Quel rumore lo conosci. Il prossimo turno tocca {toThe}.'],
    ],
    question: [
      ['Da che ricetta cominci?', 'Da una che profumi fino alle scale. Con {the}.'],
      ['C’è posto in cucina?', 'Sposta la fruttiera e metti lì {the}.'],
    ],
    howTo: [
      ['Come riprendersi la cucina', 'Scegli il piatto, alza la musica, passa la palla {toThe}.'],
      ['Come alleggerire il mattino', 'Prepara la tavola la sera prima. Poi tocca {toThe}.'],
    ],
  },
  furniture: {
    benefit: [
      ['Dove si finisce sempre', 'In ogni casa c’è un posto che chiama. Lì metti {the}.'],
      ['Entri, posi la borsa', 'Le chiavi nella ciotola, un respiro lungo. E in fondo {the}.'],
      ['Resta ancora un po’', 'I discorsi buoni arrivano dopo le undici. Trova un posto {toThe}.'],
    ],
    problem: [
      ['Manca qualcosa in casa?', 'Ci giri intorno da mesi. Prova con {the}.'],
      ['Quell’angolo vuoto?', 'Sai quale. Metti lì {the}.'],
    ],
    question: [
      ['Finestra o parete?', 'Prendi il metro, sposta la pianta, fai posto {toThe}.'],
      ['Voglia di spostare tutto?', 'Prima la pianta, poi il tappeto. Poi {the}.'],
    ],
    howTo: [
      ['Come si comincia una stanza', 'Una cosa che ami, poi il resto, piano. Comincia con {the}.'],
      ['Come sentirsi a casa', 'Parti da ciò che usi ogni giorno. Parti con {the}.'],
    ],
  },
  storage: {
    benefit: [
      ['Ogni cosa al suo posto', 'Le chiavi, la posta, il libro a metà. Per il resto {there} {the}.'],
      ['Il tappeto si rivede', 'Giochi, giornali, scarpe: dai a tutto un indirizzo, con {the}.'],
      ['In ordine, senza pensarci', 'Chiavi qui, lettere là. Nel mezzo {the}.'],
    ],
    problem: [
      ['Il disordine avanza?', 'Dagli un posto dove andare. Comincia con {the}.'],
      ['Dove l’avevi messo?', 'Le cose senza un posto fanno il giro della casa. Ecco {the}.'],
    ],
    question: [
      ['Da dove cominci?', 'Libri, scarpe, la pila sulla sedia? Una parte tocca {toThe}.'],
      ['Che cosa non trovi mai?', 'Di solito le forbici. Da oggi {there} {the}.'],
    ],
    howTo: [
      ['Come mettere ordine', 'Scegli, regala, riponi. Per il terzo passo {there} {the}.'],
      ['Come calmare una stanza', 'Metà in vista, metà no. Comincia con {the}.'],
    ],
  },
  lighting: {
    benefit: [
      ['Dopo le otto, luce bassa', 'Il divano, un libro, le voci piano. Accendi {the}.'],
      ['Stessa stanza, altra sera', 'Ombre lunghe e nessuna fretta. Accendi {the}.'],
      ['La cena si allunga', 'Due storie ancora, il dolce, nessuno guarda l’ora. E {the}.'],
    ],
    problem: [
      ['Sempre la luce grande?', 'Il salotto non è una sala d’attesa. Accendi {the}.'],
      ['Quell’angolo buio?', 'Ogni casa ne ha uno. Metti lì {the}.'],
    ],
    question: [
      ['Luce piena o penombra?', 'Dipende da chi viene a cena. Comincia con {the}.'],
      ['Che cosa vuoi illuminare?', 'La poltrona, il corridoio, la fine del tavolo. Con {the}.'],
    ],
    howTo: [
      ['Come giocare con la luce', 'Una per la stanza, una per leggere, una per stare. Prova {the}.'],
      ['Come cambiare una stanza', 'Abbassa le luci grandi e lascia un bagliore: {the}.'],
    ],
  },
  bedding: {
    benefit: [
      ['Ancora cinque minuti', 'Fuori piove, la sveglia può aspettare. Qui {there} {the}.'],
      ['Domenica, persiane chiuse', 'Il giornale, il caffè a letto, {the}.'],
      ['La casa si fa piccola', 'Luce spenta, telefono di là. Restano il buio e {the}.'],
    ],
    problem: [
      ['Il letto ha l’aria stanca?', 'Lavora tutte le notti dell’anno. Oggi tocca {toThe}.'],
      ['Letto rifatto a metà?', 'Tendi, sprimaccia, aggiungi {the}. Fatto.'],
    ],
    question: [
      ['Ti alzi o resti?', 'Con {the} sul letto, nessuno dirà niente.'],
      ['Che letto ti aspetta?', 'Stasera, quando spegni la luce. Comincia con {the}.'],
    ],
    howTo: [
      ['Come si fa un bel letto', 'Tendi, piega, sovrapponi. E poi {the}.'],
      ['Come chiudere la giornata', 'Abbassa la luce, apri la finestra, scegli {the}.'],
    ],
  },
  bath: {
    benefit: [
      ['Il vapore sullo specchio', 'Piastrelle tiepide e nessuna fretta. E {the}.'],
      ['Sette del mattino', 'Occhi a metà, acqua che scorre, {the} a portata di mano.'],
      ['Chiudi la porta', 'Per un quarto d’ora il bagno è tuo. Con {the}.'],
    ],
    problem: [
      ['Voglia di rifare il bagno?', 'Lascia stare le piastrelle. Comincia con {the}.'],
      ['Mattine di corsa?', 'Chiudi a chiave, apri l’acqua, conta fino a cento. Con {the}.'],
    ],
    question: [
      ['Doccia o vasca?', 'In ogni caso, tieni vicino {the}.'],
      ['Da dove si comincia?', 'In bagno si parte da una cosa piccola. Per esempio {the}.'],
    ],
    howTo: [
      ['Come farne una spa', 'Acqua calda, luce bassa, telefono di là. E {the}.'],
      ['Come rinfrescare il bagno', 'Svuota la mensola, rimettine metà, aggiungi {the}.'],
    ],
  },
  decor: {
    benefit: [
      ['L’angolo che nessuno guarda', 'Fino a oggi. Metti lì {the}.'],
      ['Si parte da un dettaglio', 'Niente vernice, niente polvere, niente operai. Solo {the}.'],
      ['La casa prende carattere', 'Metti {the} dove lo sguardo passa ogni giorno.'],
    ],
    problem: [
      ['Qui manca qualcosa?', 'Uno spazio vuoto è un invito. Rispondi con {the}.'],
      ['Casa un po’ spoglia?', 'Si finisce una cosa alla volta. La prossima: {the}.'],
    ],
    question: [
      ['In quale stanza?', 'Fai un giro per casa e trova il posto {toThe}.'],
      ['La casa parla di te?', 'Aggiungi una frase: {the}.'],
    ],
    howTo: [
      ['Come si finisce una stanza', 'Togli una cosa, spostane un’altra, aggiungi {the}.'],
      ['Come vestire una stanza', 'Prima il grande, poi il piccolo, in mezzo un po’ d’aria. E {the}.'],
    ],
  },
  climate: {
    benefit: [
      ['Fuori fa quel che vuole', 'Dentro decidi tu. Accendi {the}.'],
      ['La stanza in cui vivi', 'Scrivania, divano, letto: scegli un posto per {the}.'],
      ['Un libro e la porta chiusa', 'Il meteo è di là dal vetro. Qui accendi {the}.'],
    ],
    problem: [
      ['La stanza non ti convince?', 'La poltrona c’è, la luce anche. Aggiungi {the}.'],
      ['Aria ferma?', 'Apri, cambia, richiudi. Poi accendi {the}.'],
    ],
    question: [
      ['Camera o studio?', 'Pensa alla stanza in cui stai tutto il giorno. Lì accendi {the}.'],
      ['Che aria tira in casa?', 'Se la risposta è un sospiro, accendi {the}.'],
    ],
    howTo: [
      ['Come godersi la stanza', 'Tira la tenda, avvicina la poltrona, accendi {the}.'],
      ['Come scegliere la stanza', 'Misura, conta le prese, trova il posto {toThe}.'],
    ],
  },
  cleaning: {
    benefit: [
      ['Via le briciole, poi divano', 'Prima {the}, poi i piedi sul tavolino.'],
      ['Finestre aperte, radio alta', 'Comincia dal corridoio, con {the}.'],
      ['Una stanza, una canzone', 'Finisce il ritornello, si cambia stanza. Con {the}.'],
    ],
    problem: [
      ['Briciole, e siamo daccapo?', 'Tanto tornano. Tu fatti trovare con {the}.'],
      ['Sabato, di nuovo pulizie?', 'Fai la tua parte e lascia il resto {toThe}.'],
    ],
    question: [
      ['Ospiti tra mezz’ora?', 'Respiro lungo. Poi {the}.'],
      ['Che cosa rimandi sempre?', 'La pila, l’angolo, quel vetro. Prendi {the}.'],
    ],
    howTo: [
      ['Come pulire senza sbuffare', 'Dall’alto in basso, dal fondo alla porta. Con {the}.'],
      ['Come restare in pari', 'Un po’ ogni giorno, e il sabato è tuo. Tieni vicino {the}.'],
    ],
  },
  garden: {
    benefit: [
      ['La porta sul retro è aperta', 'Stivali, guanti, {the}. Al resto pensa il sole.'],
      ['Un pezzo di verde', 'Balcone, orto o cortile: porta fuori {the}.'],
      ['Le sere lunghe', 'Due sedie, i grilli, nessun orario. Porta fuori {the}.'],
    ],
    problem: [
      ['Il verde fa di testa sua?', 'Un pomeriggio, le maniche su, e {the}.'],
      ['Da dove si parte, fuori?', 'Dal pezzo che vedi dalla finestra. E con {the}.'],
    ],
    question: [
      ['Che si fa in giardino?', 'Zappare, annaffiare, sonnecchiare, daccapo. Con {the}.'],
      ['Ancora un’ora di luce?', 'Quanto basta per uscire con {the}.'],
    ],
    howTo: [
      ['Come godersi il giardino', 'Fai poco, siediti molto. E porta {the}.'],
      ['Come aprire la stagione', 'Sgombra, immagina, pianta. Tieni vicino {the}.'],
    ],
  },
  tools: {
    benefit: [
      ['Mensola su, poi si pranza', 'Matita sull’orecchio, caffè sul davanzale, {the} in mano.'],
      ['Un lavoro fatto da te', 'Alla fine lo si guarda due volte. Comincia con {the}.'],
      ['La porta che cigola', 'Poi la mensola, poi il cancello. Tieni vicino {the}.'],
    ],
    problem: [
      ['Quel lavoretto aspetta?', 'È sulla lista da un pezzo. Sabato tocca {toThe}.'],
      ['Attrezzo sbagliato?', 'Una moneta non è un cacciavite. Prendi {the}.'],
    ],
    question: [
      ['Che cosa costruisci?', 'Una mensola, un regalo, una scusa per stare in garage. Con {the}.'],
      ['Che manca nella cassetta?', 'Tra il martello e il metro c’è ancora posto per {the}.'],
    ],
    howTo: [
      ['Come finire un lavoro', 'Misura due volte, taglia una. E tieni vicino {the}.'],
      ['Come accorciare la lista', 'Prima la cosa piccola. Per le altre {there} {the}.'],
    ],
  },
  car: {
    benefit: [
      ['Pieno fatto, si parte', 'La playlist è scelta, il sedile è a posto. A bordo {the}.'],
      ['La strada è lunga', 'Un caffè all’autogrill, una canzone, e {the}.'],
      ['Domenica, secchio e spugna', 'Il cortile, la radio, e {the}.'],
    ],
    problem: [
      ['Parcheggio sotto il cielo?', 'Sole, foglie, piccioni: non fanno ferie. Rispondi con {the}.'],
      ['L’auto chiede attenzioni?', 'Ti porta dappertutto. Oggi ricambia, con {the}.'],
    ],
    question: [
      ['Dove si va?', 'Scuola, ufficio, montagna: a bordo {there} {the}.'],
      ['Va bene per la tua?', 'Controlla anno e modello, poi torna {toThe}.'],
    ],
    howTo: [
      ['Come prepararsi al viaggio', 'Gomme, acqua, panini. E a bordo {the}.'],
      ['Come volerle bene', 'Lava, asciuga, fai un passo indietro. Poi {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
