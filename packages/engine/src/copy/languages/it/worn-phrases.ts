import { type GroupPhrases } from '../phrasebook.ts'

/** Italian phrases for what people wear, carry and care for themselves with. */
export const wornPhrases = {
  bag: {
    benefit: [
      ['Prendi e vai', 'Chiavi, telefono, un libro a metà. E {the}.'],
      ['Venerdì alle sei', 'Il treno tra poco, il mare più tardi. Prendi {the}.'],
      ['Ufficio, spesa, aperitivo', 'Un giro solo, senza ripassare da casa. Con {the}.'],
    ],
    problem: [
      ['Di nuovo le chiavi?', 'Terzo piano, luce spenta, mani piene. La prossima volta {the}.'],
      ['Valigie all’ultimo minuto?', 'Succede. Respira e comincia con {the}.'],
    ],
    question: [
      ['Dove si va?', 'In ufficio, in aeroporto, in un posto con vista? Porta {the}.'],
      ['Che cosa porti con te?', 'Il caricatore, una mela, un libro. E {the}.'],
    ],
    howTo: [
      ['Come viaggiare leggeri', 'Stendi tutto sul letto, rimetti via metà, prendi {the}.'],
      ['Come uscire in orario', 'La sera prima, accanto alla porta: {the}.'],
    ],
  },
  footwear: {
    benefit: [
      ['Una fermata prima, a piedi', 'Scendi, taglia per il parco. Con {the}.'],
      ['Accanto alla porta', 'Chiavi, giacca, {the}. Via.'],
      ['Due passi, poi altri due', 'Il bar, il fiume, il giro lungo. Con {the}.'],
    ],
    problem: [
      ['Sempre il solito paio?', 'Di strada ne ha fatta. Il prossimo turno è {ofThe}.'],
      ['Tutto pronto, e ai piedi?', 'L’armadio ha parlato, i piedi no. Prova {the}.'],
    ],
    question: [
      ['Dove ti portano i piedi?', 'Dietro l’angolo o dall’altra parte della città, con {the}.'],
      ['Ci si veste dal basso?', 'Certi giorni sì. Comincia con {the}.'],
    ],
    howTo: [
      ['Come chiudere un look', 'Parti dal basso. Parti con {the}.'],
      ['Come camminare di più', 'Esci prima, fai il giro lungo, metti {the}.'],
    ],
  },
  clothing: {
    benefit: [
      ['Apri l’armadio, e via', 'Sette minuti, un caffè, {the}. Fuori.'],
      ['Davanti a tutto il resto', 'Sai già dove va la mano. Metti in prima fila {the}.'],
      ['Mercato, ufficio, cena', 'Una giornata intera senza ripensarci. Con {the}.'],
    ],
    problem: [
      ['Armadio pieno, idee zero?', 'Comincia con una cosa sola: {the}.'],
      ['Di nuovo come ieri?', 'All’armadio serve compagnia. Trova posto {toThe}.'],
    ],
    question: [
      ['Oggi che cosa ti metti?', 'Non la roba di ieri. Metti {the}.'],
      ['Si esce stasera?', 'Guarda fuori, guarda l’ora, metti {the}.'],
    ],
    howTo: [
      ['Come vestirsi in un minuto', 'Si sceglie una cosa, il resto segue. Comincia con {the}.'],
      ['Come alleggerire l’armadio', 'Togli due cose, aggiungine una: {the}.'],
    ],
  },
  sportswear: {
    benefit: [
      ['Metti, allaccia, esci', 'Alle sette il parco è ancora di nessuno. Con {the}.'],
      ['Metà è vestirsi', 'L’altra metà è uscire. Comincia con {the}.'],
      ['Al tuo passo', 'Veloce, lento, con una scusa per fermarsi. Con {the}.'],
    ],
    problem: [
      ['La voglia si fa aspettare?', 'Stasera sulla sedia metti {the}. Domani si vede.'],
      ['Borsa da palestra stanca?', 'Cambia una cosa sola. Infila {the}.'],
    ],
    question: [
      ['Che cosa si fa oggi?', 'Corsa, bici, tappetino, mare? Metti {the}.'],
      ['Alba o dopo cena?', 'Decidi tu l’ora. Accanto alla porta {there} {the}.'],
    ],
    howTo: [
      ['Come non saltare un giorno', 'Stessa ora, stesso posto. La sera prima, sulla sedia: {the}.'],
      ['Come varcare la porta', 'Prima vestiti, poi decidi. Comincia con {the}.'],
    ],
  },
  jewelry: {
    benefit: [
      ['Dal lunedì al gran giorno', 'Un gesto davanti allo specchio: metti {the}.'],
      ['L’ultima cosa, sulla porta', 'Il cappotto, le chiavi, {the}.'],
      ['Il dettaglio che parla', 'Il resto può restare semplice. Metti {the}.'],
    ],
    problem: [
      ['Manca ancora qualcosa?', 'Quasi sempre è la cosa piccola. Prova {the}.'],
      ['Un regalo, ma quale?', 'Qualcosa da portare addosso e ricordare: {the}.'],
    ],
    question: [
      ['Per te o da regalare?', 'Prima di decidere, prova {the}.'],
      ['Poco o tutto insieme?', 'Lo specchio ha l’ultima parola. Comincia con {the}.'],
    ],
    howTo: [
      ['Come portarne di meno', 'Togli due cose, lasciane una: {the}.'],
      ['Come segnare un giorno', 'Scegli qualcosa anche per i giorni dopo: {the}.'],
    ],
  },
  skincare: {
    benefit: [
      ['Due minuti, porta chiusa', 'Niente telefono, niente fretta. Lo specchio e {the}.'],
      ['Mattina e sera', 'Prima del caffè, dopo il film. Tieni vicino {the}.'],
      ['Pochi gesti, ogni giorno', 'L’acqua, l’asciugamano, {the}.'],
    ],
    problem: [
      ['Mensola piena, tempo zero?', 'Svuotala, tieni tre cose. Poi aggiungi {the}.'],
      ['Sempre di corsa?', 'Prenditi due minuti davanti allo specchio, con {the}.'],
    ],
    question: [
      ['Prima o dopo il caffè?', 'Scegli il momento, poi prendi {the}.'],
      ['Che c’è sulla mensola?', 'Tieni quello che finisci davvero. Aggiungi {the}.'],
    ],
    howTo: [
      ['Come farla semplice', 'Acqua, asciugamano, {the}. Fine.'],
      ['Come nasce un’abitudine', 'Un gesto alla volta, alla stessa ora. Comincia con {the}.'],
    ],
  },
  soap: {
    benefit: [
      ['Occhi chiusi, acqua aperta', 'La giornata può aspettare un minuto. Prendi {the}.'],
      ['Si apre il rubinetto', 'Un respiro, un po’ di vapore, {the}.'],
      ['Il minuto prima del caffè', 'Pigiama storto, capelli peggio. E {the}.'],
    ],
    problem: [
      ['Il bagno è un corridoio?', 'Dentro, fuori, di corsa. Oggi fermati con {the}.'],
      ['Il solito, al mattino?', 'Cambia la cosa piccola. Comincia con {the}.'],
    ],
    question: [
      ['Mattina o sera?', 'In tutti e due i casi, accanto al lavabo {there} {the}.'],
      ['Che c’è sul lavabo?', 'Due elastici, uno scontrino. Fai posto {toThe}.'],
    ],
    howTo: [
      ['Come svegliarsi per bene', 'Acqua tiepida, poi fredda, poi {the}.'],
      ['Come cambiare abitudini', 'Una cosa a settimana. Comincia con {the}.'],
    ],
  },
  hair: {
    benefit: [
      ['I capelli, a modo tuo', 'Su, giù, ricci, lisci: tieni vicino {the}.'],
      ['Musica, specchio, capelli', 'La porta chiusa e {the} a portata di mano.'],
      ['Via dallo specchio', 'Fuori è già mattina. Prendi {the} e vai.'],
    ],
    problem: [
      ['Giornata da cappello?', 'Prima del berretto, prova {the}.'],
      ['Mattine troppo corte?', 'Ogni minuto allo specchio conta. Usa {the}.'],
    ],
    question: [
      ['Lisci, mossi o ribelli?', 'Oggi decidi tu. Tieni vicino {the}.'],
      ['Oggi si lavano?', 'Metti un disco lungo e prendi {the}.'],
    ],
    howTo: [
      ['Come prendersela comoda', 'Ciocca per ciocca, canzone per canzone. Con {the}.'],
      ['Come fare pace col ciuffo', 'Un occhio allo specchio, uno all’orologio. Con {the}.'],
    ],
  },
  makeup: {
    benefit: [
      ['Un gesto e si esce', 'Lo specchio dell’ingresso, le chiavi in mano, {the}.'],
      ['Oggi poco, domani tanto', 'Le regole sono tue. Gioca con {the}.'],
      ['Cinque minuti o un’ora', 'La musica dei preparativi, e {the}.'],
    ],
    problem: [
      ['Sempre lo stesso trucco?', 'Cambia una cosa sola: {the}.'],
      ['Beauty pieno, idee poche?', 'Togli due cose, fai posto {toThe}.'],
    ],
    question: [
      ['Un velo o tutto quanto?', 'In un caso e nell’altro, tieni vicino {the}.'],
      ['Che c’è nel beauty?', 'Di sicuro un posto per {the}.'],
    ],
    howTo: [
      ['Come prepararsi in poco', 'Scegli un punto solo e fermati lì. Con {the}.'],
      ['Come giocare coi colori', 'Poco, sfuma, un passo indietro. Comincia con {the}.'],
    ],
  },
  fragrance: {
    benefit: [
      ['Lascia una scia', 'Prima del saluto, dopo la porta. Metti {the}.'],
      ['Un ricordo, più avanti', 'I giorni tornano dal naso. Per il prossimo metti {the}.'],
      ['L’ultima cosa addosso', 'Il cappotto, le chiavi, {the}.'],
    ],
    problem: [
      ['Cerchi il tuo profumo?', 'Ci vuole un giorno intero sulla pelle. Prova {the}.'],
      ['Lo stesso da anni?', 'Cambia nota, almeno il sabato. Con {the}.'],
    ],
    question: [
      ['Da giorno o da sera?', 'Decidi davanti all’armadio. Poi metti {the}.'],
      ['Di che cosa sai oggi?', 'Di caffè e di fretta, di solito. Prova {the}.'],
    ],
    howTo: [
      ['Come trovare un profumo', 'Prova, cammina, aspetta un’ora. Comincia con {the}.'],
      ['Come si porta un profumo', 'Polsi, collo, uno spruzzo in meno. Prova con {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
