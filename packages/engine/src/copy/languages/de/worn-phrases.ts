import { type GroupPhrases } from '../phrasebook.ts'

/** German phrases for what people wear, carry and care with. */
export const wornPhrases = {
  bag: {
    benefit: [
      ['Einpacken, Tür zu, weg', 'Schlüssel, Portemonnaie, ein Plan. Den Rest trägst du mit {theDat}.'],
      ['Freitag, am Bahnsteig', 'Noch zwei Minuten, Kaffee in der Hand. Über der Schulter: {the}.'],
      ['Alles dabei, nichts zu viel', 'Arbeit, Markt, Wochenende. Unterwegs mit {theDat}.'],
    ],
    problem: [
      ['Schlüssel? Schon wieder?', 'Dritter Stock, dunkler Flur, beide Hände voll. Da {waere} {the}.'],
      ['Noch nicht gepackt?', 'Das kennt jeder. Fang mit dem Wichtigen an: mit {theDat}.'],
    ],
    question: [
      ['Wohin geht’s?', 'Büro, Bahnhof, irgendwo mit Aussicht? Nimm {theAcc} mit.'],
      ['Was trägst du mit dir herum?', 'Laptop, Brotdose, das ungelesene Buch. Hinein in {theAcc}.'],
    ],
    howTo: [
      ['So packst du leicht', 'Alles hinlegen, die Hälfte zurück, {theAcc} zu.'],
      ['So reist du entspannt', 'Weniger Dinge, gut ausgesucht. Eines davon: {the}.'],
    ],
  },
  footwear: {
    benefit: [
      ['Eine Station früher raus', 'Der Rest geht durch den Park. Zu Fuß, mit {theDat}.'],
      ['Jacke, Schlüssel, los', 'Was noch fehlt, steht an der Tür: {the}.'],
      ['Pflaster, Park, Büro', 'Ein Tag, drei Böden. Unter dir: {the}.'],
    ],
    problem: [
      ['Immer dasselbe Paar?', 'Es hat seine Kilometer gemacht. Als Nächstes an der Tür: {the}.'],
      ['Oben fertig, unten ratlos?', 'Das Outfit steht, die Füße warten. Schlüpf in {theAcc}.'],
    ],
    question: [
      ['Wohin tragen sie dich?', 'Um die Ecke oder einmal quer durch die Stadt. Mit {theDat}.'],
      ['Von unten nach oben?', 'Manches Outfit beginnt am Boden. Deins mit {theDat}.'],
    ],
    howTo: [
      ['So wird das Outfit fertig', 'Zuerst die Schuhe, dann der Rest. Also {the}.'],
      ['So gehst du mehr zu Fuß', 'Früher los, den langen Weg nehmen. Und zwar mit {theDat}.'],
    ],
  },
  clothing: {
    benefit: [
      ['Sieben Minuten bis zur Bahn', 'Ein Kaffee im Stehen, noch schnell {theAcc} an, raus.'],
      ['Hängt immer ganz vorne', 'Du weißt schon morgens, was es wird: {the}.'],
      ['Dienstag, gut angezogen', 'Kein Anlass nötig. Nur {the}.'],
    ],
    problem: [
      ['Voller Schrank, kein Outfit?', 'Oft fehlt nur ein Teil. Probier es mit {theDat}.'],
      ['Schon wieder dasselbe an?', 'Gib dem Rest vom Schrank Gesellschaft: {theAcc}.'],
    ],
    question: [
      ['Was ziehst du heute an?', 'Nicht das von gestern. Heute {ist} {the} dran.'],
      ['Was trägst du dazu?', 'Stiefel, Sneakers, gar nichts? Fang an mit {theDat}.'],
    ],
    howTo: [
      ['So trägst du es öfter', 'Drunter, drüber, Ärmel hoch. Immer wieder: {the}.'],
      ['So entsteht ein Outfit', 'Ein Teil aussuchen, zwei alte dazu. Das erste: {the}.'],
    ],
  },
  sportswear: {
    benefit: [
      ['Sechs Uhr, leerer Park', 'Raus, bevor der Kopf wach ist. Leg abends {theAcc} bereit.'],
      ['Umziehen ist die halbe Runde', 'Die andere Hälfte kommt von allein. Fang an mit {theDat}.'],
      ['Beweg dich, wie du magst', 'Schnell, langsam, nur zum Spaß. Dabei: {the}.'],
    ],
    problem: [
      ['Motivation gerade weg?', 'Leg {theAcc} neben das Bett und warte, was der Morgen sagt.'],
      ['Sporttasche von gestern?', 'Fang mit dem an, was du am meisten trägst. Pack {theAcc} ein.'],
    ],
    question: [
      ['Laufen, dehnen, tanzen?', 'Für alles gibt es einen Anfang: {the}.'],
      ['Vor der Arbeit oder danach?', 'Beides zählt. An der Tür {haengt} {the}.'],
    ],
    howTo: [
      ['So bleibst du dran', 'Gleiche Zeit, gleicher Weg, am Abend vorher {theAcc} rauslegen.'],
      ['So kommst du vor die Tür', 'Erst anziehen, dann entscheiden. Am Anfang: {the}.'],
    ],
  },
  jewelry: {
    benefit: [
      ['Anlegen und vergessen', 'Montag, Samstag, der große Tag. Immer dabei: {the}.'],
      ['Ganz nah getragen', 'Manches bleibt bei einem. Vielleicht {the}.'],
      ['Ein Detail genügt', 'Schlichter Pulli, hochgekrempelte Ärmel und {the}.'],
    ],
    problem: [
      ['Fehlt dem Outfit etwas?', 'Oft ist es nur eine Kleinigkeit. Probier es mit {theDat}.'],
      ['Kein Geschenk in Sicht?', 'Etwas zum Tragen und Behalten: {the}.'],
    ],
    question: [
      ['Schenken oder behalten?', 'Sieh dir vorher {theAcc} noch einmal genau an.'],
      ['Allein oder zu mehreren?', 'Schmuck darf Gesellschaft haben. Zum Beispiel {theAcc}.'],
    ],
    howTo: [
      ['So trägst du weniger', 'Zwei Teile ablegen, eins behalten: {theAcc}.'],
      ['So bleibt ein Tag im Kopf', 'Schenk etwas für die Tage danach: {theAcc}.'],
    ],
  },
  skincare: {
    benefit: [
      ['Zwei Minuten, Tür zu', 'Kein Handy, keine Eile. Nur der Spiegel und {the}.'],
      ['Kurz und jeden Tag', 'Wenige Schritte, gleich nach dem Zähneputzen. Einer davon: {the}.'],
      ['Abends um zehn im Bad', 'Der Tag ist abgewaschen. Danach {kommt} {the}.'],
    ],
    problem: [
      ['Regal voll, Routine weg?', 'Ausräumen, drei behalten. Eines davon: {the}.'],
      ['Morgens immer in Eile?', 'Nimm dir zwei Minuten am Spiegel, mit {theDat}.'],
    ],
    question: [
      ['Morgens oder abends?', 'Vor dem Kaffee oder nach dem Film. Zeit ist für {theAcc}.'],
      ['Was steht im Bad?', 'Behalt, was du aufbrauchst. Stell {theAcc} dazu.'],
    ],
    howTo: [
      ['So bleibt es einfach', 'Wasser, Handtuch, {the}. Fertig.'],
      ['So wird es Gewohnheit', 'Ein Schritt, jeden Tag. Der erste: {the}.'],
    ],
  },
  soap: {
    benefit: [
      ['Zehnmal am Tag', 'Hände unters Wasser, einmal durchatmen. Daneben {liegt} {the}.'],
      ['Den Tag abwaschen', 'Wasserhahn auf, Zeit lassen, nach {theDat} greifen.'],
      ['Schaum bis zu den Ellbogen', 'Nach dem Garten, vor dem Essen. Am Becken: {the}.'],
    ],
    problem: [
      ['Immer dieselbe Routine?', 'Ändere zuerst eine Kleinigkeit. Versuch es mit {theDat}.'],
      ['Fast schon wieder leer?', 'Schreib {theAcc} auf den Zettel, solange du daran denkst.'],
    ],
    question: [
      ['Dusche oder langes Bad?', 'Beides geht. Am Rand {liegt} {the}.'],
      ['Was liegt am Waschbecken?', 'Nimm etwas, das dir auffällt. Etwa {theAcc}.'],
    ],
    howTo: [
      ['So wirst du wach', 'Warmes Wasser, kalter Schwall und {the}.'],
      ['So wird das Bad ein anderes', 'Tausch eine Sache pro Woche. Als Erstes: {the}.'],
    ],
  },
  hair: {
    benefit: [
      ['Haare? Erledigt.', 'Weniger Zeit vor dem Spiegel, mehr Zeit danach. Fang an mit {theDat}.'],
      ['Dein Kopf, deine Regeln', 'Hoch, offen, glatt, wild. Immer mit dabei: {the}.'],
      ['Acht Uhr und schon gekämmt', 'Der Morgen hat es eilig. Im Bad {liegt} {the}.'],
    ],
    problem: [
      ['Heute ein Mützentag?', 'Bevor du die Mütze holst, hol {theAcc}.'],
      ['Morgens zu wenig Zeit?', 'Jede Minute am Spiegel zählt. Nimm {theAcc}.'],
    ],
    question: [
      ['Heute Haarwaschtag?', 'Musik an, Tür zu, {theAcc} raus.'],
      ['Glatt, wellig oder wild?', 'Was der Tag auch will: Griffbereit {liegt} {the}.'],
    ],
    howTo: [
      ['So wird Waschtag schön', 'In Ruhe, Strähne für Strähne, mit {theDat}.'],
      ['So geht es schneller', 'Abends planen, morgens nur noch {theAcc}.'],
    ],
  },
  makeup: {
    benefit: [
      ['Dein Look, deine Regeln', 'Kaum da oder ganz groß: Spiel mit {theDat}.'],
      ['Ein Strich, andere Laune', 'Kleine Rituale verändern den Tag. Eins davon: {the}.'],
      ['Noch fünf Minuten im Bad', 'Das Taxi ist bestellt, die Musik läuft. In der Hand: {the}.'],
    ],
    problem: [
      ['Immer derselbe Look?', 'Tausch ein Teil in der Tasche gegen {theAcc}.'],
      ['Noch wie auf dem Passfoto?', 'Probier eine kleine Änderung. Probier es mit {theDat}.'],
    ],
    question: [
      ['Heute laut oder leise?', 'Beides fängt gleich an. Mit {theDat}.'],
      ['Was steckt in der Tasche?', 'Schaff ein bisschen Platz für {theAcc}.'],
    ],
    howTo: [
      ['So bist du schnell fertig', 'Eine Sache betonen, dann aufhören. Dafür gibt es {theAcc}.'],
      ['So spielst du mit Farbe', 'Klein anfangen, verwischen, zurücktreten. Mit {theDat}.'],
    ],
  },
  fragrance: {
    benefit: [
      ['Was im Raum bleibt', 'Ein Duft sagt Hallo, bevor du es tust. Diesmal {the}.'],
      ['Ein Abend, ein Duft', 'Jahre später riecht man ihn und ist wieder da. Trag {theAcc}.'],
      ['Das Letzte vor der Tür', 'Mantel, Schlüssel und {the}.'],
    ],
    problem: [
      ['Auf der Suche nach deinem?', 'Gib ihm einen Tag auf der Haut. Probier {theAcc}.'],
      ['Seit Jahren derselbe?', 'Lass eine andere Note herein, mit {theDat}.'],
    ],
    question: [
      ['Für den Tag oder die Nacht?', 'Einer fürs Büro, einer für danach. Wann trägst du {theAcc}?'],
      ['Wonach duftest du?', 'Mit Absicht, meinen wir. Versuch es mit {theDat}.'],
    ],
    howTo: [
      ['So findest du deinen Duft', 'Aufsprühen, losgehen, eine Stunde warten. Zuerst {theAcc}.'],
      ['So trägst du Duft', 'Handgelenk, Hals, einmal weniger als gedacht. Mit {theDat}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
