import { type GroupPhrases } from '../phrasebook.ts'

/** Italian phrases for what people eat, read, play and go out with. */
export const livingPhrases = {
  food: {
    benefit: [
      ['Mani in mezzo al tavolo', 'Apri {the} e guarda chi arriva.'],
      ['Lasciamene un po’', 'Condividi {the}, o fai finta di niente.'],
      ['Alle cinque, merenda', 'Un tovagliolo, due chiacchiere, {the}.'],
    ],
    problem: [
      ['E per cena?', 'Comincia da una cosa che ti piace: {the}.'],
      ['Dispensa vuota?', 'Metti {the} in cima alla lista.'],
    ],
    question: [
      ['Si divide o no?', '{OnThe} non faremo domande.'],
      ['Un po’ di fame?', 'Tovaglia o divano, apri {the}.'],
    ],
    howTo: [
      ['Come fare festa in tre', 'Pane, un amico, {the}.'],
      ['Come riempire la dispensa', 'Compra quello che finisci. Comincia con {the}.'],
    ],
  },
  pantry: {
    benefit: [
      ['Tutto parte dalla dispensa', 'Apri l’anta, accendi il fuoco, prendi {the}.'],
      ['Acqua sul fuoco', 'Il resto è già sul tavolo: {the}.'],
      ['La lista della spesa', 'Pane, uova, {the}. Si scrive da sola.'],
    ],
    problem: [
      ['Sta per finire?', 'Prima dell’ultimo cucchiaio metti in lista {the}.'],
      ['In casa non c’è niente?', 'Una pentola, il fuoco acceso, {the}: si comincia così.'],
    ],
    question: [
      ['Che cosa cucini?', 'Ricetta di casa o primo tentativo, tieni vicino {the}.'],
      ['Che c’è in lista?', 'La frutta, il pane, e {the}.'],
    ],
    howTo: [
      ['Come farla semplice', 'Lista corta, fuoco vivo, {the}.'],
      ['Come riempire una cucina', 'Compra quello che usi ogni settimana. Aggiungi {the}.'],
    ],
  },
  drink: {
    benefit: [
      ['L’ora della pausa', 'Una sedia, una finestra, {the}.'],
      ['Due chiacchiere e un sorso', 'Sgombra il tavolo, chiama qualcuno, apri {the}.'],
      ['Le quattro e un quarto', 'Il lavoro può aspettare un sorso. Ecco {the}.'],
    ],
    problem: [
      ['Il pomeriggio non passa?', 'Alzati, stiracchiati, apri {the}.'],
      ['Sempre il solito?', 'Cambia quello che bevi alle quattro: {the}.'],
    ],
    question: [
      ['Che cosa bevi?', 'Mattina, merenda, dopo cena: apri {the}.'],
      ['Sete di qualcos’altro?', 'Rimetti a posto il solito. Apri {the}.'],
    ],
    howTo: [
      ['Come prendersi una pausa', 'Telefono giù, finestra aperta, {the}.'],
      ['Come cominciare piano', 'Prima si versa, poi si legge. Con {the}.'],
    ],
  },
  spirits: {
    benefit: [
      ['Si brinda', 'Ai vecchi amici e ai discorsi lunghi. Con {the}.'],
      ['Dopo cena, a tavola', 'I piatti possono aspettare, nessuno si alza. Apri {the}.'],
      ['Versa piano', 'Una stanza tranquilla, un bicchiere, {the}.'],
    ],
    problem: [
      ['Invito a cena, mani vuote?', 'Sulla porta basta un sorriso e {the}.'],
      ['Manca una bottiglia?', 'In fondo al mobile c’è posto per {the}.'],
    ],
    question: [
      ['Che cosa si apre?', 'Tavola pronta, musica bassa. Apri {the}.'],
      ['A che cosa si brinda?', 'Una scusa si trova. Intanto apri {the}.'],
    ],
    howTo: [
      ['Come si assaggia', 'Guarda, annusa, aspetta. Poi {the}.'],
      ['Come nasce un piccolo bar', 'Una bottiglia alla volta. Comincia con {the}.'],
    ],
  },
  book: {
    benefit: [
      ['Ancora una pagina', 'La luce resta accesa. Colpa {ofThe}.'],
      ['Una poltrona, tre ore', 'Telefono di là, tè che si fredda. Apri {the}.'],
      ['Leggi e passa parola', 'Certe storie cercano compagnia. Apri {the}.'],
    ],
    problem: [
      ['Ancora il pollice sul feed?', 'Le pagine si girano con due dita. Apri {the}.'],
      ['Niente sul comodino?', 'C’è la lampada, mancano le pagine. Metti lì {the}.'],
    ],
    question: [
      ['Che cosa leggi?', 'Se la risposta è niente, apri {the}.'],
      ['Treno, divano o letto?', 'Il posto lo scegli tu. Poi apri {the}.'],
    ],
    howTo: [
      ['Come leggere di più', 'Il telefono in cucina, {the} sul comodino.'],
      ['Come passare un diluvio', 'Coperta, tè, {the}.'],
    ],
  },
  toy: {
    benefit: [
      ['Tutti per terra', 'Sposta il tavolino e tira fuori {the}.'],
      ['Il salotto è una nave', 'O un castello, o una pista. Comincia con {the}.'],
      ['Piove, e va bene così', 'Cuscini sul tappeto, biscotti vicini, in mezzo {the}.'],
    ],
    problem: [
      ['Già noia?', 'È solo sabato mattina. Tira fuori {the}.'],
      ['Troppo schermo?', 'C’è qualcos’altro da accendere: la fantasia. Con {the}.'],
    ],
    question: [
      ['A chi tocca?', 'A tutti, e tutti insieme. Tira fuori {the}.'],
      ['Si gioca?', 'Anche i grandi, sì. Comincia con {the}.'],
    ],
    howTo: [
      ['Come vincere la pioggia', 'Coperte a terra, biscotti vicini, e {the}.'],
      ['Come si fa un compleanno', 'Torta, candeline, amici. E nel pacco {the}.'],
    ],
  },
  baby: {
    benefit: [
      ['Sveglia alle sei', 'Qualcuno ride già. Tieni vicino {the}.'],
      ['Pappa, nanna, passeggio', 'E poi daccapo. Con {the}.'],
      ['Mani piccole, borsa grande', 'Il cambio, un biscotto, pazienza. E {the}.'],
    ],
    problem: [
      ['Due mani non bastano?', 'Una è occupata, l’altra cerca {the}.'],
      ['Manca sempre qualcosa?', 'Il ciuccio, il cambio, il sonno. Almeno {there} {the}.'],
    ],
    question: [
      ['Che manca alla lista?', 'Spunta una riga: {the}.'],
      ['Un regalo per chi nasce?', 'Qualcosa da usare, non da mettere via: {the}.'],
    ],
    howTo: [
      ['Come restare in calma', 'Poche cose, sempre quelle, {the} a portata di mano.'],
      ['Come uscire in tre', 'Il cambio, l’acqua, la pazienza. E {the}.'],
    ],
  },
  pet: {
    benefit: [
      ['Chi ti aspetta alla porta', 'Chiede poco e ringrazia sempre. Porta {the}.'],
      ['Posa e aspetta', 'Ecco {the}. Ora guarda chi arriva.'],
      ['Passeggiata, pappa, nanna', 'Nella sua giornata c’è posto per {the}.'],
    ],
    problem: [
      ['Divano già occupato?', 'Proponi uno scambio: {the}.'],
      ['Ti guarda così?', 'Quegli occhi li conosci. Rispondi con {the}.'],
    ],
    question: [
      ['Chi comanda in casa?', 'Chi ha i baffi. Porta {the}.'],
      ['Pappa, gioco o nanna?', 'Tutte e tre, grazie. Aggiungi {the}.'],
    ],
    howTo: [
      ['Come viziare un po’', 'Tempo, carezze, {the}.'],
      ['Come farli sentire a casa', 'Un angolo tranquillo, gli stessi orari, {the}.'],
    ],
  },
  fitness: {
    benefit: [
      ['Si comincia qui', 'Niente coda, niente tragitto. Tu e {the}.'],
      ['Un po’ oggi, un po’ domani', 'Lascia {the} dove cade l’occhio.'],
      ['Riscaldati, respira, vai', 'La playlist è pronta. Prendi {the}.'],
    ],
    problem: [
      ['Mai il tempo per muoversi?', 'Dieci minuti, scarpe ai piedi, {the}.'],
      ['La voglia è in ferie?', 'Fai il passo piccolo. Lascia in vista {the}.'],
    ],
    question: [
      ['Il prossimo traguardo?', 'Scrivilo su un foglio, poi prendi {the}.'],
      ['Ci si muove?', 'Scarpe, musica, {the}.'],
    ],
    howTo: [
      ['Come non mollare', 'Stessa ora, un passo in più, {the}.'],
      ['Come ripartire da zero', 'Piano, con una pausa in mezzo. E con {the}.'],
    ],
  },
  cycling: {
    benefit: [
      ['Il giro lungo', 'Due ruote, nessuna fretta, {the}.'],
      ['Pane, giornale, salita', 'La domenica comincia in sella. Con {the}.'],
      ['Aria in faccia', 'Un pezzo di strada e nessun programma. Prendi {the}.'],
    ],
    problem: [
      ['Tutti in coda?', 'Fermi al semaforo, in ritardo, a suonare. Passa oltre con {the}.'],
      ['La bici prende polvere?', 'Apri il garage, gonfia le gomme, prendi {the}.'],
    ],
    question: [
      ['Dove si pedala?', 'Colline, ciclabile, centro: prendi {the}.'],
      ['Si parte?', 'Borraccia piena, strada scelta. Prendi {the}.'],
    ],
    howTo: [
      ['Come pedalare al lavoro', 'Strada tranquilla, zaino leggero, {the}.'],
      ['Come allungare il giro', 'Parti presto, fermati al bar, prendi {the}.'],
    ],
  },
  outdoors: {
    benefit: [
      ['La porta, poi il bosco', 'Zaino leggero, sveglia presto, {the}.'],
      ['Fuori, e basta', 'Un lago, un prato, un sentiero. E {the}.'],
      ['Il cielo come soffitto', 'Nessun programma dopo pranzo. Porta {the}.'],
    ],
    problem: [
      ['Troppo tempo al chiuso?', 'La porta è lì. Prendi {the}.'],
      ['Dimenticato qualcosa?', 'La prossima lista comincia con {the}.'],
    ],
    question: [
      ['Dove si va?', 'Sentiero, spiaggia, giardino di casa: porta {the}.'],
      ['Che c’è nello zaino?', 'Poca roba, e un posto per {the}.'],
    ],
    howTo: [
      ['Come partire al volo', 'Un maglione, due panini, {the}.'],
      ['Come uscire di più', 'Scegli un giorno, scegli un posto, prepara {the}.'],
    ],
  },
  stationery: {
    benefit: [
      ['Nero su bianco', 'Certe idee chiedono carta. Comincia con {the}.'],
      ['Due righe a mano', 'Si leggono piano e si tengono a lungo. Con {the}.'],
      ['Un tavolo, un’ora calma', 'La finestra, una tazza, {the}.'],
    ],
    problem: [
      ['Foglio bianco?', 'Parti da un nome. Poi prendi {the}.'],
      ['Il cassetto non si chiude?', 'Tieni quello che usi. In cima metti {the}.'],
    ],
    question: [
      ['Per chi è?', 'Un nome ti è già venuto in mente. Prendi {the}.'],
      ['Che cosa hai in testa?', 'Mettilo giù, con {the}.'],
    ],
    howTo: [
      ['Come dirlo bene', 'Poche parole, sincere. E {the}.'],
      ['Come cominciare una pagina', 'Va bene qualunque parola. E {the}.'],
    ],
  },
  party: {
    benefit: [
      ['Si fa festa', 'Musica, sedie in prestito, {the}.'],
      ['La festa è nei dettagli', 'Due festoni, una torta, {the}.'],
      ['Le foto parleranno', 'Tu intanto porta {the}.'],
    ],
    problem: [
      ['Festa vicina, idee zero?', 'Comincia con una cosa sola: {the}.'],
      ['Sembra un martedì?', 'Spegni la luce grande e porta {the}.'],
    ],
    question: [
      ['Che cosa si festeggia?', 'Una scusa si trova. Porta {the}.'],
      ['Chi viene?', 'Manda gli inviti, poi prendi {the}.'],
    ],
    howTo: [
      ['Come si fa una festa', 'Meno regole, più musica, e {the}.'],
      ['Come accendere la serata', 'Scegli un tema, esagera un po’, usa {the}.'],
    ],
  },
  health: {
    benefit: [
      ['Stessa ora, stessa sedia', 'Un’abitudine comincia così. Con {the}.'],
      ['Un angolo della giornata', 'L’agenda è piena. Una riga resta per {the}.'],
      ['Accanto allo spazzolino', 'Così non si dimentica: metti lì {the}.'],
    ],
    problem: [
      ['Sempre in fondo alla lista?', 'Sali di una riga. Comincia con {the}.'],
      ['Lo rimandi da settimane?', 'È sulla lista da un po’. Ecco {the}.'],
    ],
    question: [
      ['Che serve alla giornata?', 'Cinque minuti, sempre gli stessi, e {the}.'],
      ['Mattina o sera?', 'Scegli l’ora, poi scegli un posto per {the}.'],
    ],
    howTo: [
      ['Come tenere il ritmo', 'Stesso posto, stessa ora. Lì metti {the}.'],
      ['Come scegliere bene', 'Leggi l’etichetta, chiedi consiglio. Poi torna {toThe}.'],
    ],
  },
  general: {
    benefit: [
      ['Un posto sulla mensola', 'Le cose vanno e vengono. Fai posto {toThe}.'],
      ['Fuori dal cassetto', 'Quello che si usa sta in vista. Metti lì {the}.'],
      ['Un martedì qualunque', 'Niente in programma. Solo tu e {the}.'],
    ],
    problem: [
      ['Ancora a cercare?', 'Dodici schede aperte, pollice stanco. Tieni solo {the}.'],
      ['Troppa scelta?', 'Quaranta schede, una risposta: {the}.'],
    ],
    question: [
      ['Per te o da regalare?', 'Puoi tenere {the}. O far felice qualcuno.'],
      ['Lo incarti o lo tieni?', 'Il fiocco è facoltativo. {The} no.'],
    ],
    howTo: [
      ['Come si sceglie', 'Servirà anche lunedì? Allora sì: {the}.'],
      ['Come smettere di cercare', 'Scrivi che cosa serve, cancella il resto, prova {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
