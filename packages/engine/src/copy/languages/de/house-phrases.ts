import { type GroupPhrases } from '../phrasebook.ts'

/** German phrases for what keeps house, garden, tools and car going. */
export const housePhrases = {
  bath: {
    benefit: [
      ['Aus Duschen wird Pause', 'Dampf, Ruhe, Tür zu. In Reichweite: {the}.'],
      ['Sieben Uhr, halb wach', 'Das Wasser läuft, die Augen noch nicht. Gut, dass es {theAcc} gibt.'],
      ['Der Spiegel ist beschlagen', 'Warme Fliesen, keine Eile, niemand klopft. Dazu {the}.'],
    ],
    problem: [
      ['Das Bad ist von gestern?', 'Es muss keine Renovierung sein. Fang an mit {theDat}.'],
      ['Jeden Morgen Hektik?', 'Abschließen, Wasser an, fünf Minuten für dich. Mit {theDat}.'],
    ],
    question: [
      ['Wanne oder Dusche?', 'Beides geht. Leg vorher {theAcc} bereit.'],
      ['Was änderst du im Bad zuerst?', 'Etwas, das du jeden Morgen siehst. Zum Beispiel {theAcc}.'],
    ],
    howTo: [
      ['So wird das Bad zur Insel', 'Warmes Wasser, wenig Licht, kein Handy und {the}.'],
      ['So wirkt das Bad wie frisch', 'Ablage leeren, die Hälfte zurückstellen, {theAcc} dazu.'],
    ],
  },
  decor: {
    benefit: [
      ['Die Ecke, die keiner ansieht', 'Das war gestern. Heute {steht} dort {the}.'],
      ['Kleine Geste, anderes Zimmer', 'Kein Pinsel, kein verlorenes Wochenende. Nur {the}.'],
      ['Ein bisschen mehr du', 'Gib {theDat} einen Platz, an dem du täglich vorbeikommst.'],
    ],
    problem: [
      ['Fehlt hier noch etwas?', 'Die leere Stelle ist eine Einladung. Nimm sie an, mit {theDat}.'],
      ['Alles da und trotzdem kahl?', 'Zimmer werden Stück für Stück fertig. Das nächste: {the}.'],
    ],
    question: [
      ['Wohin damit?', 'Regal, Fensterbank, Kommode? Such einen Platz für {theAcc}.'],
      ['Sieht es hier nach dir aus?', 'Ein Teil, das du nur aus Lust aussuchst: {the}.'],
    ],
    howTo: [
      ['So wird ein Zimmer fertig', 'Gruppieren, Luft lassen, zum Schluss {the}.'],
      ['So sieht ein Regal gut aus', 'Hinten hoch, vorne klein, und wo das Auge hängen bleibt: {the}.'],
    ],
  },
  climate: {
    benefit: [
      ['Dein Zimmer, dein Wetter', 'Draußen macht es, was es will. Drinnen hast du {theAcc}.'],
      ['Tür zu, Buch auf', 'Ein Nachmittag ohne Plan. Im Hintergrund: {the}.'],
      ['Hier lässt es sich aushalten', 'Nimm das Zimmer, in dem du am meisten bist. Dort {steht} {the}.'],
    ],
    problem: [
      ['Mittags heiß, abends kühl?', 'So ein Zimmer hat jeder. Schalt {theAcc} ein.'],
      ['Dicke Luft?', 'Erst Fenster auf. Dann {theAcc} an.'],
    ],
    question: [
      ['Wie ist die Luft bei dir?', 'Wenn du jetzt seufzt: Schalt {theAcc} ein.'],
      ['Schlafzimmer oder Büro?', 'Ein Platz an der Steckdose reicht. Stell {theAcc} dorthin.'],
    ],
    howTo: [
      ['So wird’s zu Hause angenehm', 'Vorhang auf, Sessel rücken, {theAcc} an.'],
      ['So wählst du fürs Zimmer', 'Raum ausmessen, Steckdose suchen, dann {theAcc} hinstellen.'],
    ],
  },
  cleaning: {
    benefit: [
      ['Zwanzig Minuten, dann Sofa', 'Musik an, Fenster auf, los geht’s mit {theDat}.'],
      ['Hausarbeit, kurz gefasst', 'Niemand träumt davon. Also schnell fertig werden, mit {theDat}.'],
      ['Krümel? Welche Krümel?', 'Gestern Kindergeburtstag, heute Ruhe. Dazwischen: {the}.'],
    ],
    problem: [
      ['Kaum sauber, schon Krümel?', 'Der Staub kommt wieder. Halt {theAcc} bereit.'],
      ['Samstag weggeputzt?', 'Hol dir ein Stück davon zurück, mit {theDat}.'],
    ],
    question: [
      ['Was schiebst du vor dir her?', 'Du weißt, was. Pack es an mit {theDat}.'],
      ['Besuch in einer halben Stunde?', 'Tief durchatmen. Dann {theAcc} holen.'],
    ],
    howTo: [
      ['So putzt du Raum für Raum', 'Von oben nach unten, von hinten zur Tür. Mit dabei: {the}.'],
      ['So kommst du hinterher', 'Täglich ein bisschen statt samstags alles. Griffbereit: {the}.'],
    ],
  },
  garden: {
    benefit: [
      ['Draußen wird’s grün', 'Gartentür auf, Gummistiefel an, los mit {theDat}.'],
      ['Dein Beet, deine Regeln', 'Balkon, Hof oder Garten: Am Anfang {steht} {the}.'],
      ['Lange Abende im Freien', 'Gutes Wetter verschwendet man nicht. Raus mit {theDat}.'],
    ],
    problem: [
      ['Wächst dir alles über den Kopf?', 'Ein Nachmittag reicht für den Anfang. Dazu {the}.'],
      ['Viel zu tun da draußen?', 'Fang bei dem an, was du vom Fenster aus siehst. Mit {theDat}.'],
    ],
    question: [
      ['Was machst du da draußen?', 'Graben, gießen, dösen, von vorn. Dabei: {the}.'],
      ['Noch eine Stunde hell?', 'Das reicht, um loszulegen. Mit {theDat}.'],
    ],
    howTo: [
      ['So genießt du den Garten', 'Wenig tun, viel sitzen. Fürs eine oder andere gibt es {theAcc}.'],
      ['So beginnt die Saison', 'Aufräumen, planen, pflanzen. Und {theAcc} dazuholen.'],
    ],
  },
  tools: {
    benefit: [
      ['Bis mittags hängt das Regal', 'Bleistift hinterm Ohr, Kaffee auf der Leiter, in der Hand {the}.'],
      ['Selbst gemacht ist gemacht', 'Der Stolz hinterher gehört dazu. Fang an mit {theDat}.'],
      ['Die Tür quietscht noch', 'Dann das Regal, dann der Zaun. Halt {theAcc} bereit.'],
    ],
    problem: [
      ['Wartet die Reparatur noch?', 'Streich sie am Samstag von der Liste, mit {theDat}.'],
      ['Mit der Münze geschraubt?', 'Ein Löffel ist auch kein Hammer. Nimm {theAcc}.'],
    ],
    question: [
      ['Was baust du als Nächstes?', 'Regal, Hochbeet, Vogelhaus? Leg los mit {theDat}.'],
      ['Lücke im Werkzeugkasten?', 'Zwischen Hammer und Zollstock wäre Platz für {theAcc}.'],
    ],
    howTo: [
      ['So wird es auch fertig', 'Messen, anzeichnen, in Ruhe machen. Zur Hand: {the}.'],
      ['So schrumpft die Liste', 'Das Schnelle zuerst. Für alles danach gibt es {theAcc}.'],
    ],
  },
  car: {
    benefit: [
      ['Es bringt dich überallhin', 'Bei Regen, bei Hitze, im Dunkeln. Gib etwas zurück: {theAcc}.'],
      ['Tank voll, Playlist bereit', 'Sitz nach hinten, Spiegel gerade. Dabei: {the}.'],
      ['Vor der Autobahn', 'Noch schnell die Scheibe, dann los. Mit {theDat}.'],
    ],
    problem: [
      ['Steht es immer draußen?', 'Sonne, Laub, Vögel, das ganze Jahr. Antworte mit {theDat}.'],
      ['Lange nichts gegönnt?', 'Dem Auto, nicht dir. Gönn ihm {theAcc}.'],
    ],
    question: [
      ['Wohin als Nächstes?', 'Bäcker oder Bodensee, unterwegs mit {theDat}.'],
      ['Passt das zu deinem Auto?', 'Baujahr und Modell prüfen. Danach: {the}.'],
    ],
    howTo: [
      ['So bleibt der Wagen schön', 'Waschen, trocknen, pflegen. Dazu {gehoert} {the}.'],
      ['So startet die lange Fahrt', 'Route planen, leicht packen, {theAcc} an Bord.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
