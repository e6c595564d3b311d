import { type GroupPhrases } from '../phrasebook.ts'

/** German phrases for what people eat, read, play and go out with. */
export const livingPhrases = {
  food: {
    benefit: [
      ['Stell es in die Mitte', 'Eine Schale, viele Hände, gleich leer. Heute auf dem Tisch: {the}.'],
      ['Lass mir einen Bissen übrig', 'Teilen oder verstecken, das ist die Frage bei {theDat}.'],
      ['Halb elf, kleiner Hunger', 'Die Schublade geht auf, alle schauen her. Darin: {the}.'],
    ],
    problem: [
      ['Was essen wir heute?', 'Fang mit etwas an, das du magst. Fang an mit {theDat}.'],
      ['Leere im Küchenschrank?', 'Schreib {theAcc} ganz oben auf den Zettel.'],
    ],
    question: [
      ['Teilen oder behalten?', 'Wir verraten niemandem etwas von {theDat}.'],
      ['Schon Hunger?', 'Deck den Tisch oder iss im Stehen. Es gibt {theAcc}.'],
    ],
    howTo: [
      ['So wird ein Abend daraus', 'Brot, Freunde, eine Kerze und {the}.'],
      ['So füllst du den Schrank', 'Wenig kaufen, alles aufessen. Fang an mit {theDat}.'],
    ],
  },
  pantry: {
    benefit: [
      ['Damit fängt Kochen an', 'Schrank auf, der Rest ergibt sich. Heute mit {theDat}.'],
      ['Brot, Eier und noch was', 'Der Einkaufszettel schreibt sich von allein. Darauf: {the}.'],
      ['Sonntags, wenn alles zu hat', 'Ein voller Topf aus dem, was da ist. Gut, wenn da {the} {steht}.'],
    ],
    problem: [
      ['Geht es zur Neige?', 'Schreib {theAcc} auf den Zettel, bevor der Topf kocht.'],
      ['Nichts zum Kochen da?', 'Jedes Essen beginnt mit dem Einfachsten. Etwa mit {theDat}.'],
    ],
    question: [
      ['Was kochst du heute?', 'Omas Rezept oder ein erster Versuch, beides mit {theDat}.'],
      ['Was steht auf dem Zettel?', 'Milch, Obst und {the}.'],
    ],
    howTo: [
      ['So bleibt Kochen einfach', 'Kurzer Zettel, heißer Herd und {the}.'],
      ['So füllst du die Vorräte', 'Kauf, was du jede Woche brauchst. Dazu {theAcc}.'],
    ],
  },
  drink: {
    benefit: [
      ['Halb vier, Zeit für eine Tasse', 'Der Nachmittag kann warten. Auf dem Tisch {steht} schon {the}.'],
      ['Setz schon mal Wasser auf', 'Ruf jemanden an, räum den Tisch frei und öffne {theAcc}.'],
      ['Eine Pause, ein Fenster', 'Ein Stuhl, ein Blick nach draußen, mehr nicht. Dazu {the}.'],
    ],
    problem: [
      ['Zieht sich der Nachmittag?', 'Aufstehen, strecken und eine Pause machen mit {theDat}.'],
      ['Jeden Tag dieselbe Tasse?', 'Dann ändere, was drin ist. Versuch es mit {theDat}.'],
    ],
    question: [
      ['Wie trinkst du es am liebsten?', 'Stark, auf Eis, mit Keks am Rand? Hauptsache, es {ist} {the}.'],
      ['Durst auf etwas anderes?', 'Lass das Übliche stehen. Mach {theAcc} auf.'],
    ],
    howTo: [
      ['So gehen zehn Minuten', 'Handy weglegen, {theAcc} holen, aus dem Fenster schauen.'],
      ['So beginnt es langsam', 'Erst eingießen, dann lesen. Heute mit {theDat}.'],
    ],
  },
  spirits: {
    benefit: [
      ['In kleinen Schlucken', 'Ein stilles Zimmer, ein schweres Glas und {the}.'],
      ['Abende zum Erinnern', 'Zuerst kommen die Gäste. Dann {kommt} {the}.'],
      ['Auf die alten Freunde', 'Der Tisch ist abgeräumt, keiner will gehen. Dazu {the}.'],
    ],
    problem: [
      ['Noch kein Mitbringsel?', 'Nimm etwas mit, das ihr zusammen aufmacht: {theAcc}.'],
      ['Lücke in der Hausbar?', 'Da wäre noch Platz für {theAcc}.'],
    ],
    question: [
      ['Pur oder auf Eis?', 'Das entscheidet jeder selbst. Auf dem Tisch {steht} {the}.'],
      ['Was machen wir auf?', 'Der Tisch ist gedeckt, die Musik leise. Öffne {theAcc}.'],
    ],
    howTo: [
      ['So schmeckst du langsam', 'Ansehen, riechen, nippen, warten. Nimm dir Zeit mit {theDat}.'],
      ['So entsteht eine Hausbar', 'Flasche für Flasche. Als Nächstes: {the}.'],
    ],
  },
  book: {
    benefit: [
      ['Nur noch eine Seite', 'Das Licht bleibt noch an. Schuld {ist} {the}.'],
      ['Dein nächstes Kapitel', 'Sessel suchen, {theAcc} aufschlagen, die Zeit vergessen.'],
      ['Lesen und weitergeben', 'Manche Geschichten wollen Gesellschaft. Schlag {theAcc} auf.'],
    ],
    problem: [
      ['Schon wieder am Scrollen?', 'Tausch das Handy gegen eine Seite. Tausch es gegen {theAcc}.'],
      ['Nichts mehr zu lesen?', 'Auf den Stapel damit, und zwar nach oben: {the}.'],
    ],
    question: [
      ['Was liest du gerade?', 'Wenn die Antwort „nichts“ heißt: Schlag {theAcc} auf.'],
      ['Sofa, Zug oder Bett?', 'Gelesen wird überall. Nimm {theAcc} mit.'],
    ],
    howTo: [
      ['So liest du mehr', '{TheAcc} ans Bett, das Handy in die Küche.'],
      ['So geht ein Regentag', 'Decke, Tee und {the}.'],
    ],
  },
  toy: {
    benefit: [
      ['Platz auf dem Teppich', 'Alles andere darf warten. Hol {theAcc} raus.'],
      ['Regen? Na und.', 'Die Kekse stehen bereit, der Teppich ist frei. Es gibt {theAcc}.'],
      ['Noch mal von vorn', 'Das sagen sie alle. Fangt an mit {theDat}.'],
    ],
    problem: [
      ['Jetzt schon langweilig?', 'Es ist erst Samstagmorgen. Hol {theAcc} raus.'],
      ['Zu viel Bildschirm?', 'Hier ist etwas zum Anfassen: {the}.'],
    ],
    question: [
      ['Wer ist dran?', 'Alle, und zwar gleichzeitig. Mit {theDat}.'],
      ['Dürfen Große mitspielen?', 'Unbedingt. Setz dich dazu und nimm {theAcc}.'],
    ],
    howTo: [
      ['So rettest du den Regentag', 'Decken auf den Boden, Kekse daneben und {the}.'],
      ['So wird es ein Geburtstag', 'Kuchen, Kerzen, Freunde und {the} unterm Papier.'],
    ],
  },
  baby: {
    benefit: [
      ['Kleine Hände, große Tage', 'Zwischen Fläschchen und Mittagsschlaf: {the}.'],
      ['Baden, schlafen, spazieren', 'Und dann von vorn. Immer in der Nähe: {the}.'],
      ['Fünf Uhr früh, hellwach', 'Wenigstens einer hat gute Laune. Und es gibt {theAcc}.'],
    ],
    problem: [
      ['Immer beide Hände voll?', 'Eine fürs Baby, eine für den Rest. Griffbereit: {the}.'],
      ['Langer Tag, kurze Nacht?', 'Kaffee, Lätzchen, einmal durchatmen. Immerhin gibt es {theAcc}.'],
    ],
    question: [
      ['Was steht noch auf der Liste?', 'Einen Punkt streichst du heute, mit {theDat}.'],
      ['Auf dem Weg zur Babyparty?', 'Bring etwas mit, das gebraucht wird: {theAcc}.'],
    ],
    howTo: [
      ['So bleibt es ruhig', 'Kurze Abläufe, wenig Dinge, in Reichweite {the}.'],
      ['So packst du fürs Baby', 'Wechselsachen, Geduld, ein Kuscheltier und {the}.'],
    ],
  },
  pet: {
    benefit: [
      ['Wer da wohl angerannt kommt', 'Zeig {theAcc} her und zähl bis drei.'],
      ['Gassi, Napf, Nickerchen', 'Ein guter Tag hat klare Regeln. Dazu {gehoert} {the}.'],
      ['Für den auf vier Pfoten', 'Verlangt wird so wenig. Besorg {theAcc}.'],
    ],
    problem: [
      ['Sofa schon wieder besetzt?', 'Biete etwas anderes an: {theAcc}.'],
      ['Dieser Blick unterm Tisch?', 'Du kennst ihn. Antworte mit {theDat}.'],
    ],
    question: [
      ['Na, wer ist ein Feiner?', 'Du weißt schon, wer. Bring {theAcc} mit.'],
      ['Gassi, Spiel oder Schlaf?', 'Alles drei, bitte. Und {theAcc}.'],
    ],
    howTo: [
      ['So verwöhnst du ein bisschen', 'Zeit, eine lange Runde und {the}.'],
      ['So kommt ein Tier gut an', 'Eine ruhige Ecke, feste Zeiten und {the}.'],
    ],
  },
  fitness: {
    benefit: [
      ['Training im Wohnzimmer', 'Kein Weg, keine Schlange. Nur du und {the}.'],
      ['Heute ein bisschen', 'Morgen wieder ein bisschen. Immer in Sichtweite: {the}.'],
      ['Erst warm, dann los', 'Musik an, Schultern kreisen, {theAcc} holen.'],
    ],
    problem: [
      ['Keine Zeit fürs Studio?', 'Zehn Minuten, da wo du bist. Mit {theDat}.'],
      ['Motivation verlegt?', 'Mach den ersten Schritt klein. Er führt zu {theDat}.'],
    ],
    question: [
      ['Was ist dein nächstes Ziel?', 'Schreib es auf und fang an, mit {theDat}.'],
      ['Bereit für eine Runde?', 'Schuhe an, Musik laut, {theAcc} raus.'],
    ],
    howTo: [
      ['So bleibst du dabei', 'Gleiche Zeit, jeden Tag ein Schritt mehr. Mit {theDat}.'],
      ['So fängst du bei null an', 'Leicht beginnen, Pausen machen. Und zwar mit {theDat}.'],
    ],
  },
  cycling: {
    benefit: [
      ['Nimm den Umweg', 'Am Kanal entlang, ohne Eile. Mit {theDat}.'],
      ['Zwei Räder, freier Kopf', 'Zur Arbeit, zum Bäcker, einfach so. Nimm {theAcc}.'],
      ['Der Berg kann kommen', 'Oben gibt es Kuchen. Bis dahin gibt es {theAcc}.'],
    ],
    problem: [
      ['Steckst du im Stau?', 'Alle sind zu spät und keiner bewegt sich. Fahr vorbei, mit {theDat}.'],
      ['Verstaubt das Rad im Keller?', 'Bring es zurück auf die Straße, mit {theDat}.'],
    ],
    question: [
      ['Wohin fährst du?', 'Hügel, Kanal, Innenstadt? Nimm {theAcc} mit.'],
      ['Bereit zum Losrollen?', 'Flasche füllen, Route aussuchen, los mit {theDat}.'],
    ],
    howTo: [
      ['So fährst du zur Arbeit', 'Route planen, leicht packen, und {theAcc} nicht vergessen.'],
      ['So gelingt die lange Tour', 'Früh los, Pause beim Bäcker. Mit dabei: {the}.'],
    ],
  },
  outdoors: {
    benefit: [
      ['Raus mit dir', 'Leicht packen, früh los. Im Gepäck: {the}.'],
      ['Wald, See oder Parkbank', 'Frische Luft braucht keinen Plan. Nur {theAcc}.'],
      ['Kein Netz bis Sonntag', 'Nur Wind, Wasser und Kaffee im Nebel. Und {the}.'],
    ],
    problem: [
      ['Zu lange drinnen gewesen?', 'Die Tür ist gleich dort. Daneben {steht} {the}.'],
      ['Wieder etwas vergessen?', 'Setz ganz oben auf die Packliste: {theAcc}.'],
    ],
    question: [
      ['Wohin geht die Tour?', 'Berg, Strand, Garten? Nimm {theAcc} mit.'],
      ['Was ist im Rucksack?', 'Wenig, und genug Platz für {theAcc}.'],
    ],
    howTo: [
      ['So packst du fürs Wochenende', 'Warmer Pulli, gute Brote, {the}.'],
      ['So kommst du öfter raus', 'Tag aussuchen, Ziel aussuchen, {theAcc} einpacken.'],
    ],
  },
  stationery: {
    benefit: [
      ['Schreib es auf', 'Manche Gedanken haben Tinte verdient. Fang an mit {theDat}.'],
      ['Von Hand, mit Pausen', 'Ein paar Worte, die jemand aufhebt. Dafür gibt es {theAcc}.'],
      ['Der Kopf ist voll', 'Kaffee, Fensterplatz, und dann alles raus. Mit {theDat}.'],
    ],
    problem: [
      ['Fehlen dir die Worte?', 'Fang mit dem Namen an. Der Rest kommt mit {theDat}.'],
      ['Chaos in der Schublade?', 'Behalt, womit du gern schreibst. Obenauf {liegt} {the}.'],
    ],
    question: [
      ['An wen denkst du gerade?', 'Dann weißt du ja, für wen: {the}.'],
      ['Was geht dir durch den Kopf?', 'Lass es raus, mit {theDat}.'],
    ],
    howTo: [
      ['So sagst du es schön', 'Kurz, freundlich, von Hand. Mit {theDat}.'],
      ['So füllst du die erste Seite', 'Irgendein Wort genügt. Geduld {hat} {the}.'],
    ],
  },
  party: {
    benefit: [
      ['Heute wird es laut', 'Musik, Häppchen, Leute und {the}.'],
      ['Das Fest steckt im Detail', 'Lichterkette an, Nachbarn gewarnt. {Fehlt} nur noch {the}.'],
      ['Eine Nacht für Fotos', 'Morgen lacht ihr darüber. Dabei: {the}.'],
    ],
    problem: [
      ['Feier bald, Plan fehlt?', 'Am Anfang steht eine Idee: {the}.'],
      ['Noch nichts fürs Motto?', 'Der Auftritt ist der halbe Spaß. Hol dir {theAcc}.'],
    ],
    question: [
      ['Was feiern wir?', 'Ein Grund findet sich. Besorg schon mal {theAcc}.'],
      ['Wer steht auf der Liste?', 'Einladungen raus, dann {theAcc} holen.'],
    ],
    howTo: [
      ['So gelingt ein Fest', 'Wenig Regeln, viel Musik und {the}.'],
      ['So stiehlst du die Schau', 'Motto aussuchen, nicht zögern, auf geht’s mit {theDat}.'],
    ],
  },
  health: {
    benefit: [
      ['Gleiche Zeit, gleicher Stuhl', 'Fünf Minuten am Tag gehören dir. Dir und {theDat}.'],
      ['Neben der Zahnbürste', 'Dort vergisst du es nicht. Stell {theAcc} hin.'],
      ['Ein Eckchen vom Tag', 'Der Kalender ist voll, ein Platz bleibt frei. Für {theAcc}.'],
    ],
    problem: [
      ['Immer zuletzt an dich gedacht?', 'Rück auf der Liste eins nach oben. Mit {theDat}.'],
      ['Steht es noch auf der Liste?', 'Schon eine ganze Weile. Da {waere} {the}.'],
    ],
    question: [
      ['Was braucht dein Tag?', 'Fünf Minuten, immer zur selben Zeit, und {theAcc}.'],
      ['Morgens oder abends?', 'Such dir eine feste Zeit aus. Die ist für {theAcc}.'],
    ],
    howTo: [
      ['So bleibt es Gewohnheit', 'Gleicher Ort, gleiche Zeit. Dort {steht} {the}.'],
      ['So wählst du in Ruhe', 'Etikett lesen, nachfragen, dann entscheiden über {theAcc}.'],
    ],
  },
  general: {
    benefit: [
      ['Seinen Platz wert', 'Vieles kommt und geht. Bleiben {darf} {the}.'],
      ['Nichts für die Schublade', 'Manches benutzt man wirklich. Zum Beispiel {theAcc}.'],
      ['Für einen ganz normalen Tag', 'Nichts Besonderes geplant. Nur {the}.'],
    ],
    problem: [
      ['Noch am Suchen?', 'Zwölf Tabs offen, der Daumen müde. Schließ elf und behalt {theAcc}.'],
      ['Zu viel Auswahl?', 'Vierzig offene Tabs, eine Antwort: {the}.'],
    ],
    question: [
      ['Für dich oder zum Schenken?', 'Behalten wäre möglich. Großzügig sein auch. Es geht um {theAcc}.'],
      ['Verpacken oder behalten?', 'Es muss ja niemand wissen. Hol dir {theAcc}.'],
    ],
    howTo: [
      ['So entscheidest du', 'Brauchst du es am Montag auch noch? Dann ja: {the}.'],
      ['So findest du das Richtige', 'Aufschreiben, was du brauchst, Rest streichen. Da {bleibt} {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
