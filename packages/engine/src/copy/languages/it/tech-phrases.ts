import { type GroupPhrases } from '../phrasebook.ts'

/** Italian phrases for electronics, and for services. */
export const techPhrases = {
  audio: {
    benefit: [
      ['Premi play, guarda fuori', 'Il posto al finestrino, un album lungo, {the}.'],
      ['Quel disco, dall’inizio', 'Luce spenta, niente salti. Solo {the}.'],
      ['Volume su, acqua sul fuoco', 'La pentola può aspettare un ritornello. Accendi {the}.'],
    ],
    problem: [
      ['La musica suona di latta?', 'Togli il telefono dal bicchiere e accendi {the}.'],
      ['Troppo rumore intorno?', 'Scegli tu che cosa ascoltare. Con {the}.'],
    ],
    question: [
      ['Che cosa ascolti?', 'Un concerto, una voce cara, la radio. Premi play con {the}.'],
      ['Con che brano cominci?', 'Uno che sai a memoria. Prova con {the}.'],
    ],
    howTo: [
      ['Come ascoltare davvero', 'Siediti, spegni il resto, metti un disco. Con {the}.'],
      ['Come riscoprire un disco', 'Dalla prima traccia, senza toccare niente. Con {the}.'],
    ],
  },
  recording: {
    benefit: [
      ['Uno, due, prova', 'Intervista, podcast o canzone: davanti a te {there} {the}.'],
      ['L’idea c’è, si registra', 'Prima che scappi. Accendi {the}.'],
      ['Silenzio in sala', 'La luce rossa, un respiro, {the}.'],
    ],
    problem: [
      ['Suona come in cantina?', 'L’ospite era bravo, l’audio meno. La prossima volta {the}.'],
      ['Vento, tram, frigorifero?', 'La puntata è tua, il rumore no. Comincia con {the}.'],
    ],
    question: [
      ['Che cosa registri?', 'Una canzone, una storia, la prima puntata. Con {the}.'],
      ['Tra poco in onda?', 'Luce, acqua, scaletta. E {the}.'],
    ],
    howTo: [
      ['Come nasce un podcast', 'Un tema, un ospite, e {the}.'],
      ['Come registrare in casa', 'Stanza piccola, coperta al muro, {the} davanti a te.'],
    ],
  },
  camera: {
    benefit: [
      ['Ferma il momento', 'La luce dura un attimo. Tieni vicino {the}.'],
      ['La luce delle sette', 'Esci presto, cammina piano, porta {the}.'],
      ['Il mondo, come lo vedi tu', 'Un passo indietro, un respiro, e {the}.'],
    ],
    problem: [
      ['Di nuovo troppo tardi?', 'Il cane ha già smesso di sorridere. Tieni vicino {the}.'],
      ['Le foto dormono sul cloud?', 'Torna a caccia di luce, con {the}.'],
    ],
    question: [
      ['Che cosa inquadri?', 'La nebbia, un primo passo, una cima lontana. Con {the}.'],
      ['Dove porti lo sguardo?', 'Un tetto, un volto, la luna. Prendi {the}.'],
    ],
    howTo: [
      ['Come raccontare un viaggio', 'Un campo largo, un dettaglio, un viso. E {the}.'],
      ['Come trovare la luce', 'Aspetta, spostati, aspetta ancora. Poi usa {the}.'],
    ],
  },
  security: {
    benefit: [
      ['Qualcuno resta a casa', 'Tu esci, la porta si chiude, di guardia {stays} {the}.'],
      ['Casa, anche da lontano', 'L’ingresso, il gatto, il corridoio. Lascia di guardia {the}.'],
      ['Chiudi e vai', 'Gas, finestre, luci. Di guardia {there} {the}.'],
    ],
    problem: [
      ['Che cos’era quel rumore?', 'Il gatto, il vento, le tubature? Chiedi {toThe}.'],
      ['Il pensiero resta a casa?', 'Forno, porta, cane. Lascia il pensiero {toThe}.'],
    ],
    question: [
      ['Chi c’è alla porta?', 'Il corriere, la vicina, nessuno. Scoprilo con {the}.'],
      ['Hai chiuso la porta?', 'Se ci pensi già sulle scale, pensa {toThe}.'],
    ],
    howTo: [
      ['Come tenere d’occhio casa', 'Scegli il punto, misura due volte, monta {the}.'],
      ['Come partire leggeri', 'Finestre, gas, chiavi. Il resto tocca {toThe}.'],
    ],
  },
  smartHome: {
    benefit: [
      ['La casa dopo le nove', 'Piatti lavati, luci basse, nessuno che chiama. Accendi {the}.'],
      ['Sera, divano, silenzio', 'Il primo che si alza perde. Accendi {the}.'],
      ['La coperta è già lì', 'Le scarpe all’ingresso, la cena sul vassoio. Accendi {the}.'],
    ],
    problem: [
      ['Troppi telecomandi?', 'Uno è sempre sotto il cuscino. Comincia con {the}.'],
      ['Ci si alza di continuo?', 'Luce, musica, porta. Stasera il turno è {ofThe}.'],
    ],
    question: [
      ['Da quale stanza cominci?', 'Cucina, salotto o camera: trova una presa per {the}.'],
      ['Serata in casa?', 'Divano prenotato, telefono muto. Accendi {the}.'],
    ],
    howTo: [
      ['Come svegliare la casa', 'Parti da una cosa che fai ogni giorno. Parti con {the}.'],
      ['Come cominciare stasera', 'Apri la scatola, trova la presa, accendi {the}.'],
    ],
  },
  computing: {
    benefit: [
      ['Dalle nove alle sei', 'Una scrivania, un caffè, {the}.'],
      ['Otto ore al giorno', 'Tanto vale scegliere con cura. Scegli {the}.'],
      ['La scrivania respira', 'Via la tazza, via i foglietti. Resta spazio per {the}.'],
    ],
    problem: [
      ['Scrivania in un groviglio?', 'Togli due cose, tienine una: {the}.'],
      ['Lunedì, già si inceppa?', 'Le seccature piccole fanno giornate lunghe. Cambiane una con {the}.'],
    ],
    question: [
      ['Che c’è sulla scrivania?', 'Tieni quello che usi. Poi fai posto {toThe}.'],
      ['Ufficio, divano o treno?', 'Ovunque lavori oggi, {there} {the}.'],
    ],
    howTo: [
      ['Come rifare la scrivania', 'Svuotala, rimetti solo ciò che usi, aggiungi {the}.'],
      ['Come scegliere bene', 'Guarda che cosa usi di lunedì. Poi guarda {the}.'],
    ],
  },
  gaming: {
    benefit: [
      ['Ancora una partita', 'L’hai detto anche un’ora fa. Colpa {ofThe}.'],
      ['Luci basse, si gioca', 'Patatine a sinistra, acqua a destra, in mezzo {the}.'],
      ['Si gioca, si perde, si ride', 'Due sul divano, due per terra. E {the}.'],
    ],
    problem: [
      ['Piove tutto il weekend?', 'Tende chiuse, patatine aperte. Comincia con {the}.'],
      ['Finiti tutti i livelli?', 'La noia è il boss finale. Rispondi con {the}.'],
    ],
    question: [
      ['Chi gioca per primo?', 'Scegli da che parte stare e prendi {the}.'],
      ['Contro chi giochi?', 'Tua sorella, gli amici, il boss finale. Con {the}.'],
    ],
    howTo: [
      ['Come ospitare un torneo', 'Cuscini a terra, rivali sul divano, e {the}.'],
      ['Come prepararsi a giocare', 'Acqua, spuntino, telefono muto. Poi {the}.'],
    ],
  },
  watch: {
    benefit: [
      ['Un’occhiata al polso', 'Il telefono resta in tasca. Metti {the}.'],
      ['Il tempo, addosso', 'Riunione, cena, un giorno senza orari: metti {the}.'],
      ['Il gesto del mattino', 'Il caffè, le chiavi, {the}.'],
    ],
    problem: [
      ['Di nuovo il telefono?', 'Cercavi l’ora, è passata mezz’ora. Metti {the}.'],
      ['Polso vuoto?', 'Tira su la manica e prova {the}.'],
    ],
    question: [
      ['Che ore sono?', 'Con {the} al polso, te lo chiedono.'],
      ['Che cosa porti ogni giorno?', 'Chiavi, telefono, {the}.'],
    ],
    howTo: [
      ['Come si sceglie dal polso', 'Quadrante, misura, cinturino. Poi prova {the}.'],
      ['Come vestire il polso', 'Ci vuole una cosa sola: {the}.'],
    ],
  },
  service: {
    benefit: [
      ['Guarda come funziona', 'Un caffè, dieci minuti e {the}. Poi decidi tu.'],
      ['La parte noiosa, via', 'Lasciala {toThe} e vai a prendere un caffè.'],
      ['Si comincia da qui', 'Non serve avere tutto pronto. Apri {the}.'],
    ],
    problem: [
      ['Ancora come una volta?', 'C’è un altro modo. Prova {the}.'],
      ['Lo rimandi da un po’?', 'Fai il primo passo. Con {the}.'],
    ],
    question: [
      ['Che cosa sposti a venerdì?', 'Proprio quel compito: affidalo {toThe}.'],
      ['Venti minuti stasera?', 'Quanto un episodio. Dedicali {toThe}.'],
    ],
    howTo: [
      ['Come si comincia', 'Guardati intorno, chiedi, poi prova {the}.'],
      ['Come scegliere con calma', 'Confronta, dormici su. Poi torna {toThe}.'],
    ],
  },
  music: {
    benefit: [
      ['Suona quello che senti', 'Prendi {the} e vedi dove va la serata.'],
      ['Fai un po’ di rumore', 'I vicini capiranno. Comincia con {the}.'],
      ['Dalla prima nota', 'Prove, palco o camera da letto: con {the}.'],
    ],
    problem: [
      ['Dita arrugginite?', 'Cinque minuti al giorno. Lascia in vista {the}.'],
      ['Una canzone in testa?', 'Falla uscire, con {the}.'],
    ],
    question: [
      ['Con che pezzo cominci?', 'Uno vecchio o uno tuo? Prova con {the}.'],
      ['Palco o cameretta?', 'Riflettori o abat-jour, prendi {the}.'],
    ],
    howTo: [
      ['Come suonare ogni giorno', 'Lascia {the} in vista, accanto al divano.'],
      ['Come nasce una canzone', 'Tre accordi, un’idea, {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
