import { type Phrasebook } from '../phrasebook.ts'

/** Italian phrases for the occasions of an audience, by the setting a product is used in. They name moments, never people. */
export const italianAudience: Phrasebook['audience'] = {
  students: {
    any: [
      ['Lezioni, poi il resto', 'Giornate lunghe, pause corte. Porta {the}.'],
      ['Tra un esame e l’altro', 'Appunti sul tavolo, finestra aperta. E {the}.'],
    ],
    home: [
      ['Una stanza, quattro mura', 'I poster sono un inizio. Poi viene {the}.'],
      ['La prima camera in affitto', 'Poco spazio, grandi idee. Comincia con {the}.'],
    ],
    kitchen: [['La cucina in comune', 'I coinquilini prendono in prestito tutto. Nascondi bene {the}.']],
    wear: [['Dal treno all’aula', 'Dieci minuti a piedi, un caffè in mano. Con {the}.']],
    desk: [['Le notti prima dell’esame', 'La consegna arriva comunque. Sulla scrivania {there} {the}.']],
    care: [['Prima della lezione', 'Specchio piccolo, sveglia suonata due volte. E {the}.']],
  },
  'young-professionals': {
    any: [
      ['Giorni che corrono', 'Lavoro, amici, cena, daccapo. Fai posto {toThe}.'],
      ['Da lunedì a domenica', 'Settimana piena, sabato libero: sempre con {the}.'],
    ],
    home: [['La prima casa tua', 'Gli scatoloni non sono mobili. Comincia con {the}.']],
    kitchen: [['Cena dopo il lavoro', 'Alle otto gli amici, alle sette tu. Tira fuori {the}.']],
    wear: [['Dall’ufficio a cena', 'Per cambiarsi non c’è tempo. Va bene così, con {the}.']],
  },
  'new-homeowners': {
    any: [
      ['Le chiavi in mano', 'La casa è tua, l’eco anche. Comincia con {the}.'],
      ['Una casa da riempire', 'Piano, con le cose che ti piacciono. Comincia con {the}.'],
    ],
    home: [['Stanze vuote, grandi idee', 'Un metro, una matita, e {the}.']],
    kitchen: [['La prima cena a casa', 'Scatoloni in corridoio, pasta in tavola. E {the}.']],
    wear: [['Pittura oggi, festa sabato', 'La casa va inaugurata. Metti {the}.']],
  },
  families: {
    any: [
      ['Casa piena, giorni pieni', 'Dalla colazione alla buonanotte. Con {the}.'],
      ['La famiglia al completo', 'C’è chi ride, chi corre, chi ha fame. E {the}.'],
    ],
    home: [['Compiti, capanne, un film', 'Tutto sullo stesso tappeto. Fai posto {toThe}.']],
    kitchen: [['Tutti a tavola', 'Passa il pane, stringiti un po’, porta {the}.']],
    wear: [['Da scuola a cena', 'La giornata ha tante parti. Per tutte {there} {the}.']],
    out: [['Il weekend di tutti', 'Panini, palla, sedili pieni. E {the}.']],
  },
  moving: {
    any: [
      ['Il prossimo indirizzo', 'Scatoloni, chiavi, un caffè. Poi {the}.'],
      ['Si cambia casa', 'Lascia qualcosa, porta qualcosa. Porta {the}.'],
    ],
    home: [['Stanze da capire', 'Prima il metro. Poi un posto per {the}.']],
    kitchen: [['Il primo scatolone', 'Scrivici sopra «cucina». In cima metti {the}.']],
  },
  professionals: {
    any: [
      ['L’ultima scheda da chiudere', 'Le sei, schermo spento. È l’ora {ofThe}.'],
      ['Le ore dopo il lavoro', 'L’agenda è chiusa. Adesso {the}.'],
    ],
    home: [
      ['A casa, finalmente', 'Scarpe via, agenda chiusa. Ad aspettarti {there} {the}.'],
      ['Quando il portatile tace', 'Ultima chiamata, calze sul divano. E {the}.'],
    ],
    kitchen: [
      ['Dopo l’ultima riunione', 'Chiudi il portatile, apri la credenza. E {the}.'],
      ['La cucina, non la posta', 'Portatile chiuso, acqua sul fuoco. Tocca {toThe}.'],
    ],
    wear: [
      ['Dalla riunione alla cena', 'Alle nove in ufficio, alle otto al tavolo. Con {the}.'],
      ['Agenda piena, nessun dubbio', 'Una decisione in meno. Metti {the}.'],
    ],
    desk: [
      ['Una giornata di lavoro', 'Le ore sono tante. Sulla scrivania metti {the}.'],
      ['Ufficio in casa', 'Porta chiusa, microfono muto, caffè caldo. E {the}.'],
    ],
    out: [
      ['Quando finisce l’ufficio', 'Chiudi il portatile, apri la porta, prendi {the}.'],
      ['Fuori sede', 'Imposta la risposta automatica e vai, con {the}.'],
    ],
    care: [
      ['Prima della prima chiamata', 'Un minuto lento, il mattino. Con {the}.'],
      ['Dopo una giornata lunga', 'Spegni tutto, rallenta, prendi {the}.'],
    ],
    play: [['Sera libera?', 'Telefono muto e {the} sul tavolo.']],
  },
  urban: {
    any: [
      ['La città, ogni giorno', 'Scale, tram, folla: attraversala con {the}.'],
      ['Terzo piano senza ascensore', 'Le finestre sul cortile, i tetti, {the}.'],
    ],
    home: [['Case di città', 'In città conta ogni angolo. Danne uno {toThe}.']],
    kitchen: [['Cucine piccole di città', 'Poco spazio, tanta fame. Fai posto {toThe}.']],
    wear: [['Per le strade del centro', 'Semafori, portici, l’ultimo tram. Con {the}.']],
    care: [['Dopo la città', 'Il rumore resta fuori. Dentro {there} {the}.']],
    out: [['Fuori, in città', 'Prendi le vie laterali. E prendi {the}.']],
  },
  suburban: {
    any: [
      ['Sabato vicino a casa', 'La porta sul retro aperta, nessun piano. Solo {the}.'],
      ['Il vialetto, le sei di sera', 'Qualcuno annaffia, qualcuno rientra. E {the}.'],
    ],
    home: [['La casa di domenica', 'Nessuno ha fretta, il giornale gira. E {the}.']],
    kitchen: [['Portico, cucina, portico', 'Gli amici passano senza avvisare. Tieni pronto in tavola {the}.']],
    wear: [['Il giro dell’isolato', 'Commissioni, parco, cortile. Metti {the}.']],
  },
  rural: {
    any: [
      ['Vita di campagna', 'Tanto cielo, poca fretta, e {the}.'],
      ['Dopo l’ultimo paese', 'Un cancello, due alberi, il silenzio. E {the}.'],
    ],
    home: [['Una casa in campagna', 'Colline dalla finestra, legna nel camino. E {the}.']],
    kitchen: [['Cucine di campagna', 'Tavolo grande, pranzo lungo, e {the}.']],
    wear: [['Campi e stradine', 'L’asfalto finisce qui. Metti {the}.']],
    out: [['Dove finisce la strada', 'Ancora un po’ più in là, con {the}.']],
  },
  'affordable-stylish': {
    any: [
      ['Stile, senza complicazioni', 'Niente pose, niente prove generali. Solo {the}.'],
      ['Gusto, anche di martedì', 'L’occasione non serve. Serve {the}.'],
    ],
    home: [['Una casa con stile', 'Niente di forzato. Solo {the}.']],
    wear: [['Stile di ogni giorno', 'Davanti allo specchio, senza pensarci troppo. Metti {the}.']],
  },
  luxury: {
    any: [
      ['Si sceglie con calma', 'Poche cose, trovate piano. Tra queste {the}.'],
      ['Il lusso del tempo', 'Guarda, torna, guarda ancora. Poi {the}.'],
    ],
  },
  modern: {
    any: [
      ['Linee pulite', 'Muro bianco, niente di troppo. Solo {the}.'],
      ['Meno cose intorno', 'Una superficie libera, un po’ d’aria, {the}.'],
    ],
    home: [['Stanze di oggi', 'Pareti chiare, spazio aperto, e {the}.']],
  },
  vintage: {
    any: [
      ['Un po’ ieri, un po’ oggi', 'Metti {the} accanto alle cose di famiglia.'],
      ['Aria di mercatino', 'Una cornice del nonno, una radio muta. E {the}.'],
    ],
    home: [['Tra le cose di una volta', 'Il tavolo del mercatino, la sedia di famiglia. E {the}.']],
  },
  diy: {
    any: [
      ['Il prossimo progetto', 'Maniche su. Comincia con {the}.'],
      ['Sabato, si costruisce', 'Un’idea a matita, il tavolo libero, {the}.'],
    ],
  },
  decorating: {
    any: [
      ['La stanza che hai in testa', 'Colori scelti, foto salvate. Aggiungi {the}.'],
      ['Dalla bacheca alla parete', 'Salva l’idea, poi immagina a casa {the}.'],
    ],
  },
  furnishing: {
    any: [
      ['Un pezzo alla volta', 'Le stanze crescono piano. Il prossimo passo: {the}.'],
      ['Prima una cosa, poi l’altra', 'Il metro in tasca, nessuna fretta. E {the}.'],
    ],
  },
  her: {
    any: [
      ['Sulla sua lista', 'Un compleanno, un grazie, nessun motivo: {the}.'],
      ['Un pacchetto per lei', 'Carta, nastro, due righe. E dentro {the}.'],
    ],
  },
  him: {
    any: [
      ['Sulla sua lista', 'Un compleanno, un grazie, nessun motivo: {the}.'],
      ['Un pacchetto per lui', 'Carta, nastro, due righe. E dentro {the}.'],
    ],
  },
  young: {
    any: [
      ['Da girare nel gruppo', 'Manda {the} in chat e vedi chi risponde per primo.'],
      ['Domani è sabato', 'Nessuna sveglia, due messaggi, {the}.'],
    ],
  },
  seasoned: {
    any: [
      ['Con tutta la calma', 'Confronta, dormici su. Poi torna {toThe}.'],
      ['Senza fretta', 'Un caffè, gli occhiali, due pagine. E {the}.'],
    ],
  },
  everyone: {
    any: [
      ['Per te, o un regalo?', 'Con due si risolve. Intanto comincia con {the}.'],
      ['Qualcuno compie gli anni', 'Il nome ti è venuto subito. Incarta {the}.'],
      ['La prima mezz’ora libera', 'Telefono in tasca, maniche su, {the}.'],
      ['Sabato, ore dieci', 'Caffè bevuto, nessun impegno. Tocca {toThe}.'],
    ],
    home: [
      ['Domenica, nessuno chiama', 'Tende a metà, giornale per terra, {the} lì accanto.'],
      ['Piove sul davanzale', 'Fuori gli ombrelli, dentro {the}.'],
      ['Le sei di sera', 'La luce entra di lato, la casa si ferma. E {the}.'],
    ],
    kitchen: [
      ['Radio accesa, forno caldo', 'La finestra aperta, nessuno ha fretta. E {the}.'],
      ['Prima che arrivino tutti', 'Acqua sul fuoco, tovaglia storta. E {the}.'],
      ['La cucina di sabato', 'Il mercato sul tavolo, il grembiule storto. E {the}.'],
    ],
    work: [['Quando la casa tace', 'Lampada accesa, tè versato. Apri {the}.']],
    wear: [
      ['Commissioni, poi il fiume', 'La posta, il forno, il giro lungo. Con {the}.'],
      ['Sabato in centro', 'Un caffè in piedi, due vetrine. Con {the}.'],
    ],
    care: [
      ['Il bagno, di domenica', 'Nessuno bussa, l’acqua scorre. E {the}.'],
      ['La sera, porta chiusa', 'La borsa per terra, la luce bassa. E {the}.'],
    ],
    desk: [['Il tavolo alla finestra', 'Un foglio, un tè, la luce di lato. E {the}.']],
    out: [['Il weekend come vuoi', 'Lontano o dietro casa, porta {the}.']],
    play: [['Dopo cena, tutti qui', 'Piatti da parte, sedie vicine. E {the}.']],
  },
}
